package org.apogee.engine.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apogee.engine.MoveList;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;
import org.apogee.engine.View;
import org.jspecify.annotations.Nullable;

/** All that can be asked of a position, to compare it with another or with itself later. */
record Portrait(
    int seatToAct,
    List<Long> legalMoves,
    List<Integer> scores,
    List<Integer> places,
    List<View> views,
    @Nullable Outcome outcome,
    long fingerprint) {

  static Portrait of(Position position) {
    var moves = new MoveList();
    position.legalMoves(moves);
    int seats = position.seats();
    return new Portrait(
        position.seatToAct(),
        LongStream.of(moves.toArray()).boxed().toList(),
        IntStream.range(0, seats).map(position::score).boxed().toList(),
        IntStream.range(0, seats).map(position::place).boxed().toList(),
        IntStream.range(View.OBSERVER, seats).mapToObj(position::view).toList(),
        position.isOver() ? position.outcome() : null,
        position.fingerprint());
  }

  /** The first thing that differs, in words. */
  Optional<String> difference(Portrait expected) {
    var words = new ArrayList<String>();
    differ(words, "the seat to act is", seatToAct, expected.seatToAct);
    differ(words, "the legal moves are", legalMoves, expected.legalMoves);
    differ(words, "the scores are", scores, expected.scores);
    differ(words, "the places are", places, expected.places);
    for (int i = 0; i < views.size(); i++) {
      var what = "what %s sees is".formatted(Moment.name(i + View.OBSERVER));
      differ(words, what, views.get(i), expected.views.get(i));
    }
    differ(words, "the outcome is", outcome, expected.outcome);
    differ(words, "the fingerprint is", fingerprint, expected.fingerprint);
    return words.stream().findFirst();
  }

  private static void differ(
      List<String> words, String what, @Nullable Object found, @Nullable Object expected) {
    if (!Objects.equals(found, expected)) {
      words.add("%s %s, not %s".formatted(what, found, expected));
    }
  }
}
