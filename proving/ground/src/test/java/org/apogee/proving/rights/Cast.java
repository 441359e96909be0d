package org.apogee.proving.rights;

import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Role;
import org.apogee.platform.token.Scope;
import org.apogee.proving.rights.Platform.Someone;

/** One caller of each kind, and the events, games and players that their requests are about. */
final class Cast {
  private static final Set<Scope> ACCOUNT = Set.of(Scope.PLAY, Scope.ORGANISE);

  /** The kinds of callers, as columns of the table. */
  enum Kind {
    ANONYMOUS("nobody"),
    GUEST("guest"),
    BOT("bot"),
    PLAYER("player"),
    ORGANISER("other organiser"),
    OWNER("owner"),
    DIRECTOR("co-director"),
    SANCTIONED("sanctioned owner"),
    MODERATOR("moderator"),
    ADMIN("admin");

    private final String title;

    Kind(String title) {
      this.title = title;
    }

    String title() {
      return title;
    }
  }

  private final Platform platform;
  private final Map<Kind, Someone> callers = new EnumMap<>(Kind.class);
  private int strangers;

  Cast(Platform platform) {
    this.platform = platform;
    var play = Set.of(Scope.PLAY);
    callers.put(Kind.GUEST, platform.guest("Gina"));
    callers.put(Kind.PLAYER, platform.person("Paula", Role.PLAYER, play));
    callers.put(Kind.ORGANISER, platform.person("Olaf", Role.PLAYER, ACCOUNT));
    callers.put(Kind.OWNER, platform.person("Otis", Role.PLAYER, ACCOUNT));
    callers.put(Kind.DIRECTOR, platform.person("Dana", Role.PLAYER, ACCOUNT));
    callers.put(Kind.SANCTIONED, platform.person("Sam", Role.PLAYER, ACCOUNT));
    callers.put(
        Kind.MODERATOR,
        platform.person(
            "Mara", Role.MODERATOR, Set.of(Scope.PLAY, Scope.ORGANISE, Scope.MODERATE)));
    callers.put(Kind.ADMIN, platform.person("Anna", Role.ADMIN, Set.of(Scope.values())));
    callers.put(Kind.BOT, platform.botOf(caller(Kind.PLAYER), "Paulas bot"));
    var sanctions = new Sanctions(platform.database(), Instant::now);
    for (var kind : Sanction.Kind.values()) {
      sanctions.impose(
          caller(Kind.ADMIN).id(), caller(Kind.SANCTIONED).id(), kind, "x", Optional.empty());
    }
  }

  Someone caller(Kind kind) {
    var found = callers.get(kind);
    if (found == null) {
      throw new IllegalArgumentException(kind + " has no token");
    }
    return found;
  }

  Optional<String> token(Kind kind) {
    return kind == Kind.ANONYMOUS ? Optional.empty() : Optional.of(caller(kind).token());
  }

  /** A player whom nobody has changed yet. */
  Someone stranger() {
    return platform.person("Stranger " + ++strangers, Role.PLAYER, Set.of(Scope.PLAY));
  }
}
