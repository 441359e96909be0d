package org.apogee.local;

/** A local part does not start; the message is a sentence for the person at the terminal. */
public final class LocalStartFailed extends RuntimeException {
  LocalStartFailed(String message) {
    super(message);
  }

  LocalStartFailed(String message, Throwable cause) {
    super(message, cause);
  }
}
