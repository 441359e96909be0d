package org.apogee.cli.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a match found out, as {@code --json} prints it.
 *
 * @param distinctGames games that differ in a draw or a move; equal bots play mirrored games alike
 * @param repeatable whether the same command plays the same games again, on any number of cores
 * @param digest SHA-256 over all replays in the order of the games
 */
record MatchReport(
    String ruleset,
    Map<String, String> options,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable From from,
    long seed,
    int games,
    int mirrorSets,
    int distinctGames,
    List<BotLine> bots,
    List<PairLine> pairs,
    List<SeatLine> seats,
    SortedMap<String, Integer> endings,
    List<EndingLine> endingRates,
    Plies plies,
    WinnerScore winnerScore,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Stopped stopped,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable SprtLine sprt,
    List<CounterLine> counters,
    List<FailureLine> failures,
    boolean repeatable,
    String digest,
    @Nullable String replays) {

  /**
   * The point of a recorded game from which every game was played.
   *
   * @param ply how many plies of the recorded game were kept
   * @param chance {@code same} or {@code fresh}
   */
  record From(String replay, int ply, String chance) {
    static @Nullable From of(@Nullable Origin origin) {
      return origin == null
          ? null
          : new From(origin.replay(), origin.fork().ply(), origin.draws().word);
    }
  }

  /** A bot; low and high bound its win rate with 95 % certainty. */
  record BotLine(
      String name,
      BigDecimal winRate,
      BigDecimal low,
      BigDecimal high,
      int wins,
      BigDecimal points,
      BigDecimal meanScore,
      int failures,
      Decisions decisions) {
    BotLine withoutTimings() {
      return new BotLine(
          name, winRate, low, high, wins, points, meanScore, failures, decisions.withoutTimings());
    }
  }

  /** How long decisions took, in milliseconds; the one thing that is never twice the same. */
  record Decisions(
      int count,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable BigDecimal meanMillis,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable BigDecimal longestMillis) {
    Decisions withoutTimings() {
      return new Decisions(count, null, null);
    }
  }

  /** Two bots: the expected score of the first, and by how many rating points it is better. */
  record PairLine(
      String bot,
      String against,
      BigDecimal expectedScore,
      BigDecimal low,
      BigDecimal high,
      @Nullable BigDecimal ratingDifference,
      @Nullable BigDecimal ratingLow,
      @Nullable BigDecimal ratingHigh) {}

  record SeatLine(int seat, BigDecimal winRate, BigDecimal low, BigDecimal high) {}

  /** How often games ended in one way; low and high bound it with 95 % certainty. */
  record EndingLine(String ending, int games, BigDecimal rate, BigDecimal low, BigDecimal high) {}

  /**
   * What a game counts under a name, as a mean over the games that count it; also {@code
   * score.seat0} and so on. Low and high bound it with 95 % certainty.
   */
  record CounterLine(String name, int games, BigDecimal mean, BigDecimal low, BigDecimal high) {}

  record Plies(BigDecimal median, int p95) {}

  record WinnerScore(BigDecimal median) {}

  /** Why a match stopped before its last game. */
  record Stopped(int afterGames, double certainty, @Nullable String better, String sentence) {}

  /**
   * How a sequential test stands.
   *
   * @param accepted elo0 or elo1; null if the games did not decide
   * @param moreGames about how many are needed if the difference is the measured one
   */
  record SprtLine(
      double elo0,
      double elo1,
      double alpha,
      double beta,
      BigDecimal logLikelihoodRatio,
      BigDecimal lower,
      BigDecimal upper,
      @Nullable String accepted,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Long moreGames) {}

  record FailureLine(
      String game, String bot, int seat, String code, String reason, List<String> lastLines) {}

  static MatchReport of(
      MatchPlan plan,
      Tally tally,
      Optional<StopRule.Verdict> verdict,
      @Nullable SequentialTest test,
      String digest,
      @Nullable String replays) {
    int bots = plan.contenders().size();
    return new MatchReport(
        plan.ruleset().id().toString(),
        new TreeMap<>(plan.setup().options()),
        From.of(plan.origin()),
        plan.schedule().seed(),
        tally.games(),
        tally.games() / bots,
        tally.distinctGames(),
        IntStream.range(0, bots).mapToObj(bot -> botLine(plan, tally, bot)).toList(),
        pairs(plan, tally),
        IntStream.range(0, bots).mapToObj(seat -> seatLine(tally, seat)).toList(),
        tally.endings(),
        tally.endings().keySet().stream().map(ending -> endingLine(tally, ending)).toList(),
        new Plies(decimal(Quantiles.median(tally.plies()), 1), Quantiles.p95(tally.plies())),
        new WinnerScore(decimal(Quantiles.median(tally.winnerScores()), 1)),
        verdict.map(reached -> stopped(plan, tally, reached)).orElse(null),
        test == null ? null : sprtLine(test, verdict, bots),
        tally.counters().means().stream().map(MatchReport::counterLine).toList(),
        failures(plan, tally),
        plan.isRepeatable(),
        digest,
        replays);
  }

  /** The same report for the same command, byte for byte. */
  MatchReport withoutTimings() {
    return new MatchReport(
        ruleset,
        options,
        from,
        seed,
        games,
        mirrorSets,
        distinctGames,
        bots.stream().map(BotLine::withoutTimings).toList(),
        pairs,
        seats,
        endings,
        endingRates,
        plies,
        winnerScore,
        stopped,
        sprt,
        counters,
        failures,
        repeatable,
        digest,
        replays);
  }

  private static BotLine botLine(MatchPlan plan, Tally tally, int bot) {
    var rate = tally.winRate(bot);
    var thinking = tally.thinking(bot);
    long failures =
        tally.failed().stream()
            .flatMap(game ->
                game.failures().stream()
                    .filter(f -> game.fixture().botOfSeat().get(f.seat()) == bot))
            .count();
    return new BotLine(
        plan.contenders().get(bot).name(),
        decimal(rate.mean(), 4),
        decimal(rate.low(), 4),
        decimal(rate.high(), 4),
        tally.wins(bot),
        decimal(tally.points(bot), 2),
        decimal(tally.meanScore(bot), 2),
        (int) failures,
        new Decisions(
            thinking.decisions(),
            millis(thinking.nanos() / Math.max(1, thinking.decisions())),
            millis(thinking.longestNanos())));
  }

  private static List<PairLine> pairs(MatchPlan plan, Tally tally) {
    var pairs = new ArrayList<PairLine>();
    int bots = plan.contenders().size();
    for (int bot = 0; bot < bots; bot++) {
      for (int other = bot + 1; other < bots; other++) {
        var score = tally.expectedScore(bot, other);
        var rating = RatingDifference.of(score);
        pairs.add(
            new PairLine(
                plan.contenders().get(bot).name(),
                plan.contenders().get(other).name(),
                decimal(score.mean(), 4),
                decimal(score.low(), 4),
                decimal(score.high(), 4),
                rounded(rating.points()),
                rounded(rating.low()),
                rounded(rating.high())));
      }
    }
    return pairs;
  }

  private static SeatLine seatLine(Tally tally, int seat) {
    var rate = tally.seatWinRate(seat);
    return new SeatLine(
        seat, decimal(rate.mean(), 4), decimal(rate.low(), 4), decimal(rate.high(), 4));
  }

  private static EndingLine endingLine(Tally tally, String ending) {
    var rate = tally.endingRate(ending);
    return new EndingLine(
        ending,
        tally.endings().getOrDefault(ending, 0),
        decimal(rate.mean(), 4),
        decimal(rate.low(), 4),
        decimal(rate.high(), 4));
  }

  private static CounterLine counterLine(SetMeans.Mean mean) {
    return new CounterLine(
        mean.name(),
        mean.games(),
        decimal(mean.mean(), 4),
        decimal(mean.low(), 4),
        decimal(mean.high(), 4));
  }

  private static Stopped stopped(MatchPlan plan, Tally tally, StopRule.Verdict verdict) {
    var better =
        verdict.better() == StopRule.NOBODY ? null : plan.contenders().get(verdict.better()).name();
    return new Stopped(tally.games(), verdict.certainty(), better, verdict.sentence());
  }

  private static SprtLine sprtLine(
      SequentialTest test, Optional<StopRule.Verdict> verdict, int gamesOfSet) {
    var between = test.between();
    return new SprtLine(
        between.elo0(),
        between.elo1(),
        between.alpha(),
        between.beta(),
        decimal(test.ratio(), 3),
        decimal(between.lower(), 3),
        decimal(between.upper(), 3),
        verdict.map(it -> it.better() == StopRule.NOBODY ? "elo0" : "elo1").orElse(null),
        verdict.isPresent() ? null : test.setsToGo() * gamesOfSet);
  }

  private static List<FailureLine> failures(MatchPlan plan, Tally tally) {
    var lines = new ArrayList<FailureLine>();
    for (var game : tally.failed()) {
      for (var failed : game.failures()) {
        int bot = game.fixture().botOfSeat().get(failed.seat());
        lines.add(
            new FailureLine(
                game.fixture().name(),
                plan.contenders().get(bot).name(),
                failed.seat(),
                failed.failure().code(),
                failed.failure().reason(),
                failed.failure().lastLines()));
      }
    }
    return lines;
  }

  private static BigDecimal millis(long nanos) {
    return BigDecimal.valueOf(nanos, 6).setScale(3, RoundingMode.HALF_UP);
  }

  private static @Nullable BigDecimal rounded(@Nullable Double points) {
    return points == null ? null : decimal(points, 0);
  }

  /** Without zeros at the end: 0.5, not 0.5000. */
  private static BigDecimal decimal(double value, int digits) {
    var rounded = BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? BigDecimal.ZERO : rounded.stripTrailingZeros();
  }
}
