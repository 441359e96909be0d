package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.LEGAL_MOVES;
import static org.apogee.engine.laws.Law.PLAYABLE;

import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Notation;
import org.apogee.engine.Position;

/** What the list of legal moves looks like, and that each of them can be played. */
final class LegalMovesLaw implements MomentLaw {
  private static final int PLAYED_MAX = 24;

  @Override
  public void check(Moment moment) {
    var position = moment.fresh();
    int seat = position.seatToAct();
    moment.check(
        PLAYABLE,
        seat >= Position.NOBODY && seat < moment.seats() && position.seats() == moment.seats(),
        "seat %d of %d is to act".formatted(seat, position.seats()));
    moment.check(
        LEGAL_MOVES,
        position.isOver() == (seat == Position.NOBODY),
        "isOver is %s while seat %d is to act".formatted(position.isOver(), seat));
    checkList(moment, position);
    for (long move : moment.someMoves(LEGAL_MOVES, PLAYED_MAX)) {
      var played = moment.fresh();
      played.play(move, Chance.of(new SplittableRandom(move)));
      Portrait.of(played);
    }
  }

  /** Also for positions that are not of the story, such as determinized ones. */
  static void checkList(Moment moment, Position position) {
    var moves = new MoveList();
    moves.add(Notation.UNREADABLE);
    position.legalMoves(moves);
    moment.check(
        LEGAL_MOVES,
        moves.isEmpty() == (position.seatToAct() == Position.NOBODY),
        "they are %s while seat %d is to act".formatted(moves, position.seatToAct()));
    for (int i = 0; i < moves.size(); i++) {
      moment.check(
          LEGAL_MOVES,
          moves.get(i) != Notation.UNREADABLE,
          "the list holds -1, which means unreadable (or it was not cleared): " + moves);
      moment.check(
          LEGAL_MOVES,
          i == 0 || moves.get(i - 1) != moves.get(i),
          "move %d is there twice: %s".formatted(moves.get(i), moves));
      moment.check(
          LEGAL_MOVES,
          i == 0 || moves.get(i - 1) < moves.get(i),
          "move %d does not come in order: %s".formatted(moves.get(i), moves));
    }
  }
}
