package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.front;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.MoveHint;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** What is said of a move before it is made. */
class HintsTest {
  @Test
  @Rule({"R 3.1", "R 11.10"})
  void aRetreatNamesTheFleetsThatFindNoRoom() {
    var scene = front(3).when("attack K1 P1", "send full line K0", "done", "end", "stay");
    scene.when(0, "fire line 1").dice(1, 1).when(1, "fire line 1").when(1, "fight");
    assertThat(hint(scene)).isEqualTo(MoveHint.of("Retreat from K1 to K0.", "K1", "K0"));

    scene.given("K1 units P0 L", "K0 units P0 EEEEEE");
    assertThat(hint(scene))
        .isEqualTo(
            MoveHint.ending(
                "Retreat from K1 to K0; 1 of your 2 fleets finds no room and is lost.",
                "K1",
                "K0"));
  }

  private static MoveHint hint(NovaScene scene) {
    var p = scene.position();
    return NovaGuide.INSTANCE.hint(p, NovaMoves.of(NovaMoves.RETREAT, SceneGalaxy.system(p, "K0")));
  }
}
