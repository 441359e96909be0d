package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.bareFront;
import static org.apogee.engine.nova.NovaScene.front;
import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios 1 to 13: economy, building, exploring, moving, and who may be attacked. */
class ScenariosOfGrowthTest {
  private static final int DEALT_TO_FOUR = 20;

  @Test
  @Rule({"R 6.3", "R 6.5", "R 6.6", "R 9.1"})
  void nv01LaterPowersCanHaveMoreActionPointsInTheFirstRound() {
    var draws = new int[1];
    Chance seatTwoBegins = bound -> draws[0]++ == DEALT_TO_FOUR ? 2 : 0;
    var ruleset = new NovaRuleset();
    var p =
        (NovaPosition)
            ruleset.newPosition(Setup.of(ruleset, 4, Map.of("preset", "printed")), seatTwoBegins);
    int[] seats = {2, 3, 0, 1, 2, 3};
    int[] points = {2, 3, 4, 5, 2, 2};
    for (int i = 0; i < seats.length; i++) {
      assertThat(p.active()).isEqualTo(seats[i]);
      assertThat(p.impulse.points).isEqualTo(points[i]);
      assertThat(Economy.income(p, seats[i])).isEqualTo(3);
      assertThat(Economy.upkeep(p, seats[i])).isEqualTo(4);
      assertThat(p.powers.base[seats[i]]).isEqualTo(1);
      var moves = new MoveList();
      while (p.active() == seats[i]) {
        p.legalMoves(moves); // END, PASS and deck E come first; the first card is no X card
        p.play(moves.get(0), bound -> 0);
      }
    }
  }

  @Test
  @Rule({"R 1.2", "R 16.1"})
  void nv02TableOfTheEconomicBase() {
    int[][] rows = {
      {8, 12, 1}, {10, 4, 3}, {11, 25, 0}, {1, 3, 0}, {5, 9, 1}, {5, 10, 0},
      {9, 19, 1}, {7, 14, 1}, {6, 15, 0}, {10, 24, 1}, {3, 4, 1}, {3, 5, 0}
    };
    for (var row : rows) {
      assertThat(Economy.base(row[0], row[1])).as("%d, %d", row[0], row[1]).isEqualTo(row[2]);
    }
    assertThat(Economy.sumOfTable()).isEqualTo(22);
  }

  @Test
  @Rule({"R 9.2", "R 9.4"})
  void nv03ACardPaysForASettlement() {
    galaxy()
        .given("A0.0 P0 outpost", "P0 hand E2", "P0 AP 2")
        .when("spend E2-colony-convoy")
        .then("P0 AP 5", "discarded E E2")
        .when("build settlement A0.0")
        .then("P0 AP 0", "A0.0 P0 settlement");
  }

  @Test
  @Rule({"R 17.12", "R 9.3"})
  void nv04ColonyConvoyMakesOneSettlementCheaper() {
    galaxy()
        .given("A0.0 P0 outpost", "B0.0 P0 outpost", "P0 hand E2", "P0 AP 6")
        .when("play E2-colony-convoy", "build settlement A0.0")
        .then("P0 AP 4", "P0 hand")
        .refuses("build settlement B0.0");
  }

  @Test
  @Rule("R 17.22")
  void nv05ConvoyAndHabitatsAddUp() {
    galaxy()
        .given("A0.0 P0 outpost", "P0 development E12 2", "P0 hand E2", "P0 AP 2")
        .when("play E2-colony-convoy", "build settlement A0.0")
        .then("P0 AP 1");
  }

  @Test
  @Rule({"R 9.4", "R 7.2"})
  void nv06WhatWasBuiltThisImpulseCannotBeRaised() {
    var scene =
        galaxy()
            .given("A0 explored", "P0 AP 7")
            .allows("build outpost A0.0", "build outpost A0.1")
            .allows("build factory A0.0", "build factory A0.1")
            .when("build outpost A0.0")
            .then("P0 AP 6", "A0.0 P0 outpost")
            .refuses("build settlement A0.0");
    scene.endImpulse().endImpulse().given("P0 AP 7").allows("build settlement A0.0");
  }

  @Test
  @Rule({"R 9.6", "R 4.6", "R 6.1", "R 5.4"})
  void nv07ExploringFindsAMinor() {
    var scene =
        galaxy()
            .given("C0.0 P0 outpost", "P0 AP 2")
            .offersOf("explore", "explore A0", "explore B0", "explore D0", "explore M0")
            .dice(1)
            .when("explore M0")
            .then("P0 AP 1", "M0 tile m1", "I0 in play", "I0 reserve Mm", "I0 relation P0 0")
            .then("M0.0 I0 settlement", "M0.1 I0 outpost");
    assertThat(scene.view(0).independents().getFirst().region()).isEqualTo("Rim");
  }

  @Test
  @Rule({"R 5.5", "R 5.6", "R 9.5", "D-2"})
  void nv08FleetsMoveWithinTheirOwnControlZone() {
    galaxy()
        .given("A0.1 P0 outpost", "K1.0 P0 outpost", "K1 units P0 E")
        .offersOf("move", "move H0")
        .when("move H0")
        .then("decision move-units")
        .when("send full line H0", "done")
        .then("A0 units P0 L", "H0 units P0 Eef.0", "P0 AP 19")
        .offersOf("move", "move H0");
  }

  @Test
  @Rule({"R 5.5", "R 16.1", "R 16.2"})
  void nv09ABesiegedHomeEarnsNothingButCounts() {
    var p = galaxy().given("H0 units P1 L").position();
    assertThat(Control.held(p, 0)).isZero();
    assertThat(Economy.income(p, 0)).isZero();
    assertThat(Economy.upkeep(p, 0)).isEqualTo(4);
    assertThat(Economy.base(p, 0)).isZero();
    assertThat(Interphase.pointsOf(p, 0)).isEqualTo(4);
  }

  @Test
  @Rule({"R 3.2", "R 9.4", "D-4"})
  void nv10ReinforcingFlipsUnits() {
    galaxy()
        .given("no units", "H0 units P0 lEef.0", "P0 naval 2", "P0 AP 4")
        .when("reinforce line H0", "reinforce fortress H0.0")
        .then("P0 naval 1", "P0 AP 3", "H0 units P0 LEeF.0")
        .refuses("build fortress H0.0", "reinforce line H0");
  }

  @Test
  @Rule("R 3.1")
  void nv11EightFleetsAreAFullStack() {
    galaxy().given("no units", "H0 units P0 EEEEEEEE").refuses("build escort H0", "build line H0");
    galaxy()
        .given("no units", "H0 units P0 LEEEEEEf.0")
        .allows("build escort H0")
        .when("build line H0")
        .then("H0 units P0 LlEEEEEEf.0")
        .refuses("build escort H0", "build line H0");
  }

  @Test
  @Rule({"R 9.7", "R 13.1", "D-6"})
  void nv12TensionAllowsAttacks() {
    String[] given = {"M0.0 P1 settlement", "C0.0 P0 outpost", "C0 units P0 E"};
    front(2).given(given).offersOf("attack");
    front(3).given(given).offersOf("attack", "attack K1 P1");
    front(4).given(given).offersOf("attack", "attack K1 P1");
    front(5).given(given).offersOf("attack", "attack M0 P1", "attack K1 P1");
  }

  @Test
  @Rule({"R 9.8", "R 2.3"})
  void nv13AttackingAPartnerBreaksTheTreaty() {
    bareFront(0)
        .given("no units", "I0 at M0", "I0 relation P0 1", "C0.0 P0 outpost", "C0 units P0 LLL")
        .when("attack M0 I0")
        .then("I0 relation P0 0", "P0 VP -1", "M0 units P0 L", "decision attack-units")
        .offers("send full line C0", "done");
  }
}
