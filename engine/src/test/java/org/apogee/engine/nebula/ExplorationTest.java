package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.View;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 9.5.1 ZONE: the first ship on an unexplored zone. */
class ExplorationTest {
  private static final String[] GREEN = {
    "balance", "mothership", "pathfinder", "clone", "free-exchange", "jumpgate"
  };

  private static NebulaScene owning(NebulaScene scene, String... techs) {
    for (var tech : techs) {
      scene.given("seat 0 " + tech + " ready");
    }
    return scene;
  }

  @Test
  @Rule({"R 9.5.1 ZONE", "R 15.1"})
  void theOpponentPicksTheColourAndTheDieTheTech() {
    conflict()
        .given("S1 at 0D2 with 3")
        .when("move S1 0E2")
        .then("seat 1 asked explore", "zone 0E2 explored", "zone 1E2 unexplored")
        .offers("choose yellow", "choose red", "choose green")
        .dice(4)
        .when(1, "choose red")
        .then("seat 0 energy-shield ready", "seat 1 energy-shield unknown")
        .then("seat 0 asked conflict", "S1 at 0E2 with 3", "S1 steps 1")
        .tells("tech-received");
  }

  @Test
  @Rule("R 9.5.1 ZONE")
  void aZoneIsExploredOnce() {
    var scene =
        conflict()
            .given("S1 at 0D2 with 3", "S2 at 0E3 with 1")
            .when("move S1 0E2")
            .when(1, "choose red")
            .when("move S1 0D2", "move S1 0E2", "move S2 0E2")
            .tellsNo("zone-explored")
            .then("seat 0 asked conflict");
    scene.given("N1 at 0D2 with 1", "zone 0J19 explored", "S3 at 0I17 with 1");
    scene.when("move S3 0J19").tellsNo("zone-explored");
    scene.nextTurn().when("end progress", "move N1 0E2").tellsNo("zone-explored");
  }

  @Test
  @Rule("R 9.5.1 ZONE")
  void onlyColoursThatLackATechArePicked() {
    owning(conflict().given("S1 at 0D2 with 3"), GREEN)
        .when("move S1 0E2")
        .then("seat 1 asked explore")
        .offers("choose yellow", "choose red");
  }

  @Test
  @Rule({"R 9.5.1 ZONE", "R 1.6", "R 1.2"})
  void whatIsLeftWithoutAChoiceIsDealtWithoutAsking() {
    var scene = conflict().given("S1 at 0D2 with 3");
    for (var tech : Tech.all()) {
      if (tech != Tech.EMP) {
        scene.given("seat 0 " + tech.word() + " cooldown 1");
      }
    }
    scene.dice().when("move S1 0E2").then("seat 0 emp ready", "seat 0 asked conflict");
  }

  @Test
  @Rule("R 9.5.1 ZONE")
  void whoeverOwnsEverythingExploresForNothing() {
    var scene = conflict().given("S1 at 0D2 with 3");
    for (var tech : Tech.all()) {
      scene.given("seat 0 " + tech.word() + " ready");
    }
    scene.when("move S1 0E2").then("zone 0E2 explored", "seat 0 asked conflict");
    scene.tells("zone-explored").tellsNo("tech-received");
  }

  @Test
  @Rule("R 9.5.1 ZONE")
  void researchOfTheTechThatIsDrawnEnds() {
    conflict()
        .given("S1 at 0D2 with 3", "seat 0 balance ready", "seat 0 mothership research 2")
        .when("move S1 0E2")
        .dice(1)
        .when(1, "choose green")
        .then("seat 0 mothership ready")
        .tells("tech-received");
    conflict()
        .given("S1 at 0D2 with 3", "seat 0 balance ready", "seat 0 mothership research 2")
        .when("move S1 0E2")
        .dice(5)
        .when(1, "choose green")
        .then("seat 0 jumpgate ready", "seat 0 mothership research 2");
  }

  @Test
  @Rule({"R 9.5.1 ZONE", "R 10.4"})
  void theNewTechServesInTheCombatThatFollows() {
    conflict()
        .given("S1 at 0D2 with 3", "N1 at 0E3 with 3", "N1 durability 1")
        .when("move S1 0E2")
        .then("seat 1 asked explore")
        .dice(3)
        .when(1, "choose red")
        .tells("tech-received", "combat")
        .then("seat 0 reveal-spy ready", "seat 0 asked combat")
        .dice(3, 3)
        .when(0, "use reveal-spy")
        .then("N1 gone", "S1 durability 2");
  }

  @Test
  @Rule({"R 9.5.1 ZONE", "R 9.5.2"})
  void theTechComesBeforeTheRingHoldsTheShip() {
    conflict()
        .given("P5 of seat 1 with 20", "S1 at 1J19 with 1", "zone 1J19 explored")
        .given("P5 of seat 1 with 20", "seat 0 jumpgate ready", "S2 at 1A1 with 1")
        .when("move S1 1I17")
        .tellsNo("zone-explored");
    var scene = conflict().given("P3 of seat 1 with 20", "S1 at 1G19 with 1");
    scene.when("move S1 1H18").then("S1 marks ring", "seat 1 asked explore");
    scene.when(1, "choose yellow").offersOf("move");
  }

  @Test
  @Rule({"R 9.5.1 ZONE", "R 11.4 JUMPGATE", "R 11.4 PATHFINDER"})
  void jumpsAndCrossingsEnterAndStartingThereDoesNot() {
    conflict()
        .given("S1 at 0D9 with 1", "seat 0 jumpgate ready")
        .when("use jumpgate")
        .when("choose 0F14")
        .tellsNo("zone-explored");
    conflict()
        .given("S1 at 0E7 with 1", "seat 0 jumpgate ready")
        .when("use jumpgate", "choose 0F13")
        .tells("zone-explored");
    conflict()
        .given("S1 at 0F12 with 1", "S1 marks pathfinder")
        .when("move S1 0F13")
        .tells("zone-explored");
    conflict()
        .given("S1 at 0F13 with 1")
        .when("move S1 0G13")
        .tellsNo("zone-explored")
        .then("zone 0F13 unexplored");
  }

  @Test
  @Rule("R 9.5.1 ZONE")
  void everyTechOfTheColourIsDrawnAsOften() {
    var scene = conflict().given("S1 at 0D2 with 3", "seat 0 hack ready").when("move S1 0E2");
    var chance = Chance.of(new SplittableRandom(9));
    var drawn = new TreeMap<String, Integer>();
    int draws = 5000;
    for (int i = 0; i < draws; i++) {
      var p = (NebulaPosition) scene.position().copy();
      p.play(NebulaMoves.of(NebulaMoves.CHOOSE_COLOUR, 0, 0), chance, Chronicle.SILENT);
      int tech = p.techs.ready[0] & ~(1 << Tech.HACK.id);
      drawn.merge(Tech.of(Integer.numberOfTrailingZeros(tech)).word(), 1, Integer::sum);
    }
    assertThat(drawn)
        .containsOnlyKeys("electric-charge", "emp", "suicide", "radioactive-ray", "repair");
    assertThat(drawn.values()).allMatch(count -> count > draws / 5 - 100);
  }

  @Test
  @Rule({"R 9.5.1 ZONE", "R 14.1"})
  void theDrawIsPublicAndTheViewListsWhatIsLeft() {
    var scene = conflict().given("S1 at 0D2 with 3").when("move S1 0E2").when(1, "choose yellow");
    for (int viewer : new int[] {0, 1, View.OBSERVER}) {
      var view = (NebulaView) scene.position().view(viewer);
      assertThat(view.unexplored()).hasSize(11).contains("1E2", "0J19").doesNotContain("0E2");
      assertThat(view.players().get(0).techs())
          .extracting(NebulaView.TechSeen::name)
          .containsExactly("electric-charge");
    }
    assertThat(scene.told().getLast().args())
        .containsAllEntriesOf(
            Map.of("seat", 0, "tech", "electric-charge", "colour", "Yellow", "by", 1));
  }
}
