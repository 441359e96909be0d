package org.apogee.engine.trial;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/**
 * Plays moves of one seat on copies, as far as the seat can foresee their outcome.
 *
 * <p>Each copy has its hidden things dealt anew for the seat, so nothing here depends on the truth
 * that the seat cannot know. A move is carried out only if it draws nothing in any copy and leaves
 * the seat with the same knowledge in all of them; otherwise it would reveal something. Two copies
 * may agree by accident where the truth would differ, so a trial is a forecast, never a promise;
 * more copies make that rarer.
 */
public final class Trial {
  /** Copies that must agree. With fewer, forecasts about hidden cards are wrong too often. */
  private static final int WORLDS = 4;

  /** Why the next move was not carried out. */
  public enum Stop {
    /** All moves were carried out. */
    NONE,
    /** It draws a card, rolls a die or reveals something. */
    REVEALS,
    /** It ends the turn: another seat decides next. */
    PASSES_ON,
    /** It ends the game. */
    ENDS
  }

  /** A draw was made, so the outcome is not foreseeable. */
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

  private final int seat;
  private final List<Position> worlds = new ArrayList<>();
  private final List<Fact> facts = new ArrayList<>();
  private int played;
  private Stop stop = Stop.NONE;

  private Trial(Position truth, Chance chance) {
    seat = truth.seatToAct();
    for (int i = 0; i < WORLDS; i++) {
      var world = truth.copy();
      world.determinize(seat, chance);
      worlds.add(world);
    }
  }

  /**
   * For the seat to act.
   *
   * @param chance deals what the seat cannot know; no draw of the game
   * @throws BadInput if a move is not legal where it stands
   */
  public static Trial of(Position truth, long[] moves, Chance chance) {
    var trial = new Trial(truth, chance);
    for (long move : moves) {
      trial.checkLegal(move);
      trial.stop = trial.play(move);
      if (trial.stop != Stop.NONE) {
        break;
      }
      trial.played++;
    }
    return trial;
  }

  private void checkLegal(long move) {
    var legal = new MoveList();
    after().legalMoves(legal);
    if (!legal.contains(move)) {
      throw new BadInput(
          "illegal-move", "Move %d of the trial, %d, is not legal.".formatted(played + 1, move));
    }
  }

  private Stop play(long move) {
    var before = worlds.stream().map(Position::copy).toList();
    var heard = new ArrayList<List<Fact>>();
    Stop why;
    try {
      for (var world : worlds) {
        var told = new ArrayList<Fact>();
        world.play(move, NO_CHANCE, Chronicle.into(told));
        heard.add(told.stream().filter(fact -> fact.audience().includes(seat)).toList());
      }
      why = foreseen(heard);
    } catch (Drawn drawn) {
      why = Stop.REVEALS;
    }
    if (why == Stop.NONE) {
      facts.addAll(heard.getFirst());
    } else {
      for (int i = 0; i < worlds.size(); i++) {
        worlds.get(i).copyFrom(before.get(i));
      }
    }
    return why;
  }

  private Stop foreseen(List<List<Fact>> heard) {
    var first = after();
    var view = first.view(seat);
    var legal = new MoveList();
    var other = new MoveList();
    first.legalMoves(legal);
    for (int i = 1; i < worlds.size(); i++) {
      var world = worlds.get(i);
      boolean same =
          heard.get(i).equals(heard.getFirst())
              && world.seatToAct() == first.seatToAct()
              && world.view(seat).equals(view);
      if (same && first.seatToAct() == seat) {
        world.legalMoves(other);
        same = isEqual(legal, other);
      }
      if (!same) {
        return Stop.REVEALS;
      }
    }
    if (first.isOver()) {
      return Stop.ENDS;
    }
    return first.seatToAct() == seat ? Stop.NONE : Stop.PASSES_ON;
  }

  private static boolean isEqual(MoveList one, MoveList other) {
    if (one.size() != other.size()) {
      return false;
    }
    for (int i = 0; i < one.size(); i++) {
      if (one.get(i) != other.get(i)) {
        return false;
      }
    }
    return true;
  }

  /** One of the copies after the moves that were carried out; the seat still acts. */
  public Position after() {
    return worlds.getFirst();
  }

  /** How many moves were carried out. */
  public int played() {
    return played;
  }

  /** Why the move after them was not. */
  public Stop stop() {
    return stop;
  }

  /** What the seat would hear of the moves that were carried out. */
  public List<Fact> facts() {
    return List.copyOf(facts);
  }
}
