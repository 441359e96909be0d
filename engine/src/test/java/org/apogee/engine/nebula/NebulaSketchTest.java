package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.View;
import org.junit.jupiter.api.Test;

/** The drawing of a view. */
class NebulaSketchTest {
  private static String draw(NebulaScene scene, int viewer) {
    return new NebulaRuleset().draw(scene.position().view(viewer));
  }

  @Test
  void everybodySeesTheirOwnFieldBelow() {
    var scene = conflict().given("S1 at 0A1 with 3", "N1 at 1J19 with 2", "N2 at 1J19 with 2");
    var south = draw(scene, 0).lines().toList();
    assertThat(south.get(3)).startsWith("1J .   N1+ ").endsWith("1J");
    assertThat(south.get(13)).startsWith("0A S1  .   .   o ");
    assertThat(south.get(2).strip()).startsWith("20").endsWith("1");
    assertThat(south.get(23).strip()).startsWith("1 ").endsWith("20");
    var north = draw(scene, 1).lines().toList();
    assertThat(north.get(22)).startsWith("1J .   .   .   .   o   ");
    assertThat(north.get(22)).endsWith("N1+ .   1J");
    assertThat(draw(scene, View.OBSERVER)).isEqualTo(draw(scene, 0));
  }

  @Test
  void shipsPlanetsAndTechsAreListedBelowTheMap() {
    var scene =
        conflict()
            .given(
                "S1 at 0A1 with 3", "S1 marks new", "seat 0 emp cooldown 2", "P0 of seat 0 with 7")
            .given("seat 1 hack research 3", "seat 1 academy begun", "seat 1 reserves 1/2/3");
    assertThat(draw(scene, 0).lines())
        .contains(
            "Turn 6 of 40 of seat 0, seat 0 decides: conflict",
            "P0 South Yellow 0G6  seat 0    7 regiments, root of seat 0",
            "P1 South Red    0D15 free      0 regiments",
            "S1 at 0A1  3/6 regiments, durability 2, 0 steps made, new",
            "          emp cooldown 2",
            "          academy (under construction)",
            "          Yellow advanced tech research 3");
    assertThat(draw(scene, 1)).contains("hack research 3");
  }

  @Test
  void anUnexploredZoneIsAQuestionUntilAShipWasThere() {
    var scene = conflict().given("S1 at 0D2 with 3");
    assertThat(draw(scene, 0).lines().toList().get(17)).startsWith("0E .   ?   o   .   o ");
    scene.when("move S1 0E2").when(1, "choose red").when("move S1 0E3");
    assertThat(draw(scene, 0).lines().toList().get(17)).startsWith("0E .   o   S1  .   o ");
  }

  @Test
  void theEndIsSaid() {
    var scene = conflict().given("P4 of seat 1 with 15", "S1 at 1E8 with 4").when("move S1 1G6");
    assertThat(draw(scene, 0)).startsWith("Over (no-planet): seat 0 wins");
  }
}
