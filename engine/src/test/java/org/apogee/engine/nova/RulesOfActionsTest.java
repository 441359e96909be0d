package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.bareFront;
import static org.apogee.engine.nova.NovaScene.front;
import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 5 to R 9, R 13, R 14 and R 16: what the worked scenarios leave open. */
class RulesOfActionsTest {
  @Test
  @Rule({"R 9.4", "D-15"})
  void aCapitalIsAsGoodAsAColony() {
    galaxy()
        .given("H0.0 P0 capital", "no units")
        .allows("build line H0", "build fortress H0.0")
        .when("build fortress H0.0")
        .then("H0 units P0 f.0", "P0 AP 17");
    galaxy().given("H0.0 P0 settlement", "no units").refuses("build line H0");
  }

  @Test
  @Rule({"R 9.4", "D-16"})
  void aFactoryMayReplaceAnOwnOutpost() {
    galaxy()
        .given("B0.0 P0 outpost")
        .when("build factory B0.0")
        .then("B0.0 P0 factory", "P0 AP 17");
  }

  @Test
  @Rule({"R 9.4", "D-18"})
  void navalFactorsGoUpToSix() {
    galaxy()
        .given("P0 naval 5")
        .when("build naval")
        .then("P0 naval 6", "P0 AP 18")
        .refuses("build naval");
  }

  @Test
  @Rule("R 9.4")
  void gradesGoUpStepByStep() {
    galaxy()
        .given("A0.0 P0 settlement", "B0.0 P0 colony", "A0.1 P0 factory")
        .offersOf("build colony", "build colony A0.0")
        .offersOf("build capital", "build capital H0.0", "build capital B0.0")
        .offersOf("build settlement")
        .when("build capital B0.0")
        .then("B0.0 P0 capital", "P0 AP 10")
        .offersOf("build capital");
  }

  @Test
  @Rule({"R 9.4", "R 5.6"})
  void sitesAreFreeOfOthers() {
    galaxy()
        .given("A0 explored", "B0 explored", "A0 units P1 E", "B0.0 P1 outpost", "D1 explored")
        .offersOf("build outpost")
        .offersOf("build factory");
  }

  @Test
  @Rule({"R 9.4", "R 9.5", "D-3"})
  void oneMoveTakesAnyNumberOfFleets() {
    galaxy()
        .given("A0.0 P0 outpost", "P0 AP 1")
        .when("move H0", "send full line H0", "send full escort H0", "send reduced escort H0")
        .then("A0 units P0 LEe", "H0 units P0 f.0", "P0 AP 0", "decision actions")
        .offersOf("move");
  }

  @Test
  @Rule({"R 9.5", "R 7.3"})
  void besiegersMayGoHomeAndTheSiegeIsOver() {
    bareFront(3)
        .given("no units", "K1 units P0 E", "K1 units P1 L.0", "K1 siege P0 P1")
        .when("move K1")
        .then("K0 units P0 E", "K1 siege none", "K1 units P1 L");
  }

  @Test
  @Rule({"R 9.7", "D-17"})
  void aThirdPowerCannotAttackABesieger() {
    galaxy(3)
        .given("tension P2 P0 6", "tension P2 P1 6", "K0.0 P2 outpost", "K0 units P2 L")
        .given("K1.0 P1 factory", "K1 units P0 L", "K1 siege P0 P1", "active P2")
        .offersOf("attack");
  }

  @Test
  @Rule({"R 9.7", "R 9.8", "D-25"})
  void besiegersMayAttackAgain() {
    bareFront(3)
        .given("no units", "K1 units P0 L", "K1 siege P0 P1", "P0 AP 1")
        .when("attack K1 P1", "end")
        .offers("assault K1.0", "siege");
  }

  @Test
  @Rule("R 9.7")
  void anAllyCannotBeAttackedAndNoSystemTwice() {
    bareFront(0)
        .given("I0 at M0", "I0 relation P0 2")
        .offersOf("attack")
        .given("I0 relation P0 0")
        .when("attack M0 I0", "send full line K0", "done")
        .offersOf("attack");
  }

  @Test
  @Rule("R 9.9")
  void theLastMarkerBesideUnitsStays() {
    galaxy()
        .given("A0.0 P0 outpost", "A0 units P0 L", "B0.0 P0 outpost")
        .when("eliminate")
        .refuses("abandon A0.0")
        .allows("abandon B0.0", "abandon H0.1");
  }

  @Test
  @Rule({"R 7.1", "R 14.1", "D-10"})
  void allFleetsWakeAtTheEndOfAnImpulse() {
    var scene = galaxy().given("A0.0 P0 outpost", "H1 units P1 !L").when("move H0");
    scene.when("send full line H0", "done");
    var p = scene.position();
    assertThat(p.units.idle(0)).isNotZero();
    assertThat(p.units.idle(1)).isNotZero();
    scene.endImpulse().then("active P1");
    assertThat(p.units.idle(0) | p.units.idle(1)).isZero();
  }

  @Test
  @Rule({"R 14.2", "R 3.6", "D-7"})
  void thePowerChoosesItsDeck() {
    for (var deck : new String[] {"E", "W"}) {
      galaxy()
          .when("end", "pass")
          .offers("draw E", "draw W")
          .dice(1)
          .when("draw " + deck)
          .then("P0 hand " + deck + "1", "active P1");
    }
  }

  @Test
  @Rule("R 13.2")
  void tensionIsNotLoweredWithWhomOneAttacksOrBesieges() {
    front(3)
        .when("attack K1 P1", "send full line K0", "done", "end", "withdraw full line")
        .when("siege")
        .then("decision adjust", "tension P0 P1 4")
        .offers("pass", "raise P1");
    bareFront(3).given("K1 units P0 E", "K1 siege P0 P1").when("end").offers("pass", "raise P1");
  }

  @Test
  @Rule({"R 13.3", "R 16.5", "R 16.6", "R 16.7"})
  void theInterphaseLetsPowersGiveUpUnits() {
    galaxy()
        .given("deck W X 2", "tension P0 P1 5", "H1 units P0 E", "H1 siege P0 P1")
        .when("end", "pass")
        .dice(1, 4)
        .when("draw W")
        .offersOf("abandon", "abandon H0.1")
        .when(0, "scrap full escort H1", "done")
        .then("asked P1", "H1 siege P0 P1")
        .when(1, "done")
        .then("tension P0 P1 4", "H1 siege none");
  }

  @Test
  @Rule({"R 16.1", "R 16.2", "D-22"})
  void whatIsBesiegedEarnsNoIncomeButPoints() {
    var p = galaxy().given("H0 units P1 E", "H0 siege P1 P0").position();
    assertThat(Economy.income(p, 0)).isZero();
    assertThat(Interphase.pointsOf(p, 0)).isEqualTo(4);
  }

  @Test
  @Rule({"R 18.2", "R 7.3"})
  void aPowerThatEndsItselfByContractDrawsNoCard() {
    galaxy(3)
        .given("no units", "H0.0 free", "H0.1 free", "C0.0 P0 outpost", "I0 at M0", "P0 hand E1 W4")
        .dice(4)
        .when("play W4-corsair-contract")
        .then("C0.0 I0 outpost", "active P1", "P0 hand", "P0 place 3", "discarded E E1");
  }
}
