package org.apogee.engine.replay;

import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Notation;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.apogee.engine.chance.SeededChance;
import org.jspecify.annotations.Nullable;

/** Plays a replay again and stops, by {@link Mismatch}, at the first thing that is different. */
final class Referee {
  /** Ends the replaying from within the rules; nobody outside this package sees it. */
  static final class Mismatch extends RuntimeException {
    private final transient Verdict.Differs difference;

    Mismatch(Verdict.Differs difference) {
      super(difference.sentence());
      this.difference = difference;
    }

    Verdict.Differs difference() {
      return difference;
    }
  }

  private final Ruleset ruleset;
  private final Replay replay;
  private final @Nullable SeededChance seeded;
  private final Position position;
  private int line;
  private int ply;
  private int draws;

  Referee(Ruleset ruleset, Replay replay) {
    this.ruleset = ruleset;
    this.replay = replay;
    expect("ruleset", ruleset.id(), replay.ruleset());
    line = ReplayPrinter.lineOfSetup(replay);
    var seed = replay.seed();
    if (seed != null) {
      line--;
      expect("commitment", seed.commitment(), replay.commitment());
      line++;
    }
    seeded = seed == null ? null : new SeededChance(seed, replay.nonces());
    position = setUp();
  }

  Position position() {
    return position;
  }

  int draws() {
    return draws;
  }

  private Position setUp() {
    var setup = setup();
    var chance = new Written(replay.setupDraws());
    var start = ruleset.newPosition(setup, chance);
    chance.expectAllUsed();
    expectFingerprint(start, replay.setupFingerprint());
    return start;
  }

  private Setup setup() {
    try {
      var setup = Setup.of(ruleset, replay.seats(), replay.options());
      expect("number of options", setup.options().size(), replay.options().size());
      return setup;
    } catch (BadInput e) {
      throw mismatch("set-up", "one that the rules allow", "refused: " + e.sentence());
    }
  }

  void play(Ply written, Chronicle chronicle) {
    ply++;
    line = ReplayPrinter.lineOf(replay, ply);
    expect("number of the ply", ply, written.number());
    if (position.isOver()) {
      throw mismatch("game", "over before this ply", "played on");
    }
    expect("seat", position.seatToAct(), written.seat());
    var chance = new Written(written.draws());
    position.play(move(written), chance, chronicle);
    chance.expectAllUsed();
    expectFingerprint(position, written.fingerprint());
  }

  private long move(Ply written) {
    var notation = ruleset.notation();
    long move = notation.parse(position, written.move());
    if (move == Notation.UNREADABLE) {
      throw mismatch("move", "legal", "'" + written.move() + "'");
    }
    expect("notation", notation.describe(position, move).text(), written.move());
    return move;
  }

  void end() {
    line = ReplayPrinter.lineOfEnd(replay);
    checkCaretakers();
    switch (replay.end()) {
      case End.Finished(var written) -> {
        expect("game", "finished", position.isOver() ? "finished" : "still going on");
        var outcome = position.outcome();
        expect("ending", outcome.ending(), written.ending());
        line++;
        expect("places", outcome.places(), written.places());
        expect("scores", outcome.scores(), written.scores());
        expect("place of the Entity", outcome.entityPlace(), written.entityPlace());
        expectCounters(outcome, written);
      }
      case End.Forfeited written -> {
        expect("game", "going on", position.isOver() ? "finished" : "going on");
        var standing = Standing.withLast(position, written.seat());
        line++;
        if (!wasFirstAlone(written)) {
          expect("places", standing.places(), written.places());
        }
        expect("scores", standing.scores(), written.scores());
      }
      case End.Unfinished _ ->
          expect("game", "unfinished", position.isOver() ? "finished" : "unfinished");
    }
  }

  /** Until 0.2.0 a seat that gave up a game of its own was placed first. */
  private static boolean wasFirstAlone(End.Forfeited written) {
    return written.places().equals(List.of(1));
  }

  private void expectCounters(Outcome outcome, Outcome written) {
    expect("counters", outcome.counters().keySet(), written.counters().keySet());
    for (var counter : outcome.counters().entrySet()) {
      line++;
      var name = counter.getKey();
      expect("counter " + name, counter.getValue(), written.counters().get(name));
    }
  }

  private void checkCaretakers() {
    long seats = replay.caretakers().stream().map(Caretaker::seat).distinct().count();
    expect("number of seats with a caretaker", replay.caretakers().size(), seats);
  }

  private void expectFingerprint(Position now, long written) {
    var hex = HexFormat.of();
    expect("fingerprint", hex.toHexDigits(now.fingerprint()), hex.toHexDigits(written));
  }

  private void expect(String what, @Nullable Object expected, @Nullable Object found) {
    if (!String.valueOf(expected).equals(String.valueOf(found))) {
      throw mismatch(what, String.valueOf(expected), String.valueOf(found));
    }
  }

  private Mismatch mismatch(String what, String expected, String found) {
    return new Mismatch(new Verdict.Differs(line, ply, what, expected, found));
  }

  /** Hands out the draws as written and, once the seed is known, only those that follow from it. */
  private final class Written implements Chance {
    private final Iterator<Integer> left;
    private final int size;

    Written(List<Integer> draws) {
      left = draws.iterator();
      size = draws.size();
    }

    @Override
    public int below(int bound) {
      if (!left.hasNext()) {
        throw mismatch("number of draws", "at least " + (size + 1), String.valueOf(size));
      }
      int draw = left.next();
      draws++;
      if (seeded != null) {
        expect("draw " + draws + " of the game", seeded.below(bound), draw);
      } else if (draw < 0 || draw >= bound) {
        throw mismatch("draw", "from 0 to " + (bound - 1), String.valueOf(draw));
      }
      return draw;
    }

    void expectAllUsed() {
      if (left.hasNext()) {
        throw mismatch("number of draws", "less than " + size, String.valueOf(size));
      }
    }
  }
}
