package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.apogee.engine.nebula.NebulaScene.opening;
import static org.apogee.engine.nebula.NebulaScene.progress;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 11.2 and D-32 to D-36: which techs answer in the opponent's Conflict and in a combat. */
class TechWindowsTest {
  private static NebulaScene withAll(NebulaScene scene, int seat) {
    for (var tech : Tech.all()) {
      scene.given("seat %d %s ready".formatted(seat, tech.word()));
    }
    return scene;
  }

  @Test
  @Rule({"R 9.1", "R 11.2", "D-32", "D-33"})
  void thePassivePlayerUsesAllThatActsAtOnceBeforeConflict() {
    withAll(opening(), 1)
        .given("N1 at 0E8 with 1", "N1 durability 1", "S1 at 0G6 with 1", "P0 of seat 0 with 3")
        .given("P4 of seat 1 with 2", "seat 0 repair ready")
        .offersOf(
            "use",
            "use suicide",
            "use hack",
            "use radioactive-ray",
            "use repair",
            "use improved-cargo",
            "use supernova-cannon",
            "use mothership")
        .when(1, "use supernova-cannon")
        .then("P0 of seat 0 with 0", "seat 1 cannon uses 1", "seat 1 asked opening")
        .when(1, "use improved-cargo")
        .when("use mothership", "amount 2")
        .then("N1 at 0E8 with 3", "N1 capacity 8", "P4 of seat 1 with 0")
        .when(1, "use suicide")
        .then("N1 gone", "S1 gone", "seat 0 asked conflict");
  }

  @Test
  @Rule({"R 10.4", "R 11.2", "D-34", "R 11.4 MOTHERSHIP"})
  void bothReinforceTheirShipBetweenTheRounds() {
    var scene = conflict().given("S1 at 0D9 with 1", "N1 at 0E5 with 5", "N1 durability 1");
    scene.given("seat 0 mothership ready", "P0 of seat 0 with 9");
    scene.given("seat 1 mothership ready", "seat 1 improved-cargo ready", "P4 of seat 1 with 9");
    scene.when("move S1 0E8").then("seat 0 asked combat").offers("pass", "use mothership");
    scene.when(0, "use mothership").offers(amounts(5)).when("amount 5");
    scene.then("seat 1 asked combat").offers("pass", "use mothership", "use improved-cargo");
    scene.when(1, "use improved-cargo").when(1, "use mothership").offers(amounts(3));
    scene.dice(3, 3, 1, 4).when("amount 3");
    scene.then("N1 at 0E5 with 8", "S1 gone", "P4 of seat 1 with 6");
  }

  private static String[] amounts(int most) {
    var amounts = new String[most];
    for (int n = 1; n <= most; n++) {
      amounts[n - 1] = "amount " + n;
    }
    return amounts;
  }

  @Test
  @Rule({"R 10.4", "D-34", "D-35", "D-30"})
  void someTechsComeBeforeTheCombatOrAfterIt() {
    var scene = withAll(withAll(conflict(), 0), 1);
    scene.given("S1 at 0D9 with 1", "N1 at 0E5 with 1", "S1 durability 1", "N1 durability 1");
    scene.when("move S1 0E8").then("seat 0 asked combat");
    scene.offers("pass", "use suicide", "use invisibility-field", "use hack").when(0, "pass");
    scene.offers("pass", "use suicide", "use invisibility-field", "use hack").when(1, "pass");
    scene
        .offers(
            "pass",
            "use radioactive-ray",
            "use repair",
            "use reveal-spy",
            "use improved-cargo",
            "use hack")
        .when(0, "pass")
        .dice(6, 1)
        .when(1, "pass")
        .then("seat 1 asked loss")
        .offers("pass", "use energy-shield", "use hack");
  }

  @Test
  @Rule({"R 10.4", "R 11.4 CANNON", "R 12.2"})
  void theCannonMayEndTheGameInTheMiddleOfACombat() {
    conflict()
        .given("P4 of seat 0 with 0", "P4 neutral with 0", "P5 of seat 1 with 9")
        .given("S1 at 1D20 with 1", "N1 at 1F18 with 1", "seat 0 supernova-cannon ready")
        .when("move S1 1C18")
        .then("seat 0 asked combat")
        .when(0, "use supernova-cannon")
        .then("P5 neutral with 0", "no-planet: seat 0 wins");
  }

  @Test
  @Rule({"D-36", "R 11.4 CLONE"})
  void ordersBeforeACloneAreNotDoubled() {
    progress()
        .given("seat 0 academy owned", "seat 0 reserves 8/0/0", "seat 0 clone ready")
        .when("regiment P0", "use clone")
        .then("P0 of seat 0 with 1")
        .when("regiment P0")
        .then("P0 of seat 0 with 3");
  }
}
