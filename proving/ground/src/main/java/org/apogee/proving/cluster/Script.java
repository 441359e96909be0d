package org.apogee.proving.cluster;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.chance.SeededChance;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.SeatOrder;

/**
 * All moves of an open game, thought out beforehand, so that a measure of the platform does not
 * measure its driver. Only a bench can do that: it reads the game's secret in the journal.
 */
record Script(GameId game, List<Step> steps) {
  private static final int STEPS_MAX = 2_000;

  /**
   * One move.
   *
   * @param ply how many moves come before
   */
  record Step(String player, int ply, long move) {}

  static Script of(GameId game, Opened opened) {
    var order = opened.order();
    var nonces = order.seats().stream().map(seat -> String.valueOf(seat.nonce())).toList();
    var players = order.seats().stream().map(SeatOrder::player).toList();
    var chance = new SeededChance(opened.seed(), nonces);
    var position = order.rules().newPosition(order.setup(), chance);
    var dice = new Dice();
    dice.restart(game.text().hashCode());
    var moves = new MoveList();
    var steps = new ArrayList<Step>();
    while (!position.isOver() && steps.size() < STEPS_MAX) {
      position.legalMoves(moves);
      long move = moves.get(dice.below(moves.size()));
      steps.add(new Step(players.get(position.seatToAct()), steps.size(), move));
      position.play(move, chance, Chronicle.SILENT);
    }
    return new Script(game, List.copyOf(steps));
  }
}
