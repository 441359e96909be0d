package org.apogee.platform.http;

import java.util.Map;

/** Headers of every answer: no content sniffing, framing, caching or referrers. */
final class SafeHeaders {
  static final Map<String, String> ALL =
      Map.of(
          "X-Content-Type-Options", "nosniff",
          "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'",
          "Referrer-Policy", "no-referrer",
          "Cache-Control", "no-store");

  private SafeHeaders() {}
}
