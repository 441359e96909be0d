package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.bareFront;
import static org.apogee.engine.nova.NovaScene.front;
import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios 14 to 18 and 25 to 31: powers against powers. */
class ScenariosOfBattleTest {
  private static final String FIRE_BOTH = "fire line 1 escort 1";
  private static final String FIRE = "fire line 1";

  /** P0 attacks K1 with L and E; P1, if it is asked, stays in space. */
  private static NovaScene attack(NovaScene scene) {
    return scene.when("attack K1 P1", "send full line K0", "send full escort K0", "end");
  }

  @Test
  @Rule({"R 11.5.4", "R 11.5.6", "R 11.7", "R 12.3", "R 13.2", "R 2.5", "D-5"})
  void nv14ABattle() {
    attack(front(3))
        .when(1, "stay")
        .when(0, FIRE_BOTH)
        .dice(5, 3, 4)
        .when(1, FIRE)
        .then("K1 units P1 l", "asked P0")
        .offers("hit full line", "hit full escort")
        .when("hit full escort")
        .then("K1 units P0 Le")
        .when(1, "fight")
        .when(0, "fight", FIRE_BOTH)
        .dice(6, 1, 2)
        .when(1, FIRE)
        .then("K1 units P1 none", "decision planetary")
        .when(0, "assault K1.0")
        .then("K1.0 P0 factory", "P0 VP 0", "tension P0 P1 4", "decision adjust");
  }

  @Test
  @Rule({"R 11.5.2", "R 11.5.5", "D-12"})
  void nv15CoveringUnitsCancelImpacts() {
    attack(front(3))
        .when("stay", FIRE)
        .dice(2, 5, 3)
        .when(FIRE)
        .then("K1 units P0 LE", "K1 units P1 L", "decision stand");
    attack(front(3))
        .when("stay", FIRE)
        .dice(2, 5, 4)
        .when(FIRE)
        .then("asked P0")
        .offers("hit full line", "hit full escort");
  }

  @Test
  @Rule({"R 3.4", "R 9.8", "R 11.7"})
  void nv16ATiredDefenderFiresNoBetterThanTheAttacker() {
    attack(bareFront(3).given("K1 units P1 !L"))
        .when("stay", FIRE_BOTH)
        .dice(1, 1, 4)
        .when(FIRE)
        .then("K1 units P0 LE", "decision stand");
  }

  @Test
  @Rule({"R 11.2", "R 17.37", "R 20.2"})
  void nv17Ambush() {
    attack(front(3).given("P0 hand W7", "P1 hand E1"))
        .offers("pass", "use W7-ambush")
        .when(0, "use W7-ambush")
        .then("asked P1", "decision combat-card")
        .offers("pass")
        .when(1, "pass", "stay")
        .when(0, FIRE_BOTH)
        .dice(4, 5, 1)
        .when(1, FIRE)
        .then("K1 units P1 none", "K1 units P0 LE", "discarded W W7", "P0 hand");
  }

  @Test
  @Rule("R 17.38")
  void nv18ShieldGridCoversOnAFour() {
    attack(front(3).given("P1 hand W8"))
        .when(1, "use W8-shield-grid", "stay")
        .when(0, FIRE_BOTH)
        .dice(6, 6, 4)
        .when(1, "cover")
        .then("K1 units P1 l", "discarded W W8");
  }

  @Test
  @Rule({"R 12.6", "D-20"})
  void nv25AColonyFallsToASettlementAndACapitalToAColony() {
    attack(bareFront(5).given("K1.0 terran", "K1.0 P1 colony"))
        .when("assault K1.0")
        .dice(6, 5, 1, 1)
        .when(FIRE_BOTH)
        .then("K1.0 P0 settlement", "P0 VP 2");
    attack(bareFront(5).given("K1.0 terran", "K1.0 P1 capital", "K1.0 damage 1"))
        .when("assault K1.0")
        .dice(6, 5, 1, 1, 1)
        .when(FIRE_BOTH)
        .then("K1.0 P0 colony", "P0 VP 3");
  }

  @Test
  @Rule({"R 12.2", "R 12.4", "R 12.5"})
  void nv26AFortressIsHitBeforeThePlanet() {
    attack(bareFront(5).given("K1.0 terran", "K1.0 P1 colony", "K1 units P1 f.0"))
        .when("assault K1.0", FIRE_BOTH)
        .dice(4, 6, 3, 1, 6)
        .when(1, "fire fortress 1")
        .then("K1 units P1 none", "K1.0 damage 0", "asked P0")
        .offers("hit full line", "hit full escort");
  }

  private static NovaScene besieged(int tension) {
    return bareFront(tension).given("no units", "K1 units P0 L", "K1 siege P0 P1", "active P1");
  }

  @Test
  @Rule({"R 9.7", "R 11.9", "R 11.7"})
  void nv27ASortie() {
    besieged(3)
        .given("K1 units P1 L.0")
        .when("attack K1 P0", "end")
        .then("K1 units P1 L", "asked P1")
        .when(1, FIRE)
        .dice(4, 5)
        .when(0, FIRE)
        .then("K1 units P0 L", "K1 units P1 l");
    besieged(3)
        .given("K1 units P1 L.0")
        .when("attack K1 P0", "end", FIRE)
        .dice(4, 4)
        .when(FIRE)
        .then("K1 units P0 L", "K1 units P1 l");
  }

  @Test
  @Rule({"R 9.7", "R 7.3", "R 13.2"})
  void nv28ReliefAtPeace() {
    var scene =
        besieged(0)
            .given("A1.0 P1 outpost", "A1 units P1 LL")
            .when("attack K1 P0", "send full line A1", "end", "fire line 2")
            .dice(5, 6, 1)
            .when(0, FIRE)
            .then("K1 units P0 none", "K1 siege none", "tension P0 P1 1", "decision adjust");
    var p = scene.position();
    assertThat(Control.held(p, 1) >>> SceneGalaxy.system(p, "K1") & 1).isEqualTo(1);
  }

  @Test
  @Rule({"R 11.5.7", "R 11.6", "R 11.8", "R 11.10"})
  void nv29AfterThreeRoundsTheAttackerMustRetreat() {
    var scene = front(3).when("attack K1 P1", "send full line K0", "done", "end", "stay");
    for (int round = 1; round <= 3; round++) {
      scene.when(0, FIRE).dice(1, 1).when(1, FIRE);
      if (round < 3) {
        scene.when(1, "fight").when(0, "fight");
      }
    }
    scene
        .then("K0 units P0 LE", "K1 units P0 none", "K1 units P1 L", "decision adjust")
        .says("P0 retreats with a fleet from the space of K1 to K0.");
  }

  @Test
  @Rule("R 13.2")
  void nv30LoweringTensionCostsPoints() {
    front(3)
        .given("P0 AP 5")
        .when("end")
        .offers("pass", "raise P1", "lower P1")
        .when("lower P1")
        .then("tension P0 P1 2", "P0 AP 3", "decision draw");
  }

  @Test
  @Rule({"R 9.10", "R 13.2"})
  void nv31BuildingBesideAPowerProvokesIt() {
    var scene =
        galaxy()
            .given("B1.0 P1 outpost", "C0.0 P0 outpost", "M0 tile a", "P0 AP 3")
            .when("build outpost M0.0", "end")
            .then("tension P0 P1 3")
            .offers("pass", "raise P1", "lower P1");
    scene.when("raise P1").then("tension P0 P1 4");
  }
}
