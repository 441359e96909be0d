package org.apogee.engine.steps;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/**
 * Plays the moves of one position: the chapter of the top step carries a move out; then steps that
 * nobody decides run, and decisions with one legal move are taken, until a seat has a choice or no
 * step is left. The game has ended when the stack is empty.
 *
 * <p>Looking for decisions with one move needs the seat to act and its legal moves, and the caller
 * asks for both next, so they are kept. Code that changes a position other than by {@link #play}
 * must {@link #forget} them.
 *
 * @param <P> the positions of the game
 */
public final class Flow<P extends Position> {
  /** Far more than any move sets off: reaching it means that steps go in a circle. */
  private static final int STEPS_MAX = 100_000;

  /** In place of a seat: something has changed since the last question. */
  private static final int UNKNOWN = -2;

  private final Frames<P, ?> frames;
  private int asked = UNKNOWN;
  private final MoveList moves = new MoveList();
  private boolean areKnown;

  public Flow(Frames<P, ?> frames) {
    this.frames = frames;
  }

  public int seatToAct(P position) {
    return asked == UNKNOWN ? decider(position) : asked;
  }

  private int decider(P position) {
    return frames.isEmpty() ? Position.NOBODY : frames.chapter().decider(position);
  }

  public void play(P position, long move, Chance chance, Chronicle chronicle) {
    forget();
    frames.chapter().play(position, move, chance, chronicle);
    settle(position, chance, chronicle);
  }

  /** Goes on until a seat has a choice; set-up ends with it. */
  public void settle(P position, Chance chance, Chronicle chronicle) {
    for (int steps = 0; !frames.isEmpty(); steps++) {
      forget();
      var chapter = frames.chapter();
      int seat = chapter.decider(position);
      if (seat == Position.NOBODY) {
        chapter.run(position, chance, chronicle);
      } else if (hasChoice(position, chapter)) {
        asked = seat;
        return;
      } else {
        chapter.play(position, moves.get(0), chance, chronicle);
      }
      if (steps == STEPS_MAX) {
        throw new IllegalStateException("the steps do not come to an end: " + position);
      }
    }
    forget();
  }

  private boolean hasChoice(P position, Chapter<P> chapter) {
    return frames.isMain()
        || moves(position).size() > 1
        || !chapter.isForced(position, moves.get(0));
  }

  /** Whether a position, read from a snapshot, is one that {@link #settle} leaves. */
  public boolean isSettled(P position) {
    return frames.isEmpty()
        || (decider(position) != Position.NOBODY
            && !moves(position).isEmpty()
            && hasChoice(position, frames.chapter()));
  }

  /** Moves that nobody has looked at yet go to the caller without a copy. */
  public void legalMoves(P position, MoveList into) {
    if (areKnown) {
      into.copyFrom(moves);
    } else {
      list(position, into);
    }
  }

  private MoveList moves(P position) {
    if (!areKnown) {
      list(position, moves);
      areKnown = true;
    }
    return moves;
  }

  private void list(P position, MoveList into) {
    into.clear();
    if (!frames.isEmpty()) {
      frames.chapter().legal(position, into);
      into.sort();
    }
  }

  /** The position has changed without a move. */
  public void forget() {
    asked = UNKNOWN;
    areKnown = false;
  }

  /** Together with the rest of a position: what one knows, its copy need not look for again. */
  public void copyFrom(Flow<P> other) {
    asked = other.asked;
    areKnown = other.areKnown;
    if (areKnown) {
      moves.copyFrom(other.moves);
    }
  }
}
