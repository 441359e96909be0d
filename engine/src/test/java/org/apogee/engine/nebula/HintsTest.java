package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** What is said of a move before it is made. */
class HintsTest {
  private static String step(NebulaScene scene, String block) {
    return hint(scene, NebulaMoves.of(NebulaMoves.MOVE, 0, GalacticMap.byName(block)));
  }

  private static String hint(NebulaScene scene, long move) {
    return NebulaGuide.INSTANCE.hint(scene.position(), move).sentence();
  }

  @Test
  @Rule("R 9.6")
  void aStepIntoARingLeavesNone() {
    var scene = conflict().given("P4 of seat 1 with 15", "S1 at 1D9 with 1");
    assertThat(step(scene, "1E8")).contains("within a defensive ring; no steps are left");
    scene.when("move S1 1E8").offersOf("move");
  }

  @Test
  @Rule({"R 11.4 MOTHERSHIP", "R 13.4"})
  void mothershipSaysWhatItCosts() {
    var scene =
        conflict()
            .given("seat 0 mothership ready", "P0 of seat 0 with 0", "P2 of seat 0 with 7")
            .given("S1 at 1E8 with 1")
            .when("use mothership");
    assertThat(hint(scene, NebulaMoves.of(NebulaMoves.AMOUNT, 2, 0)))
        .isEqualTo("Carry 2 regiments from the planet to the ship.");
    assertThat(hint(scene, NebulaMoves.of(NebulaMoves.AMOUNT, 3, 0)))
        .isEqualTo("Carry 3 regiments from the planet to the ship; the planet becomes neutral.");
  }

  @Test
  @Rule("R 13.2")
  void ofTwoPlanetsOfAColourOneIsKept() {
    var scene = conflict().given("S1 at 1H15 with 5");
    assertThat(hint(scene, NebulaMoves.of(NebulaMoves.UNLOAD, 0, 5)))
        .endsWith("; then you keep this planet or South Yellow, and the other becomes neutral.");
  }
}
