package org.apogee.stack.proxy;

import java.util.Optional;
import javax.net.ssl.SSLSocketFactory;

/** A process behind the proxy, on this machine or one pretended here. */
public interface Backend {
  default String host() {
    return "127.0.0.1";
  }

  int port();

  /** With it, connections are encrypted and the certificate is checked. */
  default Optional<SSLSocketFactory> tls() {
    return Optional.empty();
  }

  /** Whether it accepts requests now. */
  boolean ready();

  /** It has not answered its health check for a while: requests in progress there are given up. */
  boolean silent();
}
