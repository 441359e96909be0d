package org.apogee.stack.proxy;

/** A process behind the proxy, on this machine or one pretended here. */
public interface Backend {
  default String host() {
    return "127.0.0.1";
  }

  int port();

  /** Whether it accepts requests now. */
  boolean ready();

  /** It has not answered its health check for a while: requests in progress there are given up. */
  boolean silent();
}
