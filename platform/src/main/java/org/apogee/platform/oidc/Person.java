package org.apogee.platform.oidc;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apogee.platform.token.Role;

/**
 * Somebody as a provider knows them.
 *
 * @param issuer the provider
 * @param subject the one person of this provider, for ever
 * @param names wishes for the name of a new player, the best first
 * @param role if the provider decides on it
 * @param idToken the provider's proof, by which it finds the session to end
 */
public record Person(
    String issuer, String subject, List<String> names, Optional<Role> role, String idToken) {
  private static final List<String> NAMES = List.of("preferred_username", "nickname", "name");

  public Person {
    names = List.copyOf(names);
  }

  @Override
  public String toString() {
    return "Person[" + issuer + ", " + subject + "]";
  }

  /** Without the domain of an address of e-mail, which is nobody's business here. */
  static List<String> names(Map<String, ?> claims) {
    return NAMES.stream()
        .flatMap(key -> claims.get(key) instanceof String name ? Stream.of(name) : Stream.of())
        .map(name -> name.replaceFirst("@.*", "").strip())
        .filter(name -> !name.isEmpty())
        .distinct()
        .toList();
  }
}
