package org.apogee.cluster.dump;

import java.time.Instant;

/** Data of one kind, written to a dump line by line. */
public interface DumpSource {
  /** Such as {@code records}: the beginning of the names of its files. */
  String kind();

  /**
   * Writes everything that belongs into the dump of a day. It is called again after a failure, on
   * any member, with what was stored before still there.
   *
   * @param end of the day
   */
  void write(DumpWriter out, Instant end) throws InterruptedException;
}
