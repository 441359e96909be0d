package org.apogee.platform.process;

import java.time.Duration;

/** What a process runs, from its start until it is stopped or ends by itself. */
public interface RunningProcess extends AutoCloseable {

  /** Returns when it has ended by itself; otherwise only a signal ends the process. */
  void awaitEnd();

  /** Reports that it is no longer ready, so that clients are sent elsewhere; still serves. */
  void drain();

  /** How long it serves after {@link #drain}: health checks need this time to see it. */
  default Duration stopGrace() {
    return Duration.ZERO;
  }

  @Override
  void close();
}
