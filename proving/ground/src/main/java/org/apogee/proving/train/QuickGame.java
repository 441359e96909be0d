package org.apogee.proving.train;

import java.util.function.Consumer;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.TurnPlanner;

/**
 * Plays games between evaluations, ten times as fast as greedy bots would: a seat carries its plan
 * out as far as luck allows, instead of planning anew for each decision.
 */
final class QuickGame {
  private static final int HUNDRED = 100;

  /** One plan in so many is interrupted by a moment that is recorded. */
  private static final int RECORDED = 8;

  // Streams of draws that do not depend on one another.
  private static final int LOTS = 1;
  private static final int LUCK = 2;
  private static final int DEALS = 3;

  private final int otherPlans;
  private final int anyMoves;
  private final Dice lots = new Dice();
  private final Dice luck = new Dice();
  private final Dice deals = new Dice();
  private final MoveList legal = new MoveList();

  /**
   * What it tries besides the best, in percent.
   *
   * @param otherPlans how often any of the good plans is played
   * @param anyMoves how often any legal move is played instead of a plan
   */
  QuickGame(int otherPlans, int anyMoves) {
    this.otherPlans = otherPlans;
    this.anyMoves = anyMoves;
  }

  /** Plays a game to its end, and shows the position before plans and sometimes within one. */
  void play(Position position, TurnPlanner[] players, long seed, Consumer<Position> watcher) {
    lots.restart(Dice.seedOf(seed, LOTS));
    luck.restart(Dice.seedOf(seed, LUCK));
    deals.restart(Dice.seedOf(seed, DEALS));
    var known = position.copy();
    while (!position.isOver()) {
      int seat = position.seatToAct();
      position.legalMoves(legal);
      if (legal.size() == 1) {
        position.play(legal.get(0), luck);
        continue;
      }
      watcher.accept(position);
      if (lots.below(HUNDRED) < anyMoves) {
        position.play(legal.get(lots.below(legal.size())), luck);
        continue;
      }
      known.copyFrom(position);
      known.determinize(seat, deals);
      players[seat].plan(known, seat, deals.nextSeed());
      follow(position, players[seat], seat, watcher);
    }
  }

  private void follow(
      Position position, TurnPlanner planner, int seat, Consumer<Position> watcher) {
    var plans = planner.plans();
    int rank = lots.below(HUNDRED) < otherPlans ? lots.below(plans.size()) : 0;
    int length = plans.length(rank);
    int shown = lots.below(RECORDED * length);
    for (int i = 0; i < length; i++) {
      if (i > 0) {
        if (position.seatToAct() != seat) {
          return;
        }
        position.legalMoves(legal);
        if (!legal.contains(plans.move(rank, i))) {
          return;
        }
        if (i == shown) {
          watcher.accept(position);
        }
      }
      int drawn = luck.drawn();
      position.play(plans.move(rank, i), luck);
      if (luck.drawn() != drawn) {
        return;
      }
    }
  }
}
