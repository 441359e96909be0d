package org.apogee.platform.http;

import jakarta.servlet.http.HttpServletRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.apogee.engine.BadInput;
import org.apogee.platform.Unavailable;
import org.apogee.platform.token.Authenticator;
import org.apogee.platform.token.Caller;

/**
 * Who asks, and are they asking too often?
 *
 * <p>A token that is known counts for itself. Everything else counts for its address, tokens that
 * are not yet known among it: guessing tokens is as slow as asking without one.
 */
final class Doorman {
  private static final String BEARER = "Bearer ";
  private static final int TOKEN_MAX = 256;
  private static final int IPV6_NETWORK_BYTES = 8;

  private final Authenticator authenticator;
  private final RateLimits byToken;
  private final RateLimits byAddress;
  private final HttpMetrics metrics;
  private final boolean trustForwarded;

  Doorman(
      HttpSettings settings,
      Authenticator authenticator,
      HttpMetrics metrics,
      LongSupplier nanoTime) {
    this.authenticator = authenticator;
    this.metrics = metrics;
    this.byToken = new RateLimits(settings.token(), nanoTime);
    this.byAddress = new RateLimits(settings.anonymous(), nanoTime);
    this.trustForwarded = settings.trustForwarded();
  }

  /** The holder of a valid token, if one was sent; or else the reason why not. */
  Optional<Caller> admit(HttpServletRequest request, Access access) {
    var bearer = bearer(request);
    if (bearer.isEmpty()) {
      limit(byAddress, address(request), "address");
      if (access.scope().isPresent()) {
        metrics.authFailed("no-token");
        throw new BadInput("no-token", "This needs a token: send 'Authorization: Bearer …'.");
      }
      return Optional.empty();
    }
    var caller = caller(bearer.get(), request);
    limit(byToken, caller.key(), "token");
    access.scope().ifPresent(caller::need);
    return Optional.of(caller);
  }

  /** Whether the token of a request would be taken again; while nobody can tell, it would. */
  BooleanSupplier stillValid(HttpServletRequest request) {
    var bearer = bearer(request);
    return () -> bearer.isEmpty() || isValid(bearer.get());
  }

  private boolean isValid(String bearer) {
    try {
      return authenticator.known(bearer).isPresent()
          || !authenticator.find(bearer).scopes().isEmpty();
    } catch (BadInput refused) {
      return false;
    } catch (Unavailable away) {
      return true;
    }
  }

  /** What streams of this request are counted by. */
  String key(Optional<Caller> caller, HttpServletRequest request) {
    return caller.map(Caller::key).orElseGet(() -> address(request));
  }

  private Caller caller(String bearer, HttpServletRequest request) {
    var known = authenticator.known(bearer);
    if (known.isPresent()) {
      return known.get();
    }
    limit(byAddress, address(request), "address");
    try {
      return authenticator.find(bearer);
    } catch (BadInput refused) {
      metrics.authFailed(refused.code());
      throw refused;
    }
  }

  private void limit(RateLimits limits, String key, String scope) {
    var wait = limits.take(key);
    if (wait.isPresent()) {
      metrics.rateLimited(scope);
      throw Refusal.retry(
          429, "too-many-requests", "You ask too often. Wait, then go on.", wait.get());
    }
  }

  private static Optional<String> bearer(HttpServletRequest request) {
    var headers = request.getHeaders("Authorization");
    if (!headers.hasMoreElements()) {
      return Optional.empty();
    }
    var header = headers.nextElement();
    boolean fits =
        !headers.hasMoreElements()
            && header.regionMatches(true, 0, BEARER, 0, BEARER.length())
            && header.length() > BEARER.length()
            && header.length() <= TOKEN_MAX;
    if (!fits) {
      throw new BadInput("bad-token", "The header must read 'Authorization: Bearer …', once.");
    }
    return Optional.of(header.substring(BEARER.length()).strip());
  }

  private String address(HttpServletRequest request) {
    var remote = String.valueOf(request.getRemoteAddr());
    if (trustForwarded) {
      var forwarded = request.getHeader("X-Forwarded-For");
      if (forwarded != null) {
        // The last entry is the one that the proxy before us wrote.
        remote = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
      }
    }
    return "address:" + network(remote);
  }

  /** One customer has a whole IPv6 network, so its addresses count together. */
  private static String network(String address) {
    try {
      if (InetAddress.ofLiteral(address) instanceof Inet6Address v6) {
        var bytes = Arrays.copyOf(v6.getAddress(), IPV6_NETWORK_BYTES);
        return HexFormat.of().formatHex(bytes);
      }
    } catch (IllegalArgumentException notAnAddress) {
      return "unknown";
    }
    return address;
  }
}
