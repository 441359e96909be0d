package org.apogee.platform;

import java.time.Duration;
import java.util.Optional;
import org.apogee.platform.Refusal.Kind;

/** Carries a {@link Refusal} to whoever replies. It is expected, so it has no stack trace. */
public final class RequestRefused extends RuntimeException {
  private final transient Refusal refusal;
  private final transient Optional<Duration> retryAfter;

  public RequestRefused(Refusal refusal) {
    this(refusal, Optional.empty());
  }

  private RequestRefused(Refusal refusal, Optional<Duration> retryAfter) {
    super(refusal.sentence(), null, false, false);
    this.refusal = refusal;
    this.retryAfter = retryAfter;
  }

  public static RequestRefused of(Kind kind, String code, String sentence) {
    return new RequestRefused(new Refusal(code, kind, sentence));
  }

  /** For what may succeed later. */
  public static RequestRefused retry(Kind kind, String code, String sentence, Duration after) {
    return new RequestRefused(new Refusal(code, kind, sentence), Optional.of(after));
  }

  public Refusal refusal() {
    return refusal;
  }

  public String code() {
    return refusal.code();
  }

  public Optional<Duration> retryAfter() {
    return retryAfter;
  }
}
