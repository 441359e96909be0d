package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.FACTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.View;

/**
 * The form of facts, and that who may know them learns nothing that the view hides; unless the game
 * says that this kind of fact opens what was chosen in secret, for then it is no secret any more.
 */
final class FactsLaw implements MomentLaw {
  private static final int MOVES_MAX = 6;

  private final Set<String> reveals;

  FactsLaw(Set<String> reveals) {
    this.reveals = reveals;
  }

  private record Telling(View before, View after, List<Fact> facts) {}

  @Override
  public void check(Moment moment) {
    for (long move : moment.someMoves(FACTS, MOVES_MAX)) {
      var facts = new ArrayList<Fact>();
      moment.fresh().play(move, chance(moment), Chronicle.into(facts));
      facts.forEach(fact -> checkForm(moment, fact));
      facts.forEach(fact -> checkSeatsHearAsMuch(moment, fact, facts));
      for (int viewer : moment.viewers()) {
        checkLeak(moment, move, viewer);
      }
    }
  }

  private static void checkForm(Moment moment, Fact fact) {
    moment.check(
        FACTS,
        NotationLaw.KIND.matcher(fact.kind()).matches(),
        "letters, digits and hyphens make a kind: " + fact);
    moment.check(
        FACTS,
        !fact.text().isBlank() && fact.text().codePoints().noneMatch(Character::isISOControl),
        "one line of text is wanted: " + fact);
    moment.check(
        FACTS,
        fact.detail().stream()
            .allMatch(
                line -> !line.isBlank() && line.codePoints().noneMatch(Character::isISOControl)),
        "each detail is one line of text: " + fact);
    JsonReady.flaw("args", fact.args())
        .ifPresent(flaw -> {
          throw moment.broken(FACTS, "%s: %s".formatted(flaw, fact));
        });
  }

  /**
   * A seat that is left out of what observers hear hears the same kind of fact, with the same
   * details and more.
   */
  private static void checkSeatsHearAsMuch(Moment moment, Fact fact, List<Fact> facts) {
    if (!fact.audience().includes(View.OBSERVER)) {
      return;
    }
    for (int seat = 0; seat < moment.seats(); seat++) {
      int each = seat;
      moment.check(
          FACTS,
          facts.stream().anyMatch(other -> other.audience().includes(each) && saysAll(other, fact)),
          "an observer may know what seat %d may not: %s".formatted(seat, fact));
    }
  }

  private static boolean saysAll(Fact more, Fact less) {
    return more.kind().equals(less.kind())
        && more.args().entrySet().containsAll(less.args().entrySet());
  }

  /**
   * Swaps what the viewer cannot know and plays the same move with the same draws: as long as the
   * viewer sees no difference, it may not hear one.
   */
  private void checkLeak(Moment moment, long move, int viewer) {
    var swapped = moment.fresh();
    swapped.determinize(viewer, Chance.of(moment.random(FACTS)));
    var legal = new MoveList();
    swapped.legalMoves(legal);
    if (!legal.contains(move)) {
      return;
    }
    var truth = tell(moment, moment.fresh(), move, viewer);
    var other = tell(moment, swapped, move, viewer);
    if (truth.before.equals(other.before)
        && truth.after.equals(other.after)
        && truth.facts.stream().noneMatch(fact -> reveals.contains(fact.kind()))) {
      moment.check(
          FACTS,
          truth.facts.equals(other.facts),
          "what %s cannot know is dealt anew, move %d looks the same, and yet it hears %s, not %s"
              .formatted(Moment.name(viewer), move, other.facts, truth.facts));
    }
  }

  private static Telling tell(Moment moment, Position position, long move, int viewer) {
    var facts = new ArrayList<Fact>();
    var before = position.view(viewer);
    position.play(move, chance(moment), Chronicle.into(facts));
    facts.removeIf(fact -> !fact.audience().includes(viewer));
    return new Telling(before, position.view(viewer), facts);
  }

  private static Chance chance(Moment moment) {
    return Chance.of(new SplittableRandom(moment.story().seed() + moment.ply()));
  }
}
