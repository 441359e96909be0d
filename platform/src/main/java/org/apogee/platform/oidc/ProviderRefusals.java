package org.apogee.platform.oidc;

import java.time.Duration;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;

/** Why a sign-in at a provider failed. */
public final class ProviderRefusals {
  private static final Duration LATER = Duration.ofSeconds(10);

  private ProviderRefusals() {}

  static RequestRefused away() {
    return RequestRefused.retry(
        Kind.UNAVAILABLE,
        "provider-unavailable",
        "The identity provider does not answer. Try again later, or sign in with a password.",
        LATER);
  }

  /** The person said no, or the provider did. */
  public static RequestRefused refused() {
    return RequestRefused.of(
        Kind.UNAUTHENTICATED, "provider-refused", "The identity provider did not sign you in.");
  }

  static RequestRefused badIdentity() {
    return RequestRefused.of(
        Kind.UNAUTHENTICATED,
        "bad-identity",
        "The identity provider returned an identity that is not valid. Sign in again.");
  }

  /** It is used up, too old, of another browser, or not from us. */
  public static RequestRefused unknownAttempt() {
    return RequestRefused.of(
        Kind.CONFLICT,
        "no-such-sign-in",
        "This sign-in has expired, is complete, or began in another browser. Sign in again.");
  }

  public static RequestRefused noProvider() {
    return RequestRefused.of(
        Kind.NOT_FOUND, "no-provider", "This platform has no identity provider.");
  }
}
