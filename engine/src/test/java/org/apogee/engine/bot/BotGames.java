package org.apogee.engine.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.house.BotSpec;

/** Whole games between bots, which get only what they may know; every move is checked. */
public final class BotGames {
  /** Is told of every move before it is played. */
  public interface Watcher {
    void sees(Position position, long move);
  }

  private final Ruleset ruleset;
  private final List<BotSpec> specs;
  private final List<Bot> bots = new ArrayList<>();
  private final MoveList legal = new MoveList();
  private final List<Long> moves = new ArrayList<>();

  /** Seat s plays by the spec of that number. */
  public BotGames(Ruleset ruleset, List<String> specs) {
    this.ruleset = ruleset;
    this.specs = specs.stream().map(BotSpec::parse).toList();
    this.specs.forEach(spec -> bots.add(spec.newBot(ruleset)));
  }

  /** The finished game of a seed. */
  public Position play(long seed) {
    return play(seed, (_, _) -> {});
  }

  /** The same, watched. */
  public Position play(long seed, Watcher watcher) {
    var random = new SplittableRandom(seed);
    var chance = Chance.of(random.split());
    var ofBots = Chance.of(random.split());
    var position = ruleset.newPosition(Setup.of(ruleset, bots.size()), chance);
    moves.clear();
    while (!position.isOver()) {
      int seat = position.seatToAct();
      var known = position.copy();
      known.determinize(seat, ofBots);
      long move = bots.get(seat).choose(known, seat, ofBots, specs.get(seat).budget());
      position.legalMoves(legal);
      if (!legal.contains(move)) {
        throw new AssertionError(
            "%s chose %d of %s, seed %d".formatted(specs.get(seat).text(), move, legal, seed));
      }
      watcher.sees(position, move);
      moves.add(move);
      position.play(move, chance);
    }
    return position;
  }

  /** The moves of the last game. */
  List<Long> moves() {
    return List.copyOf(moves);
  }

  /** The share of the points (a shared win is half a point) of the first spec, seats mirrored. */
  static double share(Ruleset ruleset, String first, String second, int pairs) {
    var there = new BotGames(ruleset, List.of(first, second));
    var back = new BotGames(ruleset, List.of(second, first));
    double points = 0;
    for (int pair = 0; pair < pairs; pair++) {
      points += points(there.play(pair), 0) + points(back.play(pair), 1);
    }
    return points / (2 * pairs);
  }

  private static double points(Position over, int seat) {
    int other = 1 - seat;
    if (over.place(seat) == over.place(other)) {
      return 0.5;
    }
    return over.place(seat) < over.place(other) ? 1 : 0;
  }
}
