package org.apogee.engine.solis;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Outcome;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.house.BotSpec;

/**
 * Plays many games between bots and prints what they say about balance: a line for each number of
 * seats, then races, means of counters and the histogram of legal moves.
 *
 * <pre>
 * java -cp engine/target/classes:engine/target/test-classes org.apogee.engine.solis.SolisSeries
 *     seats=2-6 games=100 bot=greedy seed=1 threads=2 difficulty=HARD
 * </pre>
 */
final class SolisSeries {
  private static final double Z = 1.96;
  private static final int WIDTHS = 512;
  private static final int[] BOUNDS = {2, 5, 10, 20, 30, 40, 50, 75, 100, 150, 200};

  private final Map<String, String> options = new HashMap<>();
  private final Map<String, double[]> counters = new TreeMap<>();
  private final Map<String, Integer> endings = new TreeMap<>();
  private final Map<Long, Integer> phases = new TreeMap<>();
  private final long[] histogram = new long[BOUNDS.length + 1];
  private final PrintStream out;
  private int mostMoves;
  private int games;

  private SolisSeries(PrintStream out) {
    this.out = out;
  }

  /** One game: how it ended, and how many decisions had so many legal moves. */
  private record Played(Outcome outcome, List<Integer> widths) {
    Played {
      widths = List.copyOf(widths);
    }
  }

  @SuppressWarnings("SystemOut") // a command
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    var given = new HashMap<String, String>();
    for (var arg : args) {
      int equals = arg.indexOf('=');
      given.put(arg.substring(0, equals), arg.substring(equals + 1));
    }
    var seats = taken(given, "seats", "2-6").split("-", -1);
    int games = Integer.parseInt(taken(given, "games", "100"));
    long seed = Long.parseLong(taken(given, "seed", "1"));
    int threads = Integer.parseInt(taken(given, "threads", "2"));
    var bots = List.of(taken(given, "bot", "greedy").split(",", -1));
    for (int n = Integer.parseInt(seats[0]); n <= Integer.parseInt(seats[seats.length - 1]); n++) {
      var series = new SolisSeries(System.out);
      series.options.putAll(given);
      series.play(n, bots, games, seed, threads);
      series.print(n);
    }
  }

  private static String taken(Map<String, String> given, String name, String usual) {
    var value = given.remove(name);
    return value == null ? usual : value;
  }

  private void play(int seats, List<String> bots, int count, long seed, int threads)
      throws InterruptedException, ExecutionException {
    try (var pool = Executors.newFixedThreadPool(threads)) {
      List<Future<Played>> results = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        long game = seed * 1_000_003 + i;
        results.add(pool.submit(() -> play(seats, bots, game)));
      }
      for (var result : results) {
        add(result.get(), seats);
      }
    }
  }

  private Played play(int seats, List<String> names, long seed) {
    var ruleset = new SolisRuleset();
    var specs = names.stream().map(BotSpec::parse).toList();
    var players = new ArrayList<Bot>();
    for (int seat = 0; seat < seats; seat++) {
      players.add(specs.get(seat % specs.size()).newBot(ruleset));
    }
    var random = new SplittableRandom(seed);
    var chance = Chance.of(random.split());
    var own = Chance.of(random.split());
    var position = ruleset.newPosition(Setup.of(ruleset, seats, options), chance);
    var known = position.copy();
    var moves = new MoveList();
    var widths = new ArrayList<>(Collections.nCopies(WIDTHS, 0));
    while (!position.isOver()) {
      int seat = position.seatToAct();
      position.legalMoves(moves);
      widths.set(moves.size(), widths.get(moves.size()) + 1);
      known.copyFrom(position);
      known.determinize(seat, own);
      var budget = specs.get(seat % specs.size()).budget();
      position.play(players.get(seat).choose(known, seat, own, budget), chance, Chronicle.SILENT);
    }
    return new Played(position.outcome(), widths);
  }

  private void add(Played played, int seats) {
    games++;
    var outcome = played.outcome();
    endings.merge(outcome.ending(), 1, Integer::sum);
    for (var entry : outcome.counters().entrySet()) {
      var name = entry.getKey().replaceFirst("^seat[0-9]+", "seat");
      count(name, entry.getValue());
    }
    for (int seat = 0; seat < seats; seat++) {
      count("first.seat" + seat, outcome.places().get(seat) == 1 ? 1 : 0);
      count("score.seat" + seat, outcome.scores().get(seat));
    }
    phases.merge(outcome.counters().getOrDefault("entity.phases", 0L), 1, Integer::sum);
    for (int size = 0; size < WIDTHS; size++) {
      if (played.widths().get(size) > 0) {
        mostMoves = Math.max(mostMoves, size);
        int bin = Arrays.binarySearch(BOUNDS, size);
        histogram[bin >= 0 ? bin + 1 : -bin - 1] += played.widths().get(size);
      }
    }
  }

  private void count(String name, double value) {
    var sums = counters.computeIfAbsent(name, _ -> new double[3]);
    sums[0]++;
    sums[1] += value;
    sums[2] += value * value;
  }

  private double mean(String name) {
    var sums = counters.getOrDefault(name, new double[] {1, 0, 0});
    return sums[1] / sums[0];
  }

  private void print(int seats) {
    int won = endings.getOrDefault("victory", 0);
    double rate = (double) won / games;
    double middle = (rate + Z * Z / 2 / games) / (1 + Z * Z / games);
    double half =
        Z / (1 + Z * Z / games) * Math.sqrt(rate * (1 - rate) / games + Z * Z / 4 / games / games);
    say(
        String.format(
            Locale.ROOT,
            "SEATS %d games %d won %.1f%% (%.0f..%.0f) endings %s",
            seats,
            games,
            100 * rate,
            100 * (middle - half),
            100 * (middle + half),
            endings));
    say(String.format(Locale.ROOT, "  phases %s", phases));
    say(
        String.format(
            Locale.ROOT,
            "  track %.1f of %.0f, artifacts %.2f of %.0f, reserve %.1f, power +%.2f, placed %.1f",
            mean("track"),
            mean("track.wanted"),
            mean("artifacts"),
            mean("artifacts.wanted"),
            mean("entity.reserve"),
            mean("entity.power-rises"),
            mean("entity.ships-placed")));
    say(String.format(Locale.ROOT, "  first %s", means("first.seat")));
    say(String.format(Locale.ROOT, "  score %s", means("score.seat")));
    say(String.format(Locale.ROOT, "  a seat: %s", means("seat.")));
    double expected = 0;
    for (int race = 0; race < Race.count(); race++) {
      expected += mean(raceName(race) + "won") / Race.count();
    }
    for (int race = 0; race < Race.count(); race++) {
      var name = raceName(race);
      say(
          String.format(
              Locale.ROOT,
              "  %-12s games %4.0f first %.3f (x%.2f) best %.3f (x%.2f) score %.1f",
              Race.of(race).label,
              counters.getOrDefault(name + "games", new double[1])[0],
              mean(name + "won"),
              mean(name + "won") / Math.max(1e-9, expected),
              mean(name + "best"),
              mean(name + "best") * seats,
              mean(name + "score")));
    }
    var bins = new StringBuilder();
    for (int bin = 0; bin < histogram.length; bin++) {
      bins.append(bin < BOUNDS.length ? " <" + BOUNDS[bin] : " more")
          .append(":")
          .append(histogram[bin]);
    }
    say(String.format(Locale.ROOT, "  legal moves, at most %d:%s", mostMoves, bins));
  }

  private static String raceName(int race) {
    return "race." + Race.of(race).label.toLowerCase(Locale.ROOT) + ".";
  }

  private String means(String prefix) {
    var text = new StringBuilder();
    for (var name : counters.keySet()) {
      if (name.startsWith(prefix)) {
        text.append(
            String.format(Locale.ROOT, "%s %.2f  ", name.substring(prefix.length()), mean(name)));
      }
    }
    return text.toString();
  }

  private void say(String line) {
    out.println(line);
    out.flush();
  }
}
