package org.apogee.engine.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Option;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.View;
import org.apogee.engine.toy.DriftRuleset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The chronicles of 500 games of each ruleset, as each viewer reads them, are good English. */
final class ChroniclesTest {
  private static final int GAMES = 500;

  static Stream<Ruleset> rulesets() {
    return Stream.concat(Stream.of(new DriftRuleset()), Rulesets.all().stream());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void chroniclesAreGoodEnglish(Ruleset ruleset) {
    var setups = setups(ruleset);
    var faults =
        IntStream.range(0, GAMES)
            .parallel()
            .boxed()
            .collect(
                () -> new ChronicleAudit(ruleset.glossary()),
                (audit, seed) -> read(audit, ruleset, setups.get(seed % setups.size()), seed),
                ChronicleAudit::addAll)
            .faults();
    assertThat(faults).as("%d games of %s", GAMES, ruleset.id()).isEmpty();
  }

  /** Each seat count with the defaults, and with each value of each option of few values. */
  private static List<Setup> setups(Ruleset ruleset) {
    var setups = new ArrayList<Setup>();
    for (int seats = ruleset.minSeats(); seats <= ruleset.maxSeats(); seats++) {
      setups.add(Setup.of(ruleset, seats));
      for (var option : ruleset.options()) {
        if (option.values() instanceof Option.OneOf(var names)) {
          for (var name : names) {
            try {
              setups.add(Setup.of(ruleset, seats, Map.of(option.name(), name)));
            } catch (BadInput _) {
              // Not every value goes with every seat count.
            }
          }
        }
      }
    }
    return setups;
  }

  private static void read(ChronicleAudit audit, Ruleset ruleset, Setup setup, int seed) {
    var chance = Chance.of(new SplittableRandom(seed));
    var choices = new SplittableRandom(~seed);
    var facts = new ArrayList<Fact>();
    var chronicle = Chronicle.into(facts);
    var legal = new MoveList();
    var position = ruleset.newPosition(setup, chance);
    while (position.seatToAct() != Position.NOBODY) {
      position.legalMoves(legal);
      position.play(legal.get(choices.nextInt(legal.size())), chance, chronicle);
    }
    for (int viewer = View.OBSERVER; viewer < setup.seats(); viewer++) {
      int each = viewer;
      audit.read(facts.stream().filter(fact -> fact.audience().includes(each)).toList());
    }
  }
}
