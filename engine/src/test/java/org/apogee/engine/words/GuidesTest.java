package org.apogee.engine.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.toy.DriftRuleset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every legal move of 1,000 decisions a game is explained in a sentence of good English. */
final class GuidesTest {
  private static final int DECISIONS = 1000;

  static Stream<Ruleset> rulesets() {
    return Stream.concat(Stream.of(new DriftRuleset()), Rulesets.all().stream());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void everyLegalMoveHasASentence(Ruleset ruleset) {
    var audit = new ChronicleAudit(ruleset.glossary());
    var twins = new TreeMap<String, String>();
    int decisions = 0;
    for (int seed = 0; decisions < DECISIONS; seed++) {
      int seats = ruleset.minSeats() + seed % (ruleset.maxSeats() - ruleset.minSeats() + 1);
      decisions += explain(ruleset, Setup.of(ruleset, seats), seed, audit, twins);
    }
    assertThat(audit.faults()).as("%d decisions of %s", decisions, ruleset.id()).isEmpty();
    assertThat(twins).as("different moves with one sentence").isEmpty();
  }

  /** What the seat to act cannot know is dealt anew: its hints may not change. */
  @ParameterizedTest
  @MethodSource("rulesets")
  void aHintSaysNothingThatItsSeatCannotKnow(Ruleset ruleset) {
    var chance = Chance.of(new SplittableRandom(1));
    var position = ruleset.newPosition(Setup.of(ruleset, ruleset.maxSeats()), chance);
    var choices = new SplittableRandom(2);
    var legal = new MoveList();
    var imagined = position.copy();
    while (position.seatToAct() != Position.NOBODY) {
      position.legalMoves(legal);
      imagined.copyFrom(position);
      imagined.determinize(position.seatToAct(), chance);
      for (int i = 0; i < legal.size(); i++) {
        assertThat(ruleset.guide().hint(imagined, legal.get(i)))
            .isEqualTo(ruleset.guide().hint(position, legal.get(i)));
      }
      position.play(legal.get(choices.nextInt(legal.size())), chance);
    }
  }

  private static int explain(
      Ruleset ruleset, Setup setup, int seed, ChronicleAudit audit, Map<String, String> twins) {
    var chance = Chance.of(new SplittableRandom(seed));
    var choices = new SplittableRandom(~seed);
    var legal = new MoveList();
    var position = ruleset.newPosition(setup, chance);
    int decisions = 0;
    for (; position.seatToAct() != Position.NOBODY; decisions++) {
      position.legalMoves(legal);
      var names = new TreeMap<String, String>();
      for (int i = 0; i < legal.size(); i++) {
        var name = ruleset.notation().describe(position, legal.get(i)).text();
        var hint = ruleset.guide().hint(position, legal.get(i));
        audit.readSentence(hint.sentence());
        var twin = names.put(hint.sentence(), name);
        if (twin != null) {
          twins.put(hint.sentence(), twin + " / " + name);
        }
      }
      position.play(legal.get(choices.nextInt(legal.size())), chance);
    }
    return decisions;
  }
}
