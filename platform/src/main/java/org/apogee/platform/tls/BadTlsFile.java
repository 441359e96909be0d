package org.apogee.platform.tls;

/** A file of a {@link TlsFolder} cannot be used; the message names it and says why. */
public final class BadTlsFile extends Exception {
  private static final long serialVersionUID = 1;

  BadTlsFile(String message) {
    super(message);
  }

  BadTlsFile(String message, Throwable cause) {
    super(message, cause);
  }
}
