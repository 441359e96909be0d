package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Option;
import org.apogee.engine.Setup;
import org.apogee.engine.rules.Rule;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chapters 1, 4 and 12: what there is, how it is laid out, and the options. */
class SetupTest {
  private static final SolRuleset RULESET = new SolRuleset();

  private static List<SolEffect> effects(SolPosition p) {
    var effects = new ArrayList<SolEffect>();
    for (int suit = 0; suit < p.cards.suits(); suit++) {
      effects.add(p.effectOf(suit));
    }
    return effects;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  @Rule({"R 1.1", "R 1.2", "R 1.6", "R 4.2"})
  void everySeatBeginsAlike(int seats) {
    var scene = sol(seats);
    for (int seat = 0; seat < seats; seat++) {
      var s = "seat " + seat;
      scene
          .then(s + " pool 8", s + " reserve 5", s + " lost 0", s + " energy 3", s + " momentum 0")
          .then(s + " has 8 bridges left", s + " has 3 nodes left", s + " has 3 foundries left")
          .then(s + " has 3 towers left", s + " holds nothing", s + " track 3");
    }
    scene.then("countdown 13", "round 1", "quiet 0", "seat 0 in CHOOSE").offers("move");
  }

  @Test
  @Rule({"R 1.3", "R 1.4", "R 3.4"})
  void theTablesAreThePrintedOnes() {
    assertThat(List.of(0, 1, 2, 3, 4, 5, 6).stream().map(SolTables::suitName))
        .containsExactly(
            "Explosion",
            "Subduction",
            "Refraction",
            "Oscillation",
            "Reverberation",
            "Crystallization",
            "Condensation");
    assertThat(List.of(0, 1, 2, 3).stream().map(SolTables::pieceName))
        .containsExactly("node", "foundry", "tower", "bridge");
    assertThat(List.of(0, 1, 2, 3, 4).stream().map(SolTables::layerName))
        .containsExactly("upper orbit", "lower orbit", "convective", "radiative", "core");
    assertThat(List.of(0, 1, 2, 3, 4).stream().map(SolTables::base)).containsExactly(1, 1, 2, 3, 5);
    assertThat(List.of(0, 1, 2, 3, 4).stream().map(SolTables::bonus))
        .containsExactly(0, 1, 1, 2, 3);
    assertThat(List.of(0, 1, 2, 3, 4).stream().map(SolTables::cards))
        .containsExactly(0, 0, 1, 2, 3);
  }

  @ParameterizedTest
  @CsvSource({"1, 3", "2, 4", "3, 5", "4, 6", "5, 7"})
  @Rule({"R 4.3", "R 4.4", "D-26"})
  void theFirstGameGivesTheNamedEffectsToTheSuitsInOrder(int seats, int suits) {
    assertThat(effects(sol(seats).position()))
        .containsExactlyElementsOf(
            List.of(
                    SolEffect.CATAPULT,
                    SolEffect.PROCREATE,
                    SolEffect.CEREMONY,
                    SolEffect.PERSIST,
                    SolEffect.JUGGERNAUT,
                    SolEffect.CASCADE,
                    SolEffect.HYPERDRIVE)
                .subList(0, suits));
  }

  @Test
  @Rule({"R 4.4", "D-28"})
  void aListGivesEffectsBySuitAndMayRepeatThem() {
    var p = sol(2).option("effects", "21,7,7,1").position();
    assertThat(effects(p))
        .containsExactly(
            SolEffect.CHANNEL, SolEffect.HYPERDRIVE, SolEffect.HYPERDRIVE, SolEffect.CATAPULT);
  }

  @Test
  @Rule({"R 4.4", "R 4.5"})
  void randomEffectsAreDrawnOnceEachAndNothingElseIs() {
    var setup = Setup.of(RULESET, 5, Map.of("effects", "RANDOM"));
    var bounds = new ArrayList<Integer>();
    Chance last =
        bound -> {
          bounds.add(bound);
          return bound - 1;
        };
    var unmoved = (SolPosition) RULESET.newPosition(setup, last);
    assertThat(effects(unmoved))
        .extracting(effect -> effect.id)
        .containsExactly(1, 2, 3, 4, 5, 6, 7);
    assertThat(bounds)
        .containsExactly(21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2);
    var turned = (SolPosition) RULESET.newPosition(setup, _ -> 0);
    assertThat(effects(turned))
        .extracting(effect -> effect.id)
        .containsExactly(2, 3, 4, 5, 6, 7, 8);
    assertThat(RULESET.newPosition(Setup.of(RULESET, 5), Chance.NONE).seats()).isEqualTo(5);
  }

  @Test
  @Rule("R 10.3")
  void theTwentyOneEffectsHaveTheirNumbers() {
    assertThat(SolEffect.COUNT).isEqualTo(21);
    assertThat(SolEffect.values())
        .extracting(SolEffect::name)
        .containsExactly(
            "NONE",
            "CATAPULT",
            "PROCREATE",
            "CEREMONY",
            "PERSIST",
            "JUGGERNAUT",
            "CASCADE",
            "HYPERDRIVE",
            "CLUSTER",
            "FUEL",
            "TRANSCEND",
            "PUNCTURE",
            "MOTIVATE",
            "METAMORPHOSIS",
            "INVADE",
            "SQUEEZE",
            "FESTIVAL",
            "SYNCHRONIZE",
            "DUPLICATE",
            "TRIBUTE",
            "PILLAR",
            "CHANNEL");
    for (int id = 0; id <= SolEffect.COUNT; id++) {
      assertThat(SolEffect.of(id).id).isEqualTo(id);
      assertThat(SolEffect.of(id).sentence).endsWith(".");
    }
  }

  @Test
  @Rule("R 12.0")
  void theOptionsAreThoseOfThePage() {
    assertThat(RULESET.options().stream().map(Option::name))
        .containsExactly("preset", "effects", "quietRounds", "maxRounds");
    assertThat(RULESET.options().stream().map(Option::byDefault))
        .containsExactly("tournament", "FIRST_GAME", "10", "120");
    assertThat(RULESET.title()).isEqualTo("SOL: Last Days of a Star");
    assertThat(RULESET.id()).hasToString("sol/1");
    assertThat(RULESET.minSeats()).isEqualTo(1);
    assertThat(RULESET.maxSeats()).isEqualTo(5);
    assertThat(RULESET.hasSecrets()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "effects | FIRST | Option effects must be FIRST_GAME",
        "effects | 1,2,3 | Option effects must list 4 effects for 2 seats, not 3.",
        "effects | 1,2,3,4,5 | Option effects must list 4 effects for 2 seats, not 5.",
        "effects | 1,2,3,22 | Option effects must list numbers from 1 to 21, not 22.",
        "effects | 0,2,3,4 | Option effects must be FIRST_GAME",
        "effects | 1,2,,4 | Option effects must be FIRST_GAME",
        "quietRounds | -1 | Option quietRounds must be a whole number from 0 to 10, not '-1'.",
        "quietRounds | 11 | Option quietRounds must be a whole number from 0 to 10, not '11'.",
        "quietRounds | five | Option quietRounds must be a whole number from 0 to 10, not 'five'.",
        "preset | house | Option preset must be one of tournament, printed, not 'house'.",
        "maxRounds | 9 | Option maxRounds must be a whole number from 10 to 200, not '9'.",
        "maxRounds | 201 | Option maxRounds must be a whole number from 10 to 200, not '201'.",
      })
  @Rule({"R 12.0", "R 4.4"})
  void aBadValueIsRefusedWithASentence(String option, String value, String sentence) {
    assertThatThrownBy(() -> Setup.of(RULESET, 2, Map.of(option, value)))
        .asInstanceOf(InstanceOfAssertFactories.type(BadInput.class))
        .satisfies(bad -> assertThat(bad.sentence()).startsWith(sentence))
        .extracting(BadInput::code)
        .isEqualTo("bad-option-value");
  }

  @Test
  @Rule({"R 12.0", "D-26"})
  void theBoundsOfTheOptionsAreAllowed() {
    for (var values : List.of(List.of("0", "10"), List.of("10", "200"))) {
      var setup =
          Setup.of(RULESET, 1, Map.of("quietRounds", values.get(0), "maxRounds", values.get(1)));
      var p = (SolPosition) RULESET.newPosition(setup, Chance.NONE);
      assertThat(p.quietRounds()).isEqualTo(Integer.parseInt(values.get(0)));
      assertThat(p.maxRounds()).isEqualTo(Integer.parseInt(values.get(1)));
    }
    assertThatThrownBy(() -> Setup.of(RULESET, 6)).hasMessageContaining("1 to 5 seats, not 6");
    assertThatThrownBy(() -> Setup.of(RULESET, 0)).hasMessageContaining("1 to 5 seats, not 0");
    assertThatThrownBy(() -> Setup.of(RULESET, 1, Map.of("effects", "1,2")))
        .hasMessage("Option effects must list 3 effects for 1 seat, not 2.");
  }
}
