package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.galaxy;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 7.3 and R 10.2: when a siege ends that nobody lifted. */
class SiegesTest {
  @Test
  @Rule("R 10.2")
  void aSecondSiegeEndsTheFirst() {
    galaxy()
        .given("no units", "I0 at M0", "I0 reserve none", "C0.0 P0 outpost", "M0.1 P1 outpost")
        .given("M0 units P0 LLL", "M0 siege P0 P1", "tension P0 P1 0")
        .when("attack M0 I0", "end", "siege")
        .tells("siege-ended")
        .tells("siege-laid")
        .then("M0 siege P0 I0");
  }

  /** R 18.2 leaves them until the next housekeeping. */
  @Test
  @Rule({"R 7.3", "R 18.2"})
  void fleetsStayOnTheirPlanetWhenTheirBesiegerIsOut() {
    galaxy(3)
        .given("no units", "H1.0 free", "H1.1 free", "K1.0 P1 outpost", "K1 units P2 LLLLL")
        .given("K1 siege P2 P1", "C2.0 P2 outpost", "M2.0 P2 outpost", "M2 units P2 L.0")
        .given("M2 units P1 L", "M2 siege P1 P2", "active P1")
        .dice(1, 1)
        .endImpulse()
        .tells("siege-ended")
        .then("M2 siege none", "M2 units P1 none", "M2 units P2 L.0");
  }

  @Test
  @Rule({"D-28", "R 9.9", "R 9.4"})
  void fleetsStayOnAPlanetWhoseMarkerTheyGiveUp() {
    var scene =
        galaxy()
            .given("no units", "K1.0 P0 factory", "K1.1 P0 outpost", "K1 units P0 L.0")
            .given("K1 units P1 L", "tension P0 P1 5")
            .when("eliminate", "abandon K1.0")
            .endImpulse();
    scene.when(1, "attack K1 P0", "end").offers("assault K1.1", "siege");
    scene.when("assault K1.1").then("K1.1 P1 outpost", "K1.0 free", "K1 units P0 L.0");
    scene.endImpulse().endImpulse().allows("build outpost K1.0");
  }
}
