package org.apogee.proving.train;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
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
          var all = values.split("\\|", -1);
          chosen.put(name, all[dice.below(all.length)]);
        });
    return Setup.of(ruleset, table, chosen);
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
