package org.apogee.engine.laws;

import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;

/**
 * One random game that can be told again up to any ply.
 *
 * <p>Laws want a position to themselves that no copy, snapshot or other law has touched. Telling
 * the game again from its first draw is slow, but trusts nothing that is under test.
 */
final class Story {
  private final Ruleset ruleset;
  private final Setup setup;
  private final long seed;
  private final Tape tape;
  private final MoveList moves = new MoveList();
  private final MoveList fingerprints = new MoveList();
  private final MoveList drawn = new MoveList();

  private Story(Ruleset ruleset, Setup setup, long seed) {
    this.ruleset = ruleset;
    this.setup = setup;
    this.seed = seed;
    this.tape = new Tape(Chance.of(new SplittableRandom(seed)));
  }

  static Story play(Ruleset ruleset, Setup setup, long seed, int pliesMax) {
    var story = new Story(ruleset, setup, seed);
    try {
      story.play(pliesMax);
    } catch (RuntimeException e) {
      throw new BrokenLaw(Law.PLAYABLE, story.where(story.length()), "it threw " + e, e);
    }
    return story;
  }

  private void play(int pliesMax) {
    var choices = new SplittableRandom(~seed);
    var position = ruleset.newPosition(setup, tape);
    var legal = new MoveList();
    keep(position);
    while (position.seatToAct() != Position.NOBODY) {
      if (moves.size() == pliesMax) {
        throw new BrokenLaw(Law.ENDS, where(moves.size()), "it still goes on");
      }
      position.legalMoves(legal);
      if (legal.isEmpty()) {
        throw new BrokenLaw(
            Law.LEGAL_MOVES, where(moves.size()), "there is none, and the game is not over");
      }
      long move = legal.get(choices.nextInt(legal.size()));
      position.play(move, tape);
      moves.add(move);
      keep(position);
    }
  }

  private void keep(Position position) {
    fingerprints.add(position.fingerprint());
    drawn.add(tape.size());
  }

  /** A new position after so many plies. */
  Position at(int ply) {
    var playback = tape.new Playback();
    int told = 0;
    try {
      var position = ruleset.newPosition(setup, playback);
      var legal = new MoveList();
      for (told = 0; told < ply; told++) {
        // Asked for as in the first telling, in case asking changes the position.
        position.legalMoves(legal);
        position.play(moves.get(told), playback);
      }
      if (playback.at() != drawn.get(ply)) {
        throw new Tape.OtherDraws(
            "%d draws are used, not %d".formatted(playback.at(), drawn.get(ply)));
      }
      if (position.fingerprint() != fingerprints.get(ply)) {
        throw new Tape.OtherDraws("the fingerprint is another");
      }
      return position;
    } catch (RuntimeException e) {
      throw new BrokenLaw(Law.SAME_CHANCE, where(told), "told again, " + e.getMessage(), e);
    }
  }

  int length() {
    return moves.size();
  }

  Ruleset ruleset() {
    return ruleset;
  }

  Setup setup() {
    return setup;
  }

  long seed() {
    return seed;
  }

  /** Where a check stands, in words. */
  String where(int ply) {
    return "%s, %s, seed %d, ply %d".formatted(ruleset.id(), setup, seed, ply);
  }
}
