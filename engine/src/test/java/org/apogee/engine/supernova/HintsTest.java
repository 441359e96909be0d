package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
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

  @Test
  @Rule({"R 8.8", "R 8.11"})
  void anAttackOnAPlanetRisksTheFleet() {
    var scene =
        supernova(2)
            .given("seat 0 has Freya", "Battleship at Freya")
            .given("seat 1 has Ko'ol")
            .in(ACTION)
            .when("attack from Freya", "send Battleship", "fleet done", "attack Ko'ol");
    var hints = Arrays.stream(scene.moves().toArray()).mapToObj(move -> hint(scene, move)).toList();
    assertThat(hints)
        .anyMatch(each ->
            each.startsWith("Attack the planet by force")
                && each.endsWith(": you capture it without its assets, or lose your fleet."))
        .anyMatch(each ->
            each.startsWith("Attack the planet by diplomacy")
                && each.endsWith("the planet is yours, or your ships are the defender's."))
        .anyMatch(each ->
            each.startsWith("Attack the planet by economic means")
                && each.endsWith("the planet is yours, or your ships are the defender's."));
  }

  @Test
  @Rule("R 7.2")
  void aPassBeforeAnotherActionPhaseEndsNothing() {
    var scene = supernova(2).given("seat 0 holds Temporal Rift").in(ACTION);
    var before = SupernovaGuide.INSTANCE.hint(scene.position(), SupernovaMoves.PASS);
    assertThat(before.isFinal()).isTrue();
    assertThat(before.sentence()).isEqualTo("Pass: take no action in this Action phase.");
    scene.when("play Temporal Rift");
    var after = SupernovaGuide.INSTANCE.hint(scene.position(), SupernovaMoves.PASS);
    assertThat(after.isFinal()).isFalse();
    assertThat(after.sentence())
        .isEqualTo("Pass: take no action in this Action phase; you have another one.");
  }
}
