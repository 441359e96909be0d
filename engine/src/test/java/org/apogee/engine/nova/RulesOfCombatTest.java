package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.bareFront;
import static org.apogee.engine.nova.NovaScene.front;
import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 8, R 10 to R 12 and R 15: what the worked scenarios leave open. */
class RulesOfCombatTest {
  private static final String FIRE = "fire line 1";

  @Test
  @Rule({"R 10.1", "R 10.2"})
  void battlesAreFoughtInTheOrderOfDeclaration() {
    var scene =
        bareFront(5).given("K1 units P1 L", "C0.0 P0 outpost", "C0 units P0 L", "M0.0 P1 outpost");
    scene
        .given("M0 units P1 E")
        .when("attack M0 P1", "send full line C0", "done")
        .when("attack K1 P1", "send full line K0", "done", "end");
    scene.then("decision withdraw");
    scene.when(1, "withdraw full escort").then("decision withdraw", "M0 units P1 E.0");
    scene.when(1, "withdraw full line").then("decision planetary");
    scene.offers("assault M0.0", "siege");
  }

  @Test
  @Rule({"R 7.1", "R 10.2"})
  void aDeclaredBattleIsSeenUntilTheBattlesHaveEnded() {
    var scene = bareFront(5).when("attack K1 P1", "send full line K0", "done");
    assertThat(scene.view(0).battles()).containsExactly("K1 P1");
    scene.when("end").then("decision planetary");
    assertThat(scene.view(1).battles()).containsExactly("K1 P1");
    scene.when("siege").then("decision draw");
    assertThat(scene.view(0).battles()).isEmpty();
  }

  @Test
  @Rule({"R 11.4", "R 11.1", "R 3.4"})
  void aDefenderMayWithdrawItsFleets() {
    front(3)
        .given("K1 units P1 E")
        .when("attack K1 P1", "send full line K0", "done", "end")
        .offers("withdraw full line", "withdraw full escort", "stay")
        .when(1, "withdraw full line")
        .offers("withdraw full escort", "stay")
        .when(1, "withdraw full escort")
        .then("K1 units P1 L.0E.0", "decision planetary", "asked P0");
  }

  @Test
  @Rule("R 11.1")
  void withoutDefendersNobodyIsAsked() {
    bareFront(3)
        .given("P0 hand W7", "P1 hand W8")
        .when("attack K1 P1", "send full line K0", "done", "end")
        .then("decision planetary");
  }

  @Test
  @Rule({"R 11.5", "R 11.5.1"})
  void fortressesFightInSpaceButDoNotKeepIt() {
    var scene =
        bareFront(5)
            .given("K1.0 terran", "K1.0 P1 colony", "K1 units P1 lF.0")
            .when("attack K1 P1", "send full line K0", "done", "end", "stay", FIRE);
    scene.offers("cover", "fire line 1", "fire fortress 1", "fire line 1 fortress 1");
    scene
        .dice(6, 1, 1)
        .when(1, "fire line 1 fortress 1")
        .offers("hit reduced line", "hit full fortress")
        .when(1, "hit reduced line")
        .then("decision planetary", "K1 units P1 F.0");
  }

  @Test
  @Rule({"R 11.5.7", "R 11.10", "R 10.3"})
  void aDefenderMayRetreatToItsPlanet() {
    front(3)
        .when("attack K1 P1", "send full line K0", "done", "end", "stay", FIRE)
        .dice(1, 1)
        .when(1, FIRE)
        .offers("fight", "retreat K1")
        .when(1, "retreat K1")
        .then("K1 units P1 L.0", "decision planetary");
  }

  @Test
  @Rule({"R 10.3", "R 11.10"})
  void strandedFleetsRetreatOrAreLost() {
    galaxy()
        .given("no units", "M1 units P0 L", "A0.0 P0 outpost")
        .when("end")
        .then("M1 units P0 none")
        .tells("fleets-stranded");
    bareFront(0)
        .given("no units", "M0 explored", "M0 units P0 LLLLE", "K0 units P0 EEEEE")
        .when("end")
        .then("M0 units P0 none", "K0 units P0 LLLEEEEE");
  }

  @Test
  @Rule("R 8.1")
  void aSiegeHitsUnitsOnPlanetsFirst() {
    var scene =
        bareFront(3).given("no units", "K1 units P0 LL", "K1 units P1 L.0e.0", "K1 siege P0 P1");
    String[] left = {"L.0", "l.0", "none"};
    for (var units : left) {
      scene.when("end", "pass").dice(1).when("draw W");
      scene.when("end", "pass").dice(1, 2).when("draw E");
      scene.then("K1 units P1 " + units, "K1.0 P1 factory", "asked P0");
    }
    scene.when("end", "pass").dice(1).when("draw W");
    scene.when("end", "pass").dice(1, 3).when("draw E");
    scene.then("K1.0 P1 factory", "K1 siege P0 P1");
  }

  @Test
  @Rule({"R 12.7", "R 8.1", "R 7.3"})
  void damageStaysAsLongAsTheSiege() {
    var scene =
        bareFront(5)
            .given("no units", "K1.0 terran", "K1.0 P1 colony", "K1 units P0 LL", "K1 siege P0 P1");
    scene.when("end", "pass").dice(1).when("draw W");
    scene.when("end", "pass").dice(1, 1).when("draw E");
    scene.then("K1.0 damage 1", "K1.0 P1 colony");
    scene
        .when("move K1", "done")
        .then("K1.0 damage 1", "K1 siege P0 P1")
        .when("move K1")
        .then("K1.0 damage 0", "K1 siege none");
  }

  @Test
  @Rule({"R 12.2", "R 12.1"})
  void combatCardsAreAskedForOnDefendedPlanets() {
    bareFront(5)
        .given("K1.0 terran", "K1.0 P1 settlement", "K1.1 P1 outpost", "P1 hand E1")
        .when("attack K1 P1", "send full line K0", "done", "end", "assault K1.1")
        .then("K1.1 P0 outpost", "decision planetary")
        .when("assault K1.0")
        .then("decision combat-card", "asked P1")
        .when(1, "pass")
        .dice(1, 1)
        .when(0, FIRE)
        .offers("fight", "stop")
        .when(0, "stop")
        .then("decision draw", "K1 siege P0 P1", "K1.0 P1 settlement", "tension P0 P1 6");
  }

  @Test
  @Rule({"R 15.7", "R 15.6", "R 11.5.2"})
  void independentsFightEachOtherByTactics() {
    galaxy()
        .given("I0 at M0", "I0 reserve MMMM", "I2 at Z", "I2 reserve m", "K0.0 I0 outpost")
        .dice(4, 2, 6, 4, 6, 5)
        .activate(0)
        .then("I0 reserve MMMm", "Z.1 I0 outpost", "I2 in play", "I2 reserve none");
  }

  @Test
  @Rule({"R 15.3", "R 15.5"})
  void targetsLieBesideItAndUnguardedByOthers() {
    galaxy()
        .given("no units", "I0 at M0", "A0.0 P0 outpost", "B1.0 P1 outpost", "B1 units P0 E")
        .dice(6)
        .activate(0)
        .then("A0.0 P0 outpost", "B1.0 P1 outpost", "M0.1 I0 factory");
  }

  @Test
  @Rule({"R 15.6", "D-13"})
  void eachPointAboveEightSendsOneFleetMore() {
    galaxy()
        .given("no units", "I0 at M0", "I0 reserve MMMMm", "B1.0 P1 colony", "H1.0 free")
        .given("B1 units P1 l")
        .dice(6)
        .activate(0)
        .then("decision withdraw")
        .says("The Hesper League acts with a roll of 6 + 2 = 8.");
    var scene =
        galaxy()
            .given("no units", "I0 at M0", "I0 reserve MMMMm", "B1.0 P1 outpost", "P0 hand W4")
            .given("B1 units P1 l")
            .dice(6)
            .when("play W4-corsair-contract");
    scene.then("asked P1");
    assertThat(scene.view(0).independents().getFirst().fleets())
        .containsExactly("M sent", "M sent", "M sent", "M sent", "m");
  }
}
