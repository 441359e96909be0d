package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.front;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The board as text. */
class NovaSketchTest {
  @Test
  void whoeverLooksSeesWhatMattersForTheDecision() {
    var scene = front(3).given("P0 hand E2", "I0 at M0", "I0 relation P1 1", "P1 hand W7");
    var text = new NovaRuleset().draw(scene.view(0));
    assertThat(text)
        .contains("Turn 1 of 3, impulse of P0 with 20 AP; P0 decides: actions")
        .contains("K0  Core   T P0 outpost")
        .contains("P0 LE")
        .contains("hand: E2 Colony Convoy (3)")
        .contains("I0 Hesper League, region Rim, reserve M m, treaty with P1")
        .doesNotContain("Ambush");
    scene.when("attack K1 P1", "send full line K0", "done", "end", "pass");
    assertThat(new NovaRuleset().draw(scene.view(1)))
        .contains("Attacks declared: K1 P1")
        .contains("Combat at K1, round 0:")
        .contains("P1 decides: combat-card")
        .contains("hand: W7 Ambush (2)");
  }
}
