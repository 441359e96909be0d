package org.apogee.engine.trial;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.View;
import org.jspecify.annotations.Nullable;

/**
 * Whether a move lets somebody know more than before: it draws, or shows something hidden to a seat
 * or to spectators.
 *
 * <p>For each viewer the hidden things are dealt anew several times. If the move is not legal in
 * one of these worlds, or the viewer sees and hears something else there than in truth, the move
 * discloses something. Worlds may agree by accident, so few disclosures can be missed where a
 * viewer had nearly nothing left to guess.
 */
public final class Disclosure {
  private static final int WORLDS = 8;

  private static final class Drawn extends RuntimeException {
    private static final long serialVersionUID = 1;

    Drawn() {
      super("a draw", null, false, false);
    }
  }

  private static final Chance NO_CHANCE =
      _ -> {
        throw new Drawn();
      };

  private record Known(View view, List<Fact> facts, int seatToAct, List<Long> moves) {}

  private Disclosure() {}

  /**
   * Decides for a legal move of the seat to act; the position stays as it is.
   *
   * @param dice deals what a viewer cannot know; no draws of the game
   */
  public static boolean isMadeBy(long move, Position truth, Chance dice) {
    for (int viewer = View.OBSERVER; viewer < truth.seats(); viewer++) {
      var known = known(truth.copy(), move, viewer);
      if (known == null) {
        return true;
      }
      for (int i = 0; i < WORLDS; i++) {
        var world = truth.copy();
        world.determinize(viewer, dice);
        if (!known.equals(known(world, move, viewer))) {
          return true;
        }
      }
    }
    return false;
  }

  /** What a viewer knows after a move; null if the move draws or is not legal. */
  private static @Nullable Known known(Position world, long move, int viewer) {
    if (!legal(world).contains(move)) {
      return null;
    }
    var facts = new ArrayList<Fact>();
    try {
      world.play(move, NO_CHANCE, Chronicle.into(facts));
    } catch (Drawn drawn) {
      return null;
    }
    return new Known(
        world.view(viewer),
        facts.stream().filter(fact -> fact.audience().includes(viewer)).toList(),
        world.seatToAct(),
        world.seatToAct() == viewer ? legal(world) : List.of());
  }

  private static List<Long> legal(Position world) {
    var legal = new MoveList();
    world.legalMoves(legal);
    var moves = new ArrayList<Long>(legal.size());
    for (int i = 0; i < legal.size(); i++) {
      moves.add(legal.get(i));
    }
    return moves;
  }
}
