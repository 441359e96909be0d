package org.apogee.proving.level;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apogee.cli.match.Estimate;
import org.apogee.engine.Chance;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.Dice;

/**
 * Games between two opponents who share all seats of a table in turn.
 *
 * <p>A mirror set is two games with the same chance and exchanged seats. The score of a game is the
 * share of its pairs of rivals in which the first one is placed better, ties half. So a game in
 * which the seats have a common enemy is measured as well: who is placed better, whether they all
 * lost or not. The result does not depend on the number of threads.
 */
final class LevelMatch {
  static final int GAMES_OF_SET = 2;

  private final Ruleset ruleset;
  private final Setup setup;
  private final long seed;
  private final int threads;

  LevelMatch(Ruleset ruleset, Setup setup, long seed, int threads) {
    this.ruleset = ruleset;
    this.setup = setup;
    this.seed = seed;
    this.threads = threads;
  }

  /**
   * What a match has shown.
   *
   * @param score of the first opponent
   * @param millis that a decision of the first one took on average
   * @param millisOfOther that a decision of the other one took in the same games
   */
  record Result(int games, Estimate score, double millis, double millisOfOther) {}

  /** One game: the score of the first opponent, and what the decisions of both cost. */
  private record Game(double score, Effort first, Effort other) {}

  /** The decisions of one opponent. */
  private static final class Effort {
    private long decisions;
    private long nanos;

    void add(long time) {
      decisions++;
      nanos += time;
    }

    void add(Effort more) {
      decisions += more.decisions;
      nanos += more.nanos;
    }

    double millis() {
      return nanos / 1e6 / Math.max(1, decisions);
    }
  }

  Result play(Opponent first, Opponent second, int games) throws InterruptedException {
    int sets = (games + GAMES_OF_SET - 1) / GAMES_OF_SET;
    var all = playAll(first, second, sets);
    var means = new double[sets];
    var ofFirst = new Effort();
    var ofOther = new Effort();
    for (int i = 0; i < all.size(); i++) {
      var game = all.get(i);
      means[i / GAMES_OF_SET] += game.score / GAMES_OF_SET;
      ofFirst.add(game.first);
      ofOther.add(game.other);
    }
    return new Result(
        all.size(), Estimate.of(means, GAMES_OF_SET), ofFirst.millis(), ofOther.millis());
  }

  private List<Game> playAll(Opponent first, Opponent second, int sets)
      throws InterruptedException {
    var all = new ArrayList<Game>();
    try (var executor = Executors.newFixedThreadPool(threads)) {
      var playing = new ArrayList<Future<Game>>();
      for (int number = 0; number < GAMES_OF_SET * sets; number++) {
        int game = number;
        playing.add(executor.submit(() -> game(first, second, game)));
      }
      for (var one : playing) {
        all.add(one.get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game failed", e.getCause());
    }
    return all;
  }

  private Game game(Opponent first, Opponent second, int number) {
    var random = new SplittableRandom(Dice.seedOf(seed, number / GAMES_OF_SET));
    var chance = Chance.of(random.split());
    var own = Chance.of(random.split());
    int side = number % GAMES_OF_SET;
    var bots = new ArrayList<Bot>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add((isFirst(seat, side) ? first : second).newBot(ruleset));
    }
    var position = ruleset.newPosition(setup, chance);
    var known = position.copy();
    var ofFirst = new Effort();
    var ofOther = new Effort();
    while (!position.isOver()) {
      int seat = position.seatToAct();
      boolean isFirst = isFirst(seat, side);
      known.copyFrom(position);
      known.determinize(seat, own);
      long since = System.nanoTime();
      Budget budget = isFirst ? first.budget() : second.budget();
      long move = bots.get(seat).choose(known, seat, own, budget);
      (isFirst ? ofFirst : ofOther).add(System.nanoTime() - since);
      position.play(move, chance);
    }
    return new Game(score(position, side), ofFirst, ofOther);
  }

  private static boolean isFirst(int seat, int side) {
    return seat % GAMES_OF_SET == side;
  }

  private static double score(Position over, int side) {
    double sum = 0;
    int pairs = 0;
    for (int seat = 0; seat < over.seats(); seat++) {
      for (int other = 0; other < over.seats(); other++) {
        if (isFirst(seat, side) && !isFirst(other, side)) {
          sum += result(over.place(seat), over.place(other));
          pairs++;
        }
      }
    }
    return sum / pairs;
  }

  private static double result(int place, int ofOther) {
    if (place == ofOther) {
      return 0.5;
    }
    return place < ofOther ? 1 : 0;
  }
}
