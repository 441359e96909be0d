package org.apogee.platform.http;

import java.time.Duration;
import java.util.Optional;

/** A request that is not carried out, where the status or the time to wait matters. */
public final class Refusal extends RuntimeException {
  private final int status;
  private final String code;
  private final Optional<Duration> retryAfter;

  private Refusal(int status, String code, String sentence, Optional<Duration> retryAfter) {
    super(sentence, null, false, false);
    if (status < 400 || status > 599) {
      throw new IllegalArgumentException("not the status of a refusal: " + status);
    }
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }

  public static Refusal of(int status, String code, String sentence) {
    return new Refusal(status, code, sentence, Optional.empty());
  }

  public static Refusal retry(int status, String code, String sentence, Duration after) {
    return new Refusal(status, code, sentence, Optional.of(after));
  }

  public int status() {
    return status;
  }

  public String code() {
    return code;
  }

  public String sentence() {
    return String.valueOf(getMessage());
  }

  public Optional<Duration> retryAfter() {
    return retryAfter;
  }
}
