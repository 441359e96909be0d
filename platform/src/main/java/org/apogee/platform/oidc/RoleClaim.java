package org.apogee.platform.oidc;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apogee.platform.token.Role;
import org.jspecify.annotations.Nullable;

/**
 * How a claim of the provider becomes a role.
 *
 * @param claim the name of the claim, or a path such as {@code realm_access.roles}; if it is
 *     missing, the provider gives no roles
 * @param admins values that make an admin
 * @param moderators values that make a moderator
 */
public record RoleClaim(Optional<String> claim, Set<String> admins, Set<String> moderators) {
  public RoleClaim {
    admins = Set.copyOf(admins);
    moderators = Set.copyOf(moderators);
  }

  /** Empty if the provider does not decide on roles. */
  Optional<Role> roleIn(Map<String, ?> claims) {
    return claim.map(path -> {
      var values = values(find(claims, path));
      if (values.stream().anyMatch(admins::contains)) {
        return Role.ADMIN;
      }
      return values.stream().anyMatch(moderators::contains) ? Role.MODERATOR : Role.PLAYER;
    });
  }

  /** Whether the claim is needed and not among these. */
  boolean isMissingIn(Map<String, ?> claims) {
    return claim.isPresent() && find(claims, claim.get()) == null;
  }

  /** A claim may have dots in its own name, as the addresses that some providers use. */
  private static @Nullable Object find(Map<String, ?> claims, String path) {
    if (claims.containsKey(path)) {
      return claims.get(path);
    }
    Object value = claims;
    for (var part : path.split("\\.", -1)) {
      value = value instanceof Map<?, ?> inner ? inner.get(part) : null;
    }
    return value;
  }

  private static Set<String> values(@Nullable Object value) {
    return switch (value) {
      case null -> Set.of();
      case Collection<?> list -> list.stream().map(String::valueOf).collect(Collectors.toSet());
      default -> Set.copyOf(List.of(value.toString().split(" ", -1)));
    };
  }
}
