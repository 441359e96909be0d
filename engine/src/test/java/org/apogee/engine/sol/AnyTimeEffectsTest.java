package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R 10.3, the effects that belong to no action, and when effects cannot be played at all. */
class AnyTimeEffectsTest {
  private static SolScene procreator() {
    return sol(2)
        .given("seat 0 holds PROCREATE", "seat 0 has 2 on C3", "node of seat 0 on C3")
        .given("seat 0 has 1 on C4");
  }

  @Test
  @Rule({"R 10.2", "R 10.3 PROCREATE"})
  void anyTimeEffectsArePlayedInEveryPhaseOfTheOwnTurn() {
    procreator().allows("play procreate");
    procreator().when("move").allows("play procreate");
    procreator().when("convert").allows("play procreate");
    procreator().when("activate").allows("play procreate");
    procreator()
        .given("seat 0 has 2 on L5")
        .deck(2)
        .when("activate", "activate C3", "decline bonus", "end")
        .then("seat 0 in KEEP")
        .allows("play procreate");
  }

  @Test
  @Rule({"R 10.2", "D-24"})
  void noEffectInABonusOrFlareDecision() {
    procreator()
        .given("foundry of seat 0 on U1", "seat 0 has 2 on L5")
        .deck(0)
        .when("activate", "activate C3")
        .offers("decline bonus", "take bonus")
        .when("take bonus", "end")
        .offers("flare U1 decline", "flare U1 pay");
  }

  @Test
  @Rule({"D-24", "R 10.2", "R 11.3"})
  void noEffectInALastTransmission() {
    for (var effect : new String[] {"PERSIST", "SYNCHRONIZE", "FESTIVAL", "PROCREATE"}) {
      sol(2)
          .given("countdown 1", "seat 0 has 1 on C3", "node of seat 0 on C3")
          .given("seat 1 holds " + effect, "seat 1 has 2 on C8", "tower of seat 1 on C8")
          .given("seat 1 has 2 on K0", "energy 3 5")
          .deck(0)
          .when("activate", "activate C3", "decline bonus")
          .then("seat 1 in LAST")
          .offers("end", "move", "activate")
          .when("activate")
          .offers("activate C8");
    }
  }

  @Test
  @Rule("D-24")
  void effectsAreForTheOwnTurn() {
    sol(2).given("seat 1 holds PROCREATE", "seat 1 has 2 on L5").offers("move");
  }

  @Test
  @Rule("R 10.3 PROCREATE")
  void procreateFillsSpacesOfTwoToFour() {
    sol(2)
        .given("seat 0 holds PROCREATE", "seat 0 has 5 on L1", "seat 0 has 4 on L2")
        .given("seat 0 has 1 on L3", "seat 0 has 2 on L4", "seat 1 has 2 on L7")
        .then("reserve 1 5")
        .refuses("play procreate");
    sol(2)
        .given("seat 0 holds PROCREATE", "seat 0 has 5 on L1", "seat 0 has 4 on L2")
        .given("seat 0 has 1 on L3", "seat 1 has 2 on L7")
        .when("play procreate")
        .then("seat 0 has 5 on L1", "seat 0 has 5 on L2", "seat 0 has 1 on L3", "reserve 2 5")
        .then("seat 1 has 2 on L7");
    sol(2).given("seat 0 holds PROCREATE", "seat 0 has 5 on L1").refuses("play procreate");
  }

  @Test
  @Rule({"R 10.1", "R 5.4"})
  void anEffectPlayedBeforeTheActionCountsInIt() {
    procreator()
        .when("play procreate", "activate")
        .offers("end", "activate C3")
        .when("end")
        .then("seat 1 in CHOOSE", "energy 3 3");
  }

  @ParameterizedTest
  @CsvSource({"3 9 9, 6 8 7", "3 0 9, 5 0 7", "0 9 1, 2 8 0"})
  @Rule("R 10.3 TRIBUTE")
  void tributeIsOneEnergyForEachSundiverAtOwnStations(String before, String after) {
    sol(3)
        .given("seat 0 holds TRIBUTE", "node of seat 0 on C3", "tower of seat 0 on R3")
        .given("seat 1 has 1 on C3", "seat 2 has 1 on C3", "seat 2 has 1 on R3")
        .given("seat 1 has 2 on C4", "node of seat 1 on C5", "seat 2 has 2 on C5")
        .given("seat 0 has 3 on C3", "energy " + before)
        .when("play tribute")
        .then("energy " + after, "seat 0 in CHOOSE");
  }

  @Test
  @Rule("R 10.3 TRIBUTE")
  void tributeNeedsSomethingToCollect() {
    sol(2).given("seat 0 holds TRIBUTE", "node of seat 0 on C3").refuses("play tribute");
    sol(2)
        .given("seat 0 holds TRIBUTE", "node of seat 0 on C3", "seat 0 has 1 on C3")
        .refuses("play tribute");
    sol(2)
        .given("seat 0 holds TRIBUTE", "node of seat 0 on C3", "seat 1 has 2 on C3")
        .given("energy 3 0")
        .refuses("play tribute");
    sol(2)
        .given("seat 0 holds TRIBUTE", "node of seat 0 on C3", "seat 1 has 2 on C3")
        .given("energy 3 1")
        .when("play tribute")
        .then("energy 4 0");
  }

  @Test
  @Rule({"R 10.3 PILLAR", "R 9.2"})
  void pillarPaysForEachCardOfTheSuit() {
    sol(2)
        .given("seat 0 holds PILLAR", "seat 0 has 1 on K0", "node of seat 0 on K0")
        .deck(2, 3, 2)
        .allows("play pillar explosion", "play pillar subduction", "play pillar refraction")
        .allows("play pillar oscillation")
        .refuses("play pillar reverberation")
        .when("play pillar refraction", "activate", "activate K0", "decline bonus")
        .then("momentum 4 0", "counted 4 momentum.effects", "seat 0 in KEEP")
        .when("keep refraction")
        .then("seat 1 in CHOOSE")
        .given("seat 1 has 1 on C0", "node of seat 1 on C0")
        .deck(2)
        .when(1, "activate", "activate C0", "decline bonus")
        .then("momentum 4 0");
  }

  @Test
  @Rule({"R 10.3 PILLAR", "R 9.2", "R 11.1"})
  void pillarPaysBeforeTheFlareEvenAtTheNova() {
    sol(1)
        .given("seat 0 holds PILLAR", "seat 0 has 1 on C0", "node of seat 0 on C0", "countdown 1")
        .deck(0)
        .when("play pillar explosion", "activate", "activate C0", "decline bonus")
        .then("momentum 2", "over by nova");
  }

  @Test
  @Rule({"R 10.2", "R 10.3 PILLAR"})
  void pillarIsNotPlayedWhenTheCardsAreDrawn() {
    sol(2)
        .given("seat 0 holds PILLAR", "seat 0 has 1 on C0", "node of seat 0 on C0")
        .deck(2)
        .when("activate", "activate C0", "decline bonus")
        .allows("play pillar refraction", "end")
        .when("end")
        .offers("keep subduction", "keep refraction");
  }

  @Test
  @Rule({"R 10.3 PILLAR", "R 10.4", "R 11.6"})
  void pillarEndsWithTheTurn() {
    sol(1)
        .option("quietRounds", "2")
        .given("seat 0 holds PILLAR", "quiet 1")
        .when("play pillar subduction", "move", "end")
        .then("momentum 0", "counted 1 quiet.draws", "discards 0 2 0", "quiet 1");
  }

  @Test
  @Rule({"R 10.3 CHANNEL", "R 10.2"})
  void channelTurnsEnergyIntoMomentumAfterDrawing() {
    sol(2)
        .given("seat 0 holds CHANNEL", "seat 0 has 1 on K0", "node of seat 0 on K0")
        .refuses("play channel")
        .when("activate")
        .refuses("play channel")
        .when("activate K0", "decline bonus")
        .offers("keep subduction", "play channel")
        .when("play channel")
        .then("energy 5 3", "momentum 3 0", "seat 0 holds suit 1", "discards 0 3 0 0")
        .then("seat 1 in CHOOSE", "counted 3 momentum.effects");
  }

  @Test
  @Rule("R 10.3 CHANNEL")
  void channelNeedsAnEnergyForEachCard() {
    sol(2)
        .given("seat 0 holds CHANNEL", "seat 0 has 1 on K0", "tower of seat 0 on K0", "energy 8 3")
        .when("activate", "activate K0", "decline bonus")
        .then("energy 3 3", "seat 0 in KEEP")
        .when("play channel")
        .then("energy 0 3", "momentum 8 0");
    sol(2)
        .given("seat 0 holds CHANNEL", "seat 0 has 1 on K0", "tower of seat 0 on K0", "energy 7 3")
        .when("activate", "activate K0")
        .then("energy 2 3", "momentum 5 0", "seat 1 in CHOOSE", "seat 0 holds suit 1");
  }
}
