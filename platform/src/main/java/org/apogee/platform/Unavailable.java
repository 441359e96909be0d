package org.apogee.platform;

/**
 * The world failed us: database, broker or another node did not answer. Whether the request took
 * effect is unknown, so its sender asks again.
 */
public final class Unavailable extends RuntimeException {
  public Unavailable(String sentence) {
    super(sentence);
  }

  public Unavailable(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  public String sentence() {
    return String.valueOf(getMessage());
  }
}
