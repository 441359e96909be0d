package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.DETERMINIZE;
import static org.apogee.engine.laws.Law.SECRETS;

import java.util.SplittableRandom;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** Dealing anew what a viewer cannot know: nothing of it shows, and the game can go on. */
final class DeterminizeLaw implements MomentLaw {
  private static final int DEALS = 3;
  private static final int PLIES = 6;

  /** Whether the truth changes somewhere, as it must sooner or later where there are secrets. */
  static boolean isSeenToDeal(Story story, int moments) {
    for (int ply : Checks.plies(story, moments)) {
      var moment = new Moment(story, ply);
      for (int viewer : moment.viewers()) {
        var dealt = moment.fresh();
        dealt.determinize(viewer, Chance.of(moment.random(DETERMINIZE)));
        if (dealt.fingerprint() != moment.fresh().fingerprint()) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public void check(Moment moment) {
    for (int viewer : moment.viewers()) {
      var dealt = moment.fresh();
      var chance = Chance.of(moment.random(DETERMINIZE));
      for (int deal = 0; deal < DEALS; deal++) {
        dealt.determinize(viewer, chance);
        compare(moment, viewer, dealt);
      }
      checkSameDraws(moment, viewer);
      checkSecrecy(moment, viewer, dealt);
      checkSnapshot(moment, viewer, dealt);
      checkGoesOn(moment, dealt);
    }
  }

  private static void compare(Moment moment, int viewer, Position dealt) {
    var truth = moment.fresh();
    var who = Moment.name(viewer);
    moment.check(
        DETERMINIZE,
        truth.seatToAct() == dealt.seatToAct(),
        "for %s it makes seat %d act, not %d".formatted(who, dealt.seatToAct(), truth.seatToAct()));
    if (truth.seatToAct() == viewer) {
      var moves = new MoveList();
      truth.legalMoves(moves);
      var before = moves.toString();
      dealt.legalMoves(moves);
      moment.check(
          DETERMINIZE,
          before.equals(moves.toString()),
          "the legal moves of %s become %s, not %s".formatted(who, moves, before));
    }
    var seen = dealt.view(viewer);
    var wanted = truth.view(viewer);
    moment.check(
        SECRETS,
        seen.equals(wanted),
        "what %s cannot know is dealt anew, and %s"
            .formatted(who, Difference.inWords(Moment.view(viewer), seen, wanted)));
  }

  private static void checkSameDraws(Moment moment, int viewer) {
    long seed = moment.random(SECRETS).nextLong();
    var first = moment.fresh();
    var second = moment.fresh();
    first.determinize(viewer, Chance.of(new SplittableRandom(seed)));
    second.determinize(viewer, Chance.of(new SplittableRandom(seed)));
    moment.check(
        DETERMINIZE,
        first.fingerprint() == second.fingerprint(),
        "for %s the same draws deal differently".formatted(Moment.name(viewer)));
  }

  private static void checkSecrecy(Moment moment, int viewer, Position dealt) {
    boolean changed = dealt.fingerprint() != moment.fresh().fingerprint();
    moment.check(
        DETERMINIZE,
        !changed || moment.ruleset().hasSecrets(),
        "for %s it changes the truth, though hasSecrets is false".formatted(Moment.name(viewer)));
  }

  /** Decoding knows what must hold in every position; the dealt one is no exception. */
  private static void checkSnapshot(Moment moment, int viewer, Position dealt) {
    var out = new SnapshotWriter();
    dealt.encode(out);
    try {
      moment.ruleset().decode(new SnapshotReader(out.toByteArray()));
    } catch (BadInput e) {
      throw moment.broken(
          DETERMINIZE,
          "for %s it makes a position whose snapshot is refused: %s"
              .formatted(Moment.name(viewer), e.sentence()));
    }
  }

  private static void checkGoesOn(Moment moment, Position dealt) {
    var random = moment.random(DETERMINIZE);
    var chance = Chance.of(new SplittableRandom(random.nextLong()));
    var moves = new MoveList();
    for (int ply = 0; ply < PLIES && !dealt.isOver(); ply++) {
      LegalMovesLaw.checkList(moment, dealt);
      dealt.legalMoves(moves);
      dealt.play(moves.get(random.nextInt(moves.size())), chance);
    }
  }
}
