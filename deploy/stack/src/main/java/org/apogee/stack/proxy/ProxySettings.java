package org.apogee.stack.proxy;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/**
 * What a client may do, and how long a backend may take.
 *
 * @param headerTime for a request line with its headers, from the first byte
 * @param bodyTime for a body
 * @param idleTime between two requests, and between two bytes of a response
 * @param answerTime until a backend begins its answer
 * @param headMax bytes of a request line with its headers
 * @param bodyMax bytes of a request's body
 * @param connectionsMax clients' connections at a time
 */
public record ProxySettings(
    Duration headerTime,
    Duration bodyTime,
    Duration idleTime,
    Duration answerTime,
    int headMax,
    int bodyMax,
    int connectionsMax) {

  private static final int CONNECTIONS_MAX = 10_000;

  /** For the journal, the feed, and what else a process needs beside its clients. */
  private static final int OPEN_FILES_BESIDE = 2_000;

  /** The client's connection, and both ends of the one to a node in the same process. */
  private static final int OPEN_FILES_EACH = 3;

  /**
   * The times are those of the nodes. The sizes are larger than the nodes' own, so that a node's
   * setting decides and the proxy only keeps its memory bounded.
   */
  public static final ProxySettings DEFAULT =
      new ProxySettings(
          Duration.ofSeconds(10),
          Duration.ofSeconds(10),
          Duration.ofSeconds(30),
          Duration.ofSeconds(60),
          16 * 1024,
          256 * 1024,
          connectionsWithin(openFilesMax()));

  /** How many connections leave enough files for the rest of the process. */
  static int connectionsWithin(long openFiles) {
    return Math.clamp((openFiles - OPEN_FILES_BESIDE) / OPEN_FILES_EACH, 100, CONNECTIONS_MAX);
  }

  private static long openFilesMax() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? unix.getMaxFileDescriptorCount()
        : Long.MAX_VALUE;
  }
}
