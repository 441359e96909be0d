package org.apogee.engine.laws;

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
  Optional<String> difference(Portrait wanted) {
    if (seatToAct != wanted.seatToAct) {
      return Optional.of("seat %d is to act, not %d".formatted(seatToAct, wanted.seatToAct));
    }
    return differ("the legal moves", legalMoves, wanted.legalMoves)
        .or(() -> differ("the scores", scores, wanted.scores))
        .or(() -> differ("the places", places, wanted.places))
        .or(() -> viewsDiffer(wanted))
        .or(() -> differ("the outcome", outcome, wanted.outcome))
        .or(() -> differ("the fingerprint", fingerprint, wanted.fingerprint));
  }

  private Optional<String> viewsDiffer(Portrait wanted) {
    return IntStream.range(0, views.size())
        .mapToObj(i -> differ(Moment.view(i + View.OBSERVER), views.get(i), wanted.views.get(i)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> differ(
      String name, @Nullable Object found, @Nullable Object wanted) {
    return Objects.equals(found, wanted)
        ? Optional.empty()
        : Optional.of(Difference.inWords(name, found, wanted));
  }
}
