package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;

import java.util.Locale;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** R 10.3, the effects that are played while activating. */
class ActivateEffectsTest {
  private static SolScene twoNodes(String effect) {
    return sol(2)
        .given("seat 0 holds " + effect, "seat 0 has 1 on U0", "node of seat 0 on U0")
        .given("seat 0 has 1 on U5", "node of seat 0 on U5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PERSIST", "FESTIVAL", "SYNCHRONIZE", "DUPLICATE"})
  @Rule({"R 10.2", "R 5.4"})
  void activateEffectsArePlayedInTheActivateActionOnly(String effect) {
    var play = "play " + effect.toLowerCase(Locale.ROOT);
    twoNodes(effect).refuses(play).when("move").refuses(play);
    twoNodes(effect).when("convert").refuses(play);
    twoNodes(effect)
        .when("activate")
        .refuses("end")
        .allows(play)
        .when(play)
        .offers("end", "activate U0", "activate U5")
        .then("seat 0 holds nothing", "discards 0 1 0 0")
        .when("end")
        .then("energy 3 3", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 10.3 PERSIST", "R 10.4"})
  void persistKeepsSundiversThatActivateLater() {
    twoNodes("PERSIST")
        .when("activate", "play persist", "activate U0", "activate U5")
        .then("seat 0 has 1 on U0", "seat 0 has 1 on U5", "pool 6 8", "energy 5 3")
        .when(1, "move", "end")
        .when(0, "activate", "activate U0")
        .then("seat 0 has 0 on U0", "pool 7 8");
  }

  @Test
  @Rule("R 10.3 PERSIST")
  void aStationIsActivatedOnceEvenIfTheSundiverPersists() {
    twoNodes("PERSIST")
        .when("activate", "play persist", "activate U0")
        .offers("end", "activate U5");
  }

  @Test
  @Rule("R 10.3 SQUEEZE")
  void squeezePaysTheBaseAgainAndOffersTheBonusAgain() {
    sol(2)
        .given("seat 0 holds SQUEEZE", "seat 0 has 2 on R3", "node of seat 0 on R3")
        .when("activate")
        .refuses("play squeeze R3")
        .when("activate R3", "take bonus")
        .then("energy 8 3", "owed 2", "pool 7 8")
        .offers("end", "play squeeze R3")
        .when("play squeeze R3")
        .then("energy 11 3", "owed 4", "seat 0 in BONUS", "pool 7 8", "seat 0 has 1 on R3")
        .when("take bonus")
        .then("energy 13 3", "pile 54", "counted 2 nodes.activated", "seat 1 in CHOOSE");
  }

  @Test
  @Rule("R 10.3 SQUEEZE")
  void squeezeMustBePayableAndOwn() {
    sol(2)
        .given("seat 0 holds SQUEEZE", "seat 0 has 1 on C3", "tower of seat 0 on C3", "energy 4 3")
        .when("activate", "activate C3", "decline bonus")
        .offers("end", "play squeeze C3")
        .when("play squeeze C3")
        .then("momentum 4 0", "energy 0 3", "pile 56", "seat 1 in CHOOSE");
    sol(2)
        .given("seat 0 holds SQUEEZE", "seat 0 has 1 on C3", "tower of seat 0 on C3", "energy 3 3")
        .when("activate", "activate C3", "decline bonus")
        .then("seat 1 in CHOOSE", "energy 1 3");
    sol(2)
        .given("seat 0 holds SQUEEZE", "seat 0 has 1 on C3", "node of seat 1 on C3")
        .when("activate", "activate C3")
        .when(1, "decline bonus")
        .when(0, "decline bonus")
        .then("seat 1 in CHOOSE", "energy 5 3");
  }

  @Test
  @Rule("R 10.3 SQUEEZE")
  void squeezeNeedsSundiversInReserveForAFoundry() {
    var there =
        new String[] {
          "seat 0 holds SQUEEZE", "seat 0 has 1 on C3", "foundry of seat 0 on C3", "energy 9 3"
        };
    sol(2)
        .given(there)
        .given("seat 0 reserve 4")
        .when("activate", "activate C3", "decline bonus", "play squeeze C3")
        .then("energy 5 3", "reserve 0 5", "seat 1 in CHOOSE");
    sol(2)
        .given(there)
        .given("seat 0 reserve 3")
        .when("activate", "activate C3", "decline bonus")
        .then("seat 1 in CHOOSE", "reserve 1 5");
  }

  @Test
  @Rule({"R 10.3 FESTIVAL", "R 8.1"})
  void festivalUnlocksTheType() {
    var scene =
        sol(2)
            .given("seat 0 holds FESTIVAL", "seat 0 has 1 on U0", "node of seat 0 on U0")
            .given("seat 0 has 1 on U5", "foundry of seat 0 on U5", "seat 0 has 1 on C9")
            .given("tower of seat 1 on C9");
    scene
        .when("activate", "play festival", "activate U0")
        .offers("end", "activate U5", "activate C9")
        .when("activate U5")
        .offers("end", "activate C9")
        .when("activate C9")
        .then("momentum 2 0", "energy 1 3");
    sol(2)
        .given("seat 0 holds FESTIVAL", "seat 0 has 1 on U0", "node of seat 0 on U0")
        .given("seat 0 has 1 on U5", "foundry of seat 0 on U5")
        .when("activate", "activate U0")
        .then("seat 1 in CHOOSE", "seat 0 holds FESTIVAL");
  }

  @Test
  @Rule("R 10.3 SYNCHRONIZE")
  void synchronizeCountsActivationsBeforeAndAfter() {
    twoNodes("SYNCHRONIZE")
        .given("seat 0 has 1 on U7", "node of seat 1 on U7")
        .when("activate", "activate U0", "activate U7")
        .then("momentum 0 0")
        .when("play synchronize")
        .then("momentum 2 0", "seat 0 in ACTIVATE")
        .when("activate U5")
        .then("momentum 3 0", "counted 3 momentum.effects", "seat 1 in CHOOSE");
  }

  @Test
  @Rule("R 10.3 DUPLICATE")
  void duplicateBuildsTwiceTheBaseForTheSameEnergy() {
    sol(2)
        .given("seat 0 holds DUPLICATE", "seat 0 has 1 on C3", "foundry of seat 0 on C3")
        .when("activate", "play duplicate", "activate C3")
        .then("energy 1 3", "reserve 1 5", "pool 12 8", "seat 0 in BONUS")
        .when("take bonus")
        .then("energy 0 3", "reserve 0 5", "pool 13 8", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 10.3 DUPLICATE", "R 8.2"})
  void duplicateNeedsTwiceTheSundivers() {
    sol(2)
        .given("seat 0 holds DUPLICATE", "seat 0 has 1 on C3", "foundry of seat 0 on C3")
        .given("seat 0 reserve 3", "seat 0 has 1 on U1", "foundry of seat 0 on U1")
        .when("activate")
        .offers("play duplicate", "activate C3", "activate U1")
        .when("play duplicate")
        .offers("end", "activate U1")
        .when("activate U1")
        .then("reserve 1 5", "energy 2 3", "pool 9 8", "seat 1 in CHOOSE");
  }

  @Test
  @Rule({"R 10.3 DUPLICATE", "R 10.3 FESTIVAL"})
  void duplicateAndFestivalComeBeforeTheFirstActivation() {
    twoNodes("DUPLICATE").when("activate", "activate U0").refuses("play duplicate");
    twoNodes("FESTIVAL").when("activate", "activate U0").refuses("play festival");
    twoNodes("PERSIST").when("activate", "activate U0").allows("play persist");
    twoNodes("SYNCHRONIZE").when("activate", "activate U0").allows("play synchronize");
  }
}
