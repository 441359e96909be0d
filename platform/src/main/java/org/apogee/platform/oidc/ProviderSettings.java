package org.apogee.platform.oidc;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.config.Secret;

/**
 * The identity provider of a platform.
 *
 * @param name for the button of the page
 * @param secret missing for a public client, which has PKCE alone
 * @param isOpen whether people who are not yet known here may sign in
 * @param endsThere whether signing out here ends the session at the provider
 * @param callback the page to which the provider sends browsers back
 */
public record ProviderSettings(
    String name,
    URI issuer,
    String clientId,
    Optional<Secret> secret,
    List<String> scopes,
    RoleClaim roles,
    boolean isOpen,
    boolean endsThere,
    URI callback) {
  /** The page that completes a sign-in. */
  public static final String PAGE = "/sign-in";

  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");

  /** Reads {@code apogee.oidc}; empty if no issuer is set. */
  public static Optional<ProviderSettings> from(Configuration apogee, Optional<URI> publicUrl) {
    var oidc = apogee.under("oidc");
    if (!oidc.has("issuer")) {
      return Optional.empty();
    }
    var url =
        publicUrl.orElseThrow(
            () -> oidc.bad("issuer", "needs apogee.http.public-url, to which browsers return"));
    var scopes = words(oidc, "scopes");
    if (!scopes.contains("openid")) {
      throw oidc.bad("scopes", "must contain openid");
    }
    return Optional.of(
        new ProviderSettings(
            oidc.text("name"),
            issuer(oidc),
            oidc.text("client-id"),
            oidc.optionalSecret("client-secret"),
            scopes,
            new RoleClaim(
                oidc.has("role-claim") ? Optional.of(oidc.text("role-claim")) : Optional.empty(),
                Set.copyOf(words(oidc, "admins")),
                Set.copyOf(words(oidc, "moderators"))),
            choice(oidc, "sign-up", "open", "closed"),
            choice(oidc, "sign-out", "provider", "local"),
            url.resolve(PAGE)));
  }

  private static URI issuer(Configuration oidc) {
    try {
      var issuer = URI.create(oidc.text("issuer"));
      boolean isSafe =
          "https".equals(issuer.getScheme())
              || ("http".equals(issuer.getScheme()) && LOCAL.contains(issuer.getHost()));
      if (isSafe && issuer.getHost() != null && issuer.getQuery() == null) {
        return issuer;
      }
    } catch (IllegalArgumentException unreadable) {
      // The same as any other text that is no address.
    }
    throw oidc.bad("issuer", "must be an https address; http is for this machine only");
  }

  private static boolean choice(Configuration oidc, String key, String yes, String no) {
    var word = oidc.text(key);
    if (!word.equals(yes) && !word.equals(no)) {
      throw oidc.bad(key, "must be " + yes + " or " + no);
    }
    return word.equals(yes);
  }

  /** Words with spaces or commas between them, so that one variable can hold them. */
  private static List<String> words(Configuration oidc, String key) {
    return oidc.has(key)
        ? Stream.of(oidc.text(key).split("[\\s,]+", -1))
            .filter(word -> !word.isEmpty())
            .distinct()
            .collect(Collectors.toUnmodifiableList())
        : List.of();
  }
}
