package org.apogee.platform.http;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.apogee.platform.config.Configuration;

/**
 * The cookie that brings the session of a browser. No script can read it, and other sites cannot
 * send it with anything but a link. Over https it has the prefix that keeps other hosts of the same
 * domain from setting it.
 *
 * @param publicUrl where browsers find the platform, if the operator said so
 */
public record SessionCookie(Optional<URI> publicUrl) {
  private static final String PLAIN = "apogee_session";
  private static final String SECURE = "__Host-apogee_session";
  private static final int MAX = 256;

  /** Reads {@code apogee.http.public-url}. */
  public static SessionCookie from(Configuration apogee) {
    var http = apogee.under("http");
    var key = "public-url";
    if (!http.has(key) || http.text(key).isBlank()) {
      return new SessionCookie(Optional.empty());
    }
    try {
      var url = URI.create(http.text(key));
      boolean isOrigin =
          ("https".equals(url.getScheme()) || "http".equals(url.getScheme()))
              && url.getHost() != null
              && url.getUserInfo() == null
              && url.getPath().isEmpty()
              && url.getQuery() == null
              && url.getFragment() == null;
      if (isOrigin) {
        return new SessionCookie(Optional.of(url));
      }
    } catch (IllegalArgumentException unreadable) {
      // The same as any other text that is no address.
    }
    throw http.bad(key, "must be like https://games.example.org, without a path");
  }

  private boolean isSecure() {
    return publicUrl.filter(url -> url.getScheme().equals("https")).isPresent();
  }

  private String name() {
    return isSecure() ? SECURE : PLAIN;
  }

  /** The value of {@code Set-Cookie} that begins a session. */
  public String begin(String secret, Duration life) {
    return cookie(name(), secret, life);
  }

  /** The value of {@code Set-Cookie} that removes the cookie. */
  public String end() {
    return cookie(name(), "", Duration.ZERO);
  }

  /** The value of {@code Set-Cookie} for another secret of the same browser. */
  public String of(String purpose, String secret, Duration life) {
    return cookie(name() + "_" + purpose, secret, life);
  }

  private String cookie(String name, String value, Duration life) {
    return name
        + "="
        + value
        + "; Path=/; Max-Age="
        + life.toSeconds()
        + "; HttpOnly; SameSite=Lax"
        + (isSecure() ? "; Secure" : "");
  }

  Optional<String> read(Incoming request) {
    return read(request, name());
  }

  Optional<String> read(Incoming request, String name) {
    return request.headers("Cookie").stream()
        .flatMap(header -> Stream.of(header.split(";", -1)))
        .map(String::strip)
        .filter(cookie -> cookie.startsWith(name + "="))
        .map(cookie -> cookie.substring(name.length() + 1))
        .filter(value -> !value.isEmpty() && value.length() <= MAX)
        .findFirst();
  }

  Optional<String> readOf(Incoming request, String purpose) {
    return read(request, name() + "_" + purpose);
  }
}
