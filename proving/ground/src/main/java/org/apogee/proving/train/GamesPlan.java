package org.apogee.proving.train;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.Dice;

/**
 * The games that are learned from.
 *
 * @param seats one of these tables for each game, by lot
 * @param options values separated by {@code |} are drawn by lot for each game
 * @param games of each iteration
 * @param width of the plans of all players
 */
record GamesPlan(
    String game,
    long seed,
    List<Integer> seats,
    Map<String, String> options,
    int games,
    int width) {
  /** So many combinations of values are checked in about a second; a game checks its own again. */
  private static final int CHECKS_MAX = 100_000;

  GamesPlan {
    seats = List.copyOf(seats);
    options = Map.copyOf(options);
  }

  int table(Dice dice) {
    return seats.get(dice.below(seats.size()));
  }

  Setup setup(Ruleset ruleset, int table, Dice dice) {
    var chosen = new TreeMap<String, String>();
    new TreeMap<>(options)
        .forEach((name, values) -> {
          var all = alternatives(values);
          chosen.put(name, all[dice.below(all.length)]);
        });
    return Setup.of(ruleset, table, chosen);
  }

  /** Refuses options that some game of the plan could not be played with. */
  void check(Ruleset ruleset) {
    for (int table : new TreeSet<>(seats)) {
      combinations().limit(CHECKS_MAX).forEach(chosen -> Setup.of(ruleset, table, chosen));
    }
  }

  /** Every way in which the lots of a game can fall. */
  private Stream<Map<String, String>> combinations() {
    var all = Stream.of(Map.<String, String>of());
    for (var option : new TreeMap<>(options).entrySet()) {
      all =
          all.flatMap(chosen ->
              Stream.of(alternatives(option.getValue()))
                  .map(value -> {
                    var more = new TreeMap<>(chosen);
                    more.put(option.getKey(), value);
                    return more;
                  }));
    }
    return all;
  }

  private static String[] alternatives(String values) {
    return values.split("\\|", -1);
  }

  /** A command on these games, with settings of its own in the middle. */
  String command(String verb, int iterations, String settings) {
    var set =
        new TreeMap<>(options)
            .entrySet().stream()
                .map(option -> " --option '%s=%s'".formatted(option.getKey(), option.getValue()))
                .collect(Collectors.joining());
    return "./apogee %s %s --seed %d --iterations %d --seats %s --games %d --width %d %s%s"
        .formatted(
            verb,
            game,
            seed,
            iterations,
            seats.stream().map(String::valueOf).collect(Collectors.joining(",")),
            games,
            width,
            settings,
            set);
  }
}
