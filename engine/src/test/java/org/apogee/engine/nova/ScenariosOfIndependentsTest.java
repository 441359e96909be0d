package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.front;
import static org.apogee.engine.nova.NovaScene.galaxy;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios 19 to 24 and 34 to 43: independents fight, act, and make friends. */
class ScenariosOfIndependentsTest {
  /** I0 at M0; P0 has fleets at C0 beside it and no others. */
  private static NovaScene before(String fleets, String reserve) {
    return galaxy()
        .given("no units", "I0 at M0", "I0 reserve " + reserve)
        .given("C0.0 P0 outpost", "C0 units P0 " + fleets);
  }

  private static NovaScene threeLines() {
    return before("LLL", "Mm")
        .when("attack M0 I0", "send full line C0", "send full line C0", "end");
  }

  @Test
  @Rule({"R 1.6", "R 11.5.3", "R 11.5.6"})
  void nv19AMinorDefends() {
    threeLines()
        .dice(6, 5, 2, 1, 5, 4)
        .when("fire line 3")
        .then("I0 reserve mm", "M0 units P0 LLl")
        .offers("fight", "retreat C0");
  }

  @Test
  @Rule({"R 11.5.3", "D-14"})
  void nv20AMinorWithdrawsItsBestFleet() {
    threeLines()
        .dice(1, 5, 2, 1, 3)
        .when("fire line 3")
        .then("I0 reserve Mm", "M0 units P0 LLL")
        .offers("fight", "retreat C0");
  }

  @Test
  @Rule({"R 11.5.3", "R 10.4"})
  void nv21AMinorWithdrawsAllFleets() {
    before("LLLLL", "Mm")
        .when("attack M0 I0", "send full line C0", "send full line C0", "send full line C0")
        .when("send full line C0", "end")
        .dice(1)
        .when("fire line 5")
        .then("decision planetary", "I0 reserve Mm")
        .offers("assault M0.0", "assault M0.1", "siege")
        .tells("unit-withdrawn", "unit-withdrawn")
        .tellsNo("impacts");
  }

  /** Two fleets and two outposts: one draw for both fleets. */
  @Test
  @Rule({"R 11.5.3", "D-14"})
  void ofEqualMarkersTheLotChoosesTheRefuge() {
    for (int lot = 1; lot <= 2; lot++) {
      before("LLLLL", "Mm")
          .given("M0.0 I0 outpost")
          .when("attack M0 I0", "send full line C0", "send full line C0", "send full line C0")
          .when("send full line C0", "end")
          .dice(1, lot)
          .when("fire line 5")
          .says(
              "The Hesper League withdraws a full mixed fleet to M0.%d and keeps 1 fleet in space."
                  .formatted(lot - 1),
              "The Hesper League withdraws a reduced mixed fleet to M0.%d and keeps no fleets in space."
                  .formatted(lot - 1));
    }
  }

  @Test
  @Rule({"R 1.6", "R 15.6", "R 15.2"})
  void nv22AResultOfSevenLetsTwoFleetsFireBetter() {
    galaxy()
        .given("no units", "I0 at M0", "I0 reserve MMMM", "B1.0 P1 outpost", "B1 units P1 E")
        .dice(4)
        .activate(0)
        .when(1, "stay")
        .dice(6, 5, 4, 6)
        .when(1, "fire escort 1")
        .then("B1 units P1 none", "B1.0 I0 outpost", "I0 reserve MMMm");
  }

  @Test
  @Rule({"R 12.1", "R 12.3", "R 12.4", "R 7.3"})
  void nv23AnAssault() {
    before("LLE", "none")
        .when("attack M0 I0", "send full line C0", "send full line C0", "send full escort C0")
        .when("end", "assault M0.0")
        .dice(6, 2, 5, 3)
        .when("fire line 2 escort 1")
        .then("M0.0 P0 settlement", "P0 VP 1", "I0 in play")
        .offers("assault M0.1", "siege")
        .when("assault M0.1")
        .then("M0.1 P0 outpost", "I0 away", "P0 VP 1");
  }

  @Test
  @Rule({"R 8.1", "R 10.2", "R 12.4", "R 5.7"})
  void nv24AFailedAssaultAndASiege() {
    var scene =
        before("L", "none")
            .when("attack M0 I0", "end", "assault M0.0")
            .dice(2, 6)
            .when("fire line 1")
            .then("M0 units P0 l")
            .offers("fight", "stop")
            .when("fight")
            .dice(3, 1)
            .when("fire line 1")
            .offers("assault M0.1", "siege")
            .when("siege")
            .then("M0 siege P0 I0", "M0.0 I0 settlement", "M0.1 I0 outpost");
    scene.when("pass").dice(1).when("draw E");
    scene.when(1, "end", "pass").dice(1, 1).when("draw E");
    scene.then("M0.1 P0 outpost", "M0 siege P0 I0", "asked P0");
    scene.when("end", "pass").dice(1).when("draw E");
    scene.when(1, "end", "pass").dice(1, 2).when("draw W");
    scene.then("M0.0 I0 settlement", "M0.0 damage 0");
    scene.when("end", "pass").dice(1).when("draw W");
    scene.when(1, "end", "pass").dice(1, 1).when("draw W");
    scene.then("M0.0 P0 settlement", "P0 VP 1", "I0 away", "M0 siege none", "M0 units P0 l");
  }

  @Test
  @Rule("R 15.4.2")
  void nv34SpreadingExplores() {
    NovaScene scene = galaxy().given("I0 at M0").dice(2, 2, 3).activate(0);
    scene.then("K0 tile e", "K0.0 I0 outpost", "I0 reserve Mm");
    galaxy()
        .given("I0 at M0", "I2 at Z")
        .dice(2, 2, 2)
        .activate(0)
        .then("K0 tile e", "K0.0 I0 outpost", "I2 reserve MMmm");
    galaxy()
        .given("I0 at M0")
        .dice(2, 2, 1)
        .activate(0)
        .then("K0 tile m3", "K0.0 I2 colony", "K0.1 I2 outpost", "I2 reserve MMmm");
  }

  @Test
  @Rule({"R 15.4.3", "R 15.4.4", "R 3.3"})
  void nv35RefittingAndGrowing() {
    galaxy().given("I0 at M0", "I0 reserve Mmm").dice(3).activate(0).then("I0 reserve MMM");
    galaxy()
        .given("I0 at M0")
        .dice(4)
        .activate(0)
        .then("M0.1 I0 factory", "M0.0 I0 settlement")
        .dice(4)
        .activate(0)
        .then("M0.0 I0 colony", "M0.1 I0 factory");
  }

  @Test
  @Rule({"R 15.4.5", "D-19"})
  void nv36ATreatyIsPaidForOrLost() {
    galaxy()
        .given("I0 at M0", "I0 relation P0 1", "P0 naval 2")
        .dice(5)
        .activate(0)
        .offers("drop-treaty", "pay-naval")
        .when(0, "pay-naval")
        .then("P0 naval 1", "I0 relation P0 1");
    galaxy()
        .given("I0 at M0", "I0 relation P0 1", "P0 naval 0")
        .dice(5)
        .activate(0)
        .then("I0 relation P0 0", "decision actions");
    galaxy()
        .given("I0 at M0", "I0 relation P0 1", "I0 relation P1 1")
        .dice(5, 2)
        .activate(0)
        .when(1, "drop-treaty")
        .then("I0 relation P0 1", "I0 relation P1 0", "P1 naval 2");
  }

  @Test
  @Rule({"R 15.2", "D-8"})
  void nv37RowsThatFailFallToTheNextLower() {
    for (int die : new int[] {6, 5}) {
      galaxy().given("I0 at M0").dice(die).activate(0).then("M0.1 I0 factory");
    }
  }

  @Test
  @Rule({"R 15.5", "R 15.6", "R 17.34"})
  void nv38AContractSendsThreeFleets() {
    galaxy()
        .given("no units", "I0 at M0", "I0 reserve MMMM", "B1.0 P1 outpost", "P0 hand W4")
        .dice(5)
        .when("play W4-corsair-contract")
        .then("B1.0 I0 outpost", "I0 reserve MMMM", "decision actions");
  }

  @Test
  @Rule({"R 15.5", "R 15.6"})
  void nv39ThoseWithoutATreatyAreAttackedFirst() {
    galaxy()
        .given("no units", "I0 at M0", "I0 relation P0 1", "C0.0 P0 outpost", "B1.0 P1 outpost")
        .dice(6)
        .activate(0)
        .then("B1.0 I0 outpost", "C0.0 P0 outpost", "I0 relation P0 1");
    galaxy()
        .given("no units", "I0 at M0", "I0 relation P0 1", "C0.0 P0 outpost")
        .dice(6)
        .activate(0)
        .then("C0.0 I0 outpost", "I0 relation P0 0", "P0 VP 0");
  }

  @Test
  @Rule({"R 15.5", "R 15.6", "R 12.5"})
  void nv40ARaidOnASettlement() {
    galaxy()
        .given("no units", "I0 at M0", "I0 reserve MMM", "B1.0 P1 settlement")
        .dice(6, 5, 3, 2, 6, 3, 5, 1, 2)
        .activate(0)
        .then("B1.0 I0 settlement", "I0 reserve MMm", "P0 VP 0", "P1 VP 0");
  }

  @Test
  @Rule({"R 8.2", "R 15.1", "R 15.2", "R 15.5"})
  void nv41AnAllyGrowsAndHoldsBack() {
    var scene = galaxy().given("I0 at M0", "I0 relation P0 2", "C0.0 P0 outpost");
    scene.endImpulse().then("I0 reserve Mm").endImpulse().then("I0 reserve MM");
    scene.endImpulse().endImpulse().then("I0 reserve MMm");
    galaxy()
        .given("I0 at M0", "I0 relation P0 2", "C0.0 P0 outpost")
        .dice(6)
        .activate(0)
        .then("M0.1 I0 factory", "C0.0 P0 outpost")
        .dice(1)
        .activate(0)
        .then("I0 reserve Mm");
  }

  @Test
  @Rule({"R 11.3", "R 11.5.2", "D-23"})
  void nv42CallingAnAlly() {
    front(3)
        .given("I0 at M0", "I0 relation P0 2")
        .when("attack K1 P1", "send full line K0", "done", "end")
        .then("decision call-ally")
        .offers("pass", "call I0")
        .when(0, "call I0")
        .when(1, "stay")
        .when(0, "fire line 1 mixed 1")
        .dice(6, 5, 4)
        .when(1, "fire line 1")
        .then("K1 units P1 none")
        .offers("hit full line", "hit full mixed")
        .when("hit full mixed")
        .then("I0 reserve mm", "K1 units P0 L");
  }

  @Test
  @Rule({"R 15.1", "R 17.13", "R 17.14"})
  void nv43AnEmbassyEndsTheTreatiesOfOthers() {
    galaxy()
        .given("I0 at M0", "I0 relation P0 1", "I0 relation P1 1", "P0 hand E4")
        .when("play E4-embassy")
        .then("I0 relation P0 2", "I0 relation P1 0")
        .says(
            "P0 now has an alliance with the Hesper League.",
            "The treaty of P1 with the Hesper League ends.");
    galaxy()
        .given("I0 at M0", "P0 hand E3 E4")
        .refuses("play E4-embassy")
        .when("play E3-trade-mission")
        .then("I0 relation P0 1")
        .allows("play E4-embassy");
  }
}
