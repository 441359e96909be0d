package org.apogee.stack.proxy;

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
          10_000);
}
