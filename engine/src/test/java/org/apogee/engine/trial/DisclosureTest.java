package org.apogee.engine.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.View;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Decisions of random games, each compared with what is certain about it. */
class DisclosureTest {
  private static final int DECISIONS = 250;

  private static Chance chance(long seed) {
    return Chance.of(new SplittableRandom(seed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"supernova", "beyond-nebula", "nova", "sol"})
  void drawsAndFactsForSomeOfTheOthersAreAlwaysFound(String game) {
    var rules = Rulesets.find(game);
    var position = rules.newPosition(Setup.of(rules, 2), chance(7));
    var random = new SplittableRandom(7);
    int certain = 0;
    for (int i = 0; i < DECISIONS && !position.isOver(); i++) {
      var legal = new MoveList();
      position.legalMoves(legal);
      long move = legal.get(random.nextInt(legal.size()));
      var before = position.copy();
      int mover = position.seatToAct();
      var draws = new int[1];
      var facts = new ArrayList<Fact>();
      position.play(
          move,
          bound -> {
            draws[0]++;
            return random.nextInt(bound);
          },
          Chronicle.into(facts));
      if (draws[0] > 0 || isForSome(facts, mover)) {
        certain++;
        assertThat(Disclosure.isMadeBy(move, before, chance(i))).as(facts.toString()).isTrue();
      }
    }
    assertThat(certain).isPositive();
  }

  private static boolean isForSome(List<Fact> facts, int mover) {
    int other = 1 - mover;
    return facts.stream()
        .map(Fact::audience)
        .anyMatch(it -> it.includes(other) != it.includes(View.OBSERVER));
  }

  /** The seat that is guessed about has one of few things: most deals of it are the truth. */
  @ParameterizedTest
  @ValueSource(strings = {"supernova", "nova"})
  void aMoveThatIsImpossibleInAnotherWorldIsFound(String game) {
    var rules = Rulesets.find(game);
    var position = rules.newPosition(Setup.of(rules, 2), chance(3));
    var random = new SplittableRandom(3);
    int found = 0;
    for (int i = 0; i < DECISIONS && !position.isOver(); i++) {
      var legal = new MoveList();
      position.legalMoves(legal);
      long move = legal.get(random.nextInt(legal.size()));
      if (isImpossibleElsewhere(position, move, random)) {
        found++;
        assertThat(Disclosure.isMadeBy(move, position, chance(i))).isTrue();
      }
      position.play(move, random::nextInt);
    }
    assertThat(found).isPositive();
  }

  /** In most of the worlds of the other seat that differ from the truth. */
  private static boolean isImpossibleElsewhere(Position truth, long move, SplittableRandom random) {
    int other = 1 - truth.seatToAct();
    int differ = 0;
    int impossible = 0;
    for (int i = 0; i < 40; i++) {
      var world = truth.copy();
      world.determinize(other, random::nextInt);
      if (world.fingerprint() != truth.fingerprint()) {
        differ++;
        var legal = new MoveList();
        world.legalMoves(legal);
        impossible += legal.contains(move) ? 0 : 1;
      }
    }
    return differ > 0 && impossible * 10 >= differ * 9;
  }
}
