package org.apogee.proving.train;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.Dice;

/**
 * Everything that the result of a training follows from.
 *
 * @param seats one of these tables for each game, by lot
 * @param options values separated by {@code |} are drawn by lot for each game
 * @param games of each iteration
 * @param width of the plans of both players
 * @param hidden units of the network
 * @param lambda how much a target trusts later moments rather than the next one
 * @param anchor how strongly weights are held where the iteration found them
 */
record TrainingPlan(
    String game,
    long seed,
    List<Integer> seats,
    Map<String, String> options,
    int games,
    int width,
    int hidden,
    int epochs,
    double lambda,
    double rate,
    double anchor,
    int checks) {
  /** So many iterations back games are learned from again. */
  static final int WINDOW = 4;

  TrainingPlan {
    seats = List.copyOf(seats);
    options = Map.copyOf(options);
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

  /** The command that makes the same weights again. */
  String command(int iterations) {
    var set =
        new TreeMap<>(options)
            .entrySet().stream()
                .map(option -> " --option '%s=%s'".formatted(option.getKey(), option.getValue()))
                .collect(Collectors.joining());
    return ("./apogee train %s --seed %d --iterations %d --seats %s --games %d --width %d"
            + " --hidden %d --epochs %d --lambda %s --rate %s --anchor %s --checks %d%s")
        .formatted(
            game,
            seed,
            iterations,
            seats.stream().map(String::valueOf).collect(Collectors.joining(",")),
            games,
            width,
            hidden,
            epochs,
            lambda,
            rate,
            anchor,
            checks,
            set);
  }
}
