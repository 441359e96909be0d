package org.apogee.cli.match;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Counts the results of a match, in the order of the schedule.
 *
 * <p>A bot's win rate is its share of first places, where bots that share one share it equally. Its
 * expected score against another bot is the share of games in which it is placed better, ties half.
 */
final class Tally {
  private static final String SCORE_OF_SEAT = "score.seat";

  private final int bots;
  private final int[] counted;
  private final int[] firsts;
  private final double[] points;
  private final long[] scores;
  private final GameResult.Thinking[] thinking;
  private final List<double[]> winsBySet = new ArrayList<>();
  private final List<double[]> seatsBySet = new ArrayList<>();
  private final List<double[][]> pairsBySet = new ArrayList<>();
  private final List<Integer> plies = new ArrayList<>();
  private final List<Integer> winnerScores = new ArrayList<>();
  private final SortedMap<String, Integer> endings = new TreeMap<>();
  private final List<GameResult> failed = new ArrayList<>();
  private final Set<String> played = new HashSet<>();
  private final SetMeans counters = new SetMeans();
  private final SetMeans endingShares = new SetMeans();
  private double[] wins;
  private double[] seats;
  private double[][] pairs;
  private int games;

  Tally(int bots) {
    this.bots = bots;
    counted = new int[bots];
    firsts = new int[bots];
    points = new double[bots];
    scores = new long[bots];
    thinking = new GameResult.Thinking[bots];
    Arrays.fill(thinking, GameResult.Thinking.NOTHING);
    wins = new double[bots];
    seats = new double[bots];
    pairs = new double[bots][bots];
  }

  void add(GameResult result) {
    addFirsts(result);
    addPairs(result);
    for (int seat = 0; seat < bots; seat++) {
      int bot = result.fixture().botOfSeat().get(seat);
      counted[bot]++;
      scores[bot] += result.scores().get(seat);
      thinking[bot] = thinking[bot].and(result.thinking().get(seat));
    }
    endings.merge(result.ending(), 1, Integer::sum);
    addNumbers(result);
    plies.add(result.plies());
    if (!result.failures().isEmpty()) {
      failed.add(result);
    }
    played.add(played(result.replay()));
    games++;
    if (games % bots == 0) {
      endSet();
    }
  }

  /**
   * What happened, without the players: set-up and moves with their draws. Equal bots replay each
   * game of a mirror set alike, which then is one observation and not several.
   */
  private static String played(String replay) {
    var happened =
        replay
            .lines()
            .filter(line -> line.startsWith("setup") || line.matches("[0-9].*"))
            .collect(Collectors.joining("\n"));
    try {
      var hash = MessageDigest.getInstance("SHA-256").digest(happened.getBytes(UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** How many games differ in a draw or a move. */
  int distinctGames() {
    return played.size();
  }

  private void addNumbers(GameResult result) {
    result.counters().forEach(counters::add);
    for (int seat = 0; seat < bots; seat++) {
      counters.add(SCORE_OF_SEAT + seat, result.scores().get(seat));
    }
    endingShares.add(result.ending(), 1);
  }

  private void addFirsts(GameResult result) {
    var first =
        IntStream.range(0, bots).filter(seat -> result.places().get(seat) == 1).boxed().toList();
    for (int seat : first) {
      int bot = result.fixture().botOfSeat().get(seat);
      double share = 1.0 / first.size();
      wins[bot] += share / bots;
      seats[seat] += share / bots;
      points[bot] += share;
      firsts[bot] += first.size() == 1 ? 1 : 0;
    }
    if (!first.isEmpty()) {
      winnerScores.add(result.scores().get(first.getFirst()));
    }
  }

  private void addPairs(GameResult result) {
    for (int seat = 0; seat < bots; seat++) {
      for (int other = 0; other < bots; other++) {
        int better = Integer.compare(result.places().get(other), result.places().get(seat));
        int bot = result.fixture().botOfSeat().get(seat);
        pairs[bot][result.fixture().botOfSeat().get(other)] += (1 + better) / 2.0 / bots;
      }
    }
  }

  private void endSet() {
    counters.endSet();
    endingShares.endSet();
    winsBySet.add(wins);
    seatsBySet.add(seats);
    pairsBySet.add(pairs);
    wins = new double[bots];
    seats = new double[bots];
    pairs = new double[bots][bots];
  }

  /** Expected scores in the last whole set: of a row's bot against a column's. */
  double[][] lastSet() {
    return pairsBySet.getLast();
  }

  int games() {
    return games;
  }

  boolean endsSet() {
    return games % bots == 0;
  }

  Estimate winRate(int bot) {
    return estimate(winsBySet.stream().mapToDouble(set -> set[bot]).toArray());
  }

  Estimate seatWinRate(int seat) {
    return estimate(seatsBySet.stream().mapToDouble(set -> set[seat]).toArray());
  }

  Estimate expectedScore(int bot, int other) {
    return estimate(pairsBySet.stream().mapToDouble(set -> set[bot][other]).toArray());
  }

  private Estimate estimate(double[] setMeans) {
    return Estimate.of(setMeans, bots);
  }

  /** Games in which the bot alone was first. */
  int wins(int bot) {
    return firsts[bot];
  }

  /** First places, shared ones in parts. */
  double points(int bot) {
    return points[bot];
  }

  double meanScore(int bot) {
    return counted[bot] == 0 ? 0 : (double) scores[bot] / counted[bot];
  }

  GameResult.Thinking thinking(int bot) {
    return thinking[bot];
  }

  /** Counters of the game, and scores of seats, by name. */
  SetMeans counters() {
    return counters;
  }

  /** How often games ended in one way, as a share of all games. */
  Estimate endingRate(String ending) {
    return estimate(endingShares.shares(ending, bots));
  }

  SortedMap<String, Integer> endings() {
    return endings;
  }

  List<Integer> plies() {
    return plies;
  }

  /** The score of who was first, for each game in which somebody was. */
  List<Integer> winnerScores() {
    return winnerScores;
  }

  /** The games in which a bot failed. */
  List<GameResult> failed() {
    return failed;
  }
}
