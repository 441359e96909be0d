package org.apogee.platform.http;

import java.net.URI;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;

/**
 * Whether a request comes from a page of ours. A browser adds the cookie of a session to requests
 * of other sites too, but it lets no other site set a header of its own, nor choose {@code
 * Sec-Fetch-Site} and {@code Origin}.
 */
final class OwnPage {
  static final String HEADER = "X-Apogee-Session";

  private OwnPage() {}

  /** Refuses what another site may have made a browser send. */
  static void check(Incoming request, SessionCookie cookie) {
    boolean isUpgrade = Sessions.isUpgrade(request);
    boolean isReading = request.method().equals("GET") || request.method().equals("HEAD");
    if (isReading && !isUpgrade) {
      return;
    }
    // A page cannot set a header of an upgrade, but its browser always names the page's origin.
    boolean isOurs =
        isUpgrade
            ? isOrigin(request, cookie, false)
            : "1".equals(request.header(HEADER)) && isFromSite(request, cookie);
    if (!isOurs) {
      throw RequestRefused.of(
          Kind.FORBIDDEN,
          "not-from-our-page",
          "With the cookie of a session, send '" + HEADER + ": 1' from a page of this platform.");
    }
  }

  private static boolean isFromSite(Incoming request, SessionCookie cookie) {
    var site = request.header("Sec-Fetch-Site");
    return site == null ? isOrigin(request, cookie, true) : site.equals("same-origin");
  }

  private static boolean isOrigin(Incoming request, SessionCookie cookie, boolean otherwise) {
    var origin = request.header("Origin");
    if (origin == null) {
      return otherwise;
    }
    if (cookie.publicUrl().filter(url -> url.toString().equals(origin)).isPresent()) {
      return true;
    }
    try {
      var authority = URI.create(origin).getAuthority();
      return authority != null && authority.equalsIgnoreCase(request.header("Host"));
    } catch (IllegalArgumentException unreadable) {
      return false;
    }
  }
}
