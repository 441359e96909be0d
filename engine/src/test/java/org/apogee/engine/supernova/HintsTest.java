package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** What is said of a move before it is made. */
class HintsTest {
  private static String hint(SupernovaScene scene, long move) {
    return SupernovaGuide.INSTANCE.hint(scene.position(), move).sentence();
  }

  @Test
  @Rule({"R 7.3", "R 15.2"})
  void aJettisonEndsTheAction() {
    var scene = supernova(2).given("seat 0 holds Eden, Rigel").in(ACTION).when("jettison Eden");
    assertThat(hint(scene, SupernovaMoves.END))
        .isEqualTo("End the jettison, and with it your action.");
  }

  @Test
  @Rule({"R 3.6", "D-10"})
  void aStrengthIsNotBelowZero() {
    var scene =
        supernova(2)
            .given("seat 0 has Freya [Evil Clones]", "Fighter at Freya")
            .given("seat 1 has Ko'ol [Cold Climate]")
            .in(ACTION)
            .when("attack from Freya", "send Fighter", "fleet done");
    assertThat(hint(scene, scene.moves().get(0))).contains("0 economic").doesNotContain("-");
  }
}
