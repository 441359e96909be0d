package org.apogee.proving.level;

import java.util.ArrayList;
import java.util.List;
import org.apogee.cli.match.RatingDifference;
import org.apogee.engine.bot.house.Level;
import org.apogee.engine.bot.house.Strength;
import org.apogee.engine.bot.mcts.Lookahead;

/**
 * Searches the strength with which a level is as much weaker as it should be than the next one.
 *
 * <p>It takes the cheapest bot that is strong enough: one that plans, or a search with a part of
 * the master's play-outs. Then it searches by bisection how much that bot must misjudge, for more
 * misjudgments lose more games. All matches have the same chance, so they differ by the bot alone.
 */
final class LevelFit {
  /** Odds that are wrong by such a factor are noise. */
  private static final double BLUR_MAX = 63;

  /** The first step of the factor by which odds are wrong; each next one is the square. */
  private static final double GROWTH = 1.3;

  private static final int STEPS = 7;

  /** Closer than matches of some hundred games can tell. */
  private static final double CLOSE = 0.015;

  /** Searches have these parts of the master's play-outs. */
  private static final int[] PARTS = {9, 3, 1};

  /** The first levels plan with narrow beams, all others as wide as greedy. */
  private static final int[] WIDTHS = {2, 4, 8};

  private final LevelMatch match;
  private final int games;
  private final double wanted;

  LevelFit(LevelMatch match, int games, double points) {
    this.match = match;
    this.games = games;
    wanted = RatingDifference.expectedScore(points);
  }

  /** The strength of a level below a stronger one, of which the master's is the strongest. */
  Strength fit(Level level, Strength stronger, Strength master) throws InterruptedException {
    var best = master;
    for (var made : cheapestFirst(level, master)) {
      best = made;
      double miss = score(level, stronger, made) - wanted;
      if (miss < CLOSE) {
        return miss > -CLOSE ? made : blurred(level, stronger, made, miss);
      }
    }
    return best;
  }

  private static List<Strength> cheapestFirst(Level level, Strength master) {
    int width = WIDTHS[Math.min(level.number(), WIDTHS.length) - 1];
    var made = new ArrayList<>(List.of(new Strength(0, width, Lookahead.USUAL, 0)));
    for (int part : PARTS) {
      made.add(
          new Strength(
              Math.max(1, master.playOuts() / part), master.width(), master.lookahead(), 0));
    }
    return made;
  }

  private Strength blurred(Level level, Strength stronger, Strength sharp, double missOfSharp)
      throws InterruptedException {
    var best = sharp;
    double miss = missOfSharp;
    double low = sharp.equals(stronger.withBlur(0)) ? stronger.blur() : 0;
    double high = BLUR_MAX;
    double growth = GROWTH;
    for (int step = 0; step < STEPS && Math.abs(miss) > CLOSE; step++) {
      double blur = high < BLUR_MAX ? between(low, high) : rounded((1 + low) * growth - 1);
      double now = score(level, stronger, sharp.withBlur(blur)) - wanted;
      if (Math.abs(now) < Math.abs(miss)) {
        miss = now;
        best = sharp.withBlur(blur);
      }
      if (now < 0) {
        low = blur;
        growth *= growth;
      } else {
        high = blur;
      }
    }
    return best;
  }

  /** The middle of two factors. */
  private static double between(double low, double high) {
    return rounded(Math.sqrt((1 + low) * (1 + high)) - 1);
  }

  private static double rounded(double blur) {
    return Math.min(BLUR_MAX, Math.round(100 * blur) / 100.0);
  }

  private double score(Level level, Strength stronger, Strength weaker)
      throws InterruptedException {
    var above = BenchLevels.LEVELS.get(level.number());
    return match
        .play(new Opponent.OfLevel(above, stronger), new Opponent.OfLevel(level, weaker), games)
        .score()
        .mean();
  }
}
