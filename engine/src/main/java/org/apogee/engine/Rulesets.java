package org.apogee.engine;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The rulesets on the class path. */
public final class Rulesets {
  private static final List<Ruleset> ALL =
      ServiceLoader.load(Ruleset.class).stream()
          .map(ServiceLoader.Provider::get)
          .sorted(
              Comparator.comparing((Ruleset ruleset) -> ruleset.id().game())
                  .thenComparingInt(ruleset -> ruleset.id().edition()))
          .toList();

  private Rulesets() {}

  /** By game, then by edition. */
  public static List<Ruleset> all() {
    return ALL;
  }

  /** By {@code sol/1}, or by {@code sol} for its newest edition. */
  public static Ruleset find(String name) {
    return ALL.stream()
        .filter(ruleset -> name.equals(ruleset.id().toString()) || name.equals(ruleset.id().game()))
        .max(Comparator.comparingInt(ruleset -> ruleset.id().edition()))
        .orElseThrow(() -> new BadInput("unknown-game", unknown(name)));
  }

  private static String unknown(String name) {
    var games =
        ALL.stream()
            .map(ruleset -> ruleset.id().game())
            .distinct()
            .collect(Collectors.joining(", "));
    return "There is no game '%s'; there is %s.".formatted(name, games);
  }
}
