package org.apogee.engine.laws;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.View;

/** One ply of a story, as the laws look at it. */
record Moment(Story story, int ply) {
  /** A position of its own for whoever asks. */
  Position fresh() {
    return story.at(ply);
  }

  Ruleset ruleset() {
    return story.ruleset();
  }

  int seats() {
    return story.setup().seats();
  }

  boolean isOver() {
    return ply == story.length();
  }

  /** The observer, then every seat. */
  int[] viewers() {
    return IntStream.range(View.OBSERVER, seats()).toArray();
  }

  /** What a law may roll for itself, the same whenever the seed is. */
  SplittableRandom random(Law law) {
    return new SplittableRandom(story.seed() * 1_000_003 + ply * 101L + law.name().hashCode());
  }

  /** Some of the legal moves, each at most once, ascending. */
  long[] someMoves(Law law, int most) {
    var legal = new MoveList();
    fresh().legalMoves(legal);
    var moves = legal.toArray();
    var random = random(law);
    for (int i = moves.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      long swapped = moves[i];
      moves[i] = moves[other];
      moves[other] = swapped;
    }
    return IntStream.range(0, Math.min(most, moves.length))
        .mapToLong(i -> moves[i])
        .sorted()
        .toArray();
  }

  /** How a viewer is called in a sentence. */
  static String name(int viewer) {
    return viewer == View.OBSERVER ? "an observer" : "seat " + viewer;
  }

  static String view(int viewer) {
    return viewer == View.OBSERVER ? "the observer's view" : "seat %d's view".formatted(viewer);
  }

  BrokenLaw broken(Law law, String what) {
    return new BrokenLaw(law, story.where(ply), what);
  }

  void check(Law law, boolean holds, String what) {
    if (!holds) {
      throw broken(law, what);
    }
  }
}
