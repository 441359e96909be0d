package org.apogee.node.game;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Position;
import org.apogee.engine.RecordingChance;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.chance.SeededChance;
import org.apogee.engine.trial.Disclosure;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.node.game.GameEvent.TakenBack;
import org.jspecify.annotations.Nullable;

/**
 * A game as it was before some of its last decisions. The engine is pure, so it is played again
 * from its seed; nothing has to be undone.
 */
final class TakeBack {
  private TakeBack() {}

  /**
   * Takes back the last decision of a seat and all after it; null if one of them made a draw or
   * disclosed something, which nobody can forget.
   */
  static @Nullable TakenBack decide(GameState state, int seat, long now) {
    int ply = state.log().lastOf(seat);
    var opened = state.opened();
    var order = opened.order();
    var dice = new Dice();
    dice.restart(
        Dice.seedFrom(SeededChance.aside(opened.seed(), List.of("take-back", "ply-" + ply))));
    var chance = new RecordingChance(new SeededChance(opened.seed(), opened.nonces()));
    var position = begun(opened, state.log(), ply, chance);
    long fingerprint = position.fingerprint();
    chance.take();
    var banks = new ArrayList<Long>();
    for (int i = 0; i < order.seats().size(); i++) {
      banks.add(state.bankMillis(i));
    }
    for (int i = ply; i < state.log().size(); i++) {
      long move = state.log().move(i);
      int mover = position.seatToAct();
      if (order.rules().hasSecrets() && Disclosure.isMadeBy(move, position, dice)) {
        return null;
      }
      position.play(move, chance);
      if (!chance.take().isEmpty()) {
        return null;
      }
      if (position.seatToAct() != mover && state.botOf(mover) == null) {
        // The turn will end again, and add the increment again.
        banks.set(mover, Math.max(0, banks.get(mover) - order.clock().incrementMillis()));
      }
    }
    return new TakenBack(now, seat, ply, fingerprint, banks);
  }

  /** The position after the first decisions of a game. */
  static Position before(int ply, Opened opened, MoveLog log) {
    var chance = new RecordingChance(new SeededChance(opened.seed(), opened.nonces()));
    return begun(opened, log, ply, chance);
  }

  private static Position begun(Opened opened, MoveLog log, int plies, RecordingChance chance) {
    var order = opened.order();
    var position = order.rules().newPosition(order.setup(), chance);
    for (int i = 0; i < plies; i++) {
      position.play(log.move(i), chance);
    }
    return position;
  }
}
