package org.apogee.platform.http;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.Unavailable;
import org.apogee.platform.token.Authenticator;
import org.apogee.platform.token.Caller;

/**
 * Identifies the sender of a request and limits its rate.
 *
 * <p>A valid token counts for its owner, never for its address: a flood from behind the same proxy
 * must not lock players out. So the token is checked first, as far as that costs nothing: in the
 * cache, then by its seal. Only guesses pay by their address before they are looked up; requests
 * without a token, and tokens that turn out to be invalid, pay by their address too.
 */
final class Doorman {
  private static final String BEARER = "Bearer ";
  private static final int TOKEN_MAX = 256;

  // Where a refusal has the time to wait: a session has no headers.
  private static final String HEADER = "Retry-After";
  private static final String FIELD = "retryAfterMillis";

  private final Authenticator authenticator;
  private final TokenLookups lookups;
  private final RateLimits byOwner;
  private final RateLimits byAddress;
  private final ClientAddresses addresses;
  private final HttpMetrics metrics;
  private final SessionCookie cookie;

  Doorman(
      HttpSettings settings,
      Authenticator authenticator,
      HttpMetrics metrics,
      LongSupplier nanoTime) {
    this.authenticator = authenticator;
    this.metrics = metrics;
    this.cookie = settings.cookie();
    this.lookups = new TokenLookups(authenticator, nanoTime);
    this.byOwner = new RateLimits(settings.owner(), nanoTime);
    this.byAddress = new RateLimits(settings.anonymous(), nanoTime);
    this.addresses = new ClientAddresses(settings.trustedProxies(), settings.trustForwarded());
  }

  /** The holder of a valid token, if one was sent; or else the reason why not. */
  Optional<Caller> admit(Incoming request, Access access) {
    var bearer = bearerOrCharge(request);
    if (bearer.isEmpty()) {
      var visitor = cookie.read(request).flatMap(secret -> visitor(secret, request));
      if (visitor.isPresent()) {
        OwnPage.check(request, cookie);
        return Optional.of(admitted(visitor.get(), access));
      }
      limit(byAddress, address(request), "address");
      if (access.scope().isPresent()) {
        metrics.authFailed("no-token");
        throw RequestRefused.of(
            Kind.UNAUTHENTICATED,
            "no-token",
            "A token is required: send 'Authorization: Bearer …', or sign in with a browser.");
      }
      return Optional.empty();
    }
    return Optional.of(admitted(caller(bearer.get(), request), access));
  }

  private Caller admitted(Caller caller, Access access) {
    limit(byOwner, caller.owner(), "owner");
    access.scope().ifPresent(caller::need);
    return caller;
  }

  /**
   * Who holds the session of a cookie. One that is over is no session: a browser cannot help
   * sending it, and what is open to all stays open to it.
   */
  private Optional<Caller> visitor(String secret, Incoming request) {
    try {
      return Optional.of(caller(secret, request)).filter(Caller::isSession);
    } catch (RequestRefused refused) {
      if (refused.refusal().kind() != Kind.UNAUTHENTICATED) {
        throw refused;
      }
      return Optional.empty();
    }
  }

  /** Refuses what another site may have made a browser send. */
  void checkOwnPage(Incoming request) {
    OwnPage.check(request, cookie);
  }

  /** Where clients find the platform; empty if neither the operator nor the request says so. */
  String origin(Incoming request) {
    var scheme = request.header("X-Forwarded-Proto");
    return cookie
        .publicUrl()
        .map(URI::toString)
        .orElseGet(() ->
            PageInfo.origin(
                scheme == null ? "http" : scheme, String.valueOf(request.header("Host"))));
  }

  /** Another secret that we gave the browser. */
  Optional<String> cookie(Incoming request, String purpose) {
    return cookie.readOf(request, purpose);
  }

  /**
   * A request that is certain to be refused.
   *
   * @param address for which it counts; empty if it counts for an account
   */
  record OverLimit(RequestRefused refusal, Optional<String> address) {}

  /**
   * Whether the sender of a request is over its limit now. It takes nothing from any limit, and
   * looks no token up: a request that passes is still to be admitted.
   */
  Optional<OverLimit> overLimit(Incoming request) {
    var bearer = readable(request).or(() -> cookie.read(request));
    var known = bearer.flatMap(authenticator::known);
    if (known.isPresent()) {
      return byOwner
          .waitOf(known.get().owner())
          .map(wait -> new OverLimit(tooMany(wait, "owner", HEADER), Optional.empty()));
    }
    var address = address(request);
    var wait = byAddress.waitOf(address);
    return wait.isEmpty() || bearer.filter(this::countsForOwner).isPresent()
        ? Optional.empty()
        : Optional.of(new OverLimit(tooMany(wait.get(), "address", HEADER), Optional.of(address)));
  }

  /**
   * A token that was issued counts for its owner, unless it was found to be invalid; if this cannot
   * be determined, {@link #admit} reports it.
   */
  private boolean countsForOwner(String bearer) {
    try {
      return lookups.refusedLately(bearer).isEmpty() && authenticator.isIssued(bearer);
    } catch (Unavailable away) {
      return true;
    }
  }

  private static Optional<String> readable(Incoming request) {
    try {
      return bearer(request);
    } catch (RequestRefused unreadable) {
      return Optional.empty();
    }
  }

  /** True if the token of a request is still valid, or if this cannot be determined. */
  BooleanSupplier stillValid(Incoming request) {
    var bearer = bearer(request).or(() -> cookie.read(request));
    return () -> bearer.isEmpty() || isValid(bearer.get());
  }

  private boolean isValid(String bearer) {
    try {
      return authenticator.known(bearer).isPresent()
          || !authenticator.find(bearer).scopes().isEmpty();
    } catch (RequestRefused refused) {
      return false;
    } catch (Unavailable away) {
      return true;
    }
  }

  /** Takes one request of what a caller may ask, for a message that is none of HTTP. */
  void limit(Caller caller) {
    limit(byOwner, caller.owner(), "owner", FIELD);
  }

  /** The key by which the streams of this request are counted. */
  String key(Optional<Caller> caller, Incoming request) {
    return caller.map(Caller::owner).orElseGet(() -> address(request));
  }

  /** Where a request comes from, as its limits see it. */
  String address(Incoming request) {
    return "address:" + addresses.of(request);
  }

  private Caller caller(String bearer, Incoming request) {
    var known = authenticator.known(bearer);
    if (known.isPresent()) {
      return known.get();
    }
    var again = lookups.refusedLately(bearer);
    boolean isIssued = again.isEmpty() && authenticator.isIssued(bearer);
    if (!isIssued) {
      limit(byAddress, address(request), "address");
    }
    if (again.isPresent()) {
      throw failed(again.get());
    }
    try {
      return lookups.find(bearer, isIssued);
    } catch (RequestRefused refused) {
      if (isIssued) {
        limit(byAddress, address(request), "address");
      }
      throw failed(refused);
    }
  }

  private RequestRefused failed(RequestRefused refused) {
    metrics.authFailed(refused.code());
    return refused;
  }

  private void limit(RateLimits limits, String key, String scope) {
    limit(limits, key, scope, HEADER);
  }

  private void limit(RateLimits limits, String key, String scope, String where) {
    var wait = limits.take(key);
    if (wait.isPresent()) {
      throw tooMany(wait.get(), scope, where);
    }
  }

  private RequestRefused tooMany(Duration wait, String scope, String where) {
    metrics.rateLimited(scope);
    return RequestRefused.retry(
        Kind.TOO_MANY,
        "too-many-requests",
        "Too many requests. Retry after the time in " + where + ".",
        wait);
  }

  /** A header that cannot be read pays like a guess. */
  private Optional<String> bearerOrCharge(Incoming request) {
    try {
      return bearer(request);
    } catch (RequestRefused refused) {
      limit(byAddress, address(request), "address");
      throw failed(refused);
    }
  }

  private static Optional<String> bearer(Incoming request) {
    var headers = request.headers("Authorization");
    if (headers.isEmpty()) {
      return Sessions.tokenOfBrowser(request).filter(token -> token.length() <= TOKEN_MAX);
    }
    var header = headers.getFirst();
    boolean fits =
        headers.size() == 1
            && header.regionMatches(true, 0, BEARER, 0, BEARER.length())
            && header.length() > BEARER.length()
            && header.length() <= TOKEN_MAX;
    if (!fits) {
      throw RequestRefused.of(
          Kind.UNAUTHENTICATED, "bad-token", "Send exactly one 'Authorization: Bearer …' header.");
    }
    return Optional.of(header.substring(BEARER.length()).strip());
  }
}
