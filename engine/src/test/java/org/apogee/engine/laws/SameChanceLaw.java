package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.CHRONICLE;
import static org.apogee.engine.laws.Law.SAME_CHANCE;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;

/** Nothing but the position, the move and the draws decides; whoever listens decides nothing. */
final class SameChanceLaw implements MomentLaw {
  private static final int MOVES_MAX = 6;

  private record Telling(Portrait portrait, Tape draws) {}

  @Override
  public void check(Moment moment) {
    for (long move : moment.someMoves(SAME_CHANCE, MOVES_MAX)) {
      var silent = play(moment, move, Chronicle.SILENT);
      compare(moment, SAME_CHANCE, move, silent, play(moment, move, Chronicle.SILENT), "again");
      var facts = new ArrayList<Fact>();
      var heard = play(moment, move, Chronicle.into(facts));
      compare(moment, CHRONICLE, move, silent, heard, "before a listener");
      var again = new ArrayList<Fact>();
      play(moment, move, Chronicle.into(again));
      moment.check(
          SAME_CHANCE,
          facts.equals(again),
          "move %d, played again, tells %s, not %s".formatted(move, again, facts));
      play(moment, move, new Deaf(moment));
    }
  }

  private static Telling play(Moment moment, long move, Chronicle chronicle) {
    var position = moment.fresh();
    var draws = new Tape(Chance.of(new SplittableRandom(moment.story().seed() ^ move)));
    position.play(move, draws, chronicle);
    return new Telling(Portrait.of(position), draws);
  }

  private static void compare(
      Moment moment, Law law, long move, Telling first, Telling second, String how) {
    moment.check(
        law,
        first.draws.sameAs(second.draws),
        "move %d, played %s, draws %s, not %s".formatted(move, how, second.draws, first.draws));
    second
        .portrait
        .difference(first.portrait)
        .ifPresent(difference -> {
          throw moment.broken(law, "after move %d, played %s, %s".formatted(move, how, difference));
        });
  }

  /** Does not listen, and must not be told: words cost time and memory. */
  private record Deaf(Moment moment) implements Chronicle {
    @Override
    public boolean listens() {
      return false;
    }

    @Override
    public void tell(Fact fact) {
      throw moment.broken(CHRONICLE, "a fact is told though nobody listens: " + List.of(fact));
    }
  }
}
