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
 * <p>Two things are certain: a draw, and a fact that some of the others hear and some do not. For
 * everything else the hidden things are dealt anew several times for each viewer. If the move is
 * not legal in one of these worlds, or the viewer sees and hears something else there than in
 * truth, the move discloses something. A world that equals the truth shows nothing and is dealt
 * again; so a disclosure is missed only if all of eight other worlds agree with the truth by
 * accident.
 */
public final class Disclosure {
  private static final int WORLDS = 8;

  /** Bounds the work for a viewer who has nothing, or nearly nothing, left to guess. */
  private static final int DEALS_MAX = 64;

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

  private record Known(View view, List<Fact> facts, int seatToAct, List<Long> moves) {
    static Known by(int viewer, Position world, List<Fact> facts) {
      return new Known(
          world.view(viewer),
          facts.stream().filter(fact -> fact.audience().includes(viewer)).toList(),
          world.seatToAct(),
          world.seatToAct() == viewer ? legal(world) : List.of());
    }
  }

  private Disclosure() {}

  /**
   * Decides for a legal move of the seat to act; the position stays as it is.
   *
   * @param dice deals what a viewer cannot know; no draws of the game
   */
  public static boolean isMadeBy(long move, Position truth, Chance dice) {
    var after = truth.copy();
    var facts = play(after, move);
    if (facts == null || facts.stream().anyMatch(fact -> isForSome(fact, truth))) {
      return true;
    }
    for (int viewer = View.OBSERVER; viewer < truth.seats(); viewer++) {
      var known = Known.by(viewer, after, facts);
      int worlds = 0;
      for (int deal = 0; deal < DEALS_MAX && worlds < WORLDS; deal++) {
        var world = truth.copy();
        world.determinize(viewer, dice);
        if (world.fingerprint() != truth.fingerprint()) {
          worlds++;
          if (!known.equals(known(world, move, viewer))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** What all others hear alike, or the mover alone, names nothing that is hidden from others. */
  private static boolean isForSome(Fact fact, Position truth) {
    int hear = 0;
    int others = 0;
    for (int viewer = View.OBSERVER; viewer < truth.seats(); viewer++) {
      if (viewer != truth.seatToAct()) {
        others++;
        hear += fact.audience().includes(viewer) ? 1 : 0;
      }
    }
    return hear > 0 && hear < others;
  }

  /** What a viewer knows after a move; null if the move draws or is not legal. */
  private static @Nullable Known known(Position world, long move, int viewer) {
    var facts = legal(world).contains(move) ? play(world, move) : null;
    return facts == null ? null : Known.by(viewer, world, facts);
  }

  /** The facts of a move; null if it draws. */
  private static @Nullable List<Fact> play(Position world, long move) {
    var facts = new ArrayList<Fact>();
    try {
      world.play(move, NO_CHANCE, Chronicle.into(facts));
      return facts;
    } catch (Drawn drawn) {
      return null;
    }
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
