package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** What is said of a move before it is made. */
class HintsTest {
  private static String step(NebulaScene scene, String block) {
    long move = NebulaMoves.of(NebulaMoves.MOVE, 0, GalacticMap.byName(block));
    return NebulaGuide.INSTANCE.hint(scene.position(), move).sentence();
  }

  @Test
  @Rule("R 9.6")
  void aStepIntoARingLeavesNone() {
    var scene = conflict().given("P4 of seat 1 with 15", "S1 at 1D9 with 1");
    assertThat(step(scene, "1E8")).contains("within a defensive ring; no steps are left");
    scene.when("move S1 1E8").offersOf("move");
  }
}
