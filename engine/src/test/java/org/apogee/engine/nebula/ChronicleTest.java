package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.apogee.engine.nebula.NebulaScene.progress;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.engine.Fact;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** What the chronicle tells: prices, dice with what is added, phases, and what things become. */
class ChronicleTest {
  private static String phaseOf(NebulaScene scene, String kind) {
    return scene.told().stream()
        .filter(fact -> fact.kind().equals(kind))
        .map(Fact::phase)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void everyOrderSaysWhatItCosts() {
    progress()
        .given("seat 0 academy owned", "seat 0 hangar owned", "seat 0 laboratory owned")
        .given("seat 0 reserves 35/35/35", "seat 0 emp cooldown 2", "P0 of seat 0 with 19")
        .when("extractor gas", "specialise gas", "regiment P0", "ship P0")
        .says(
            "Seat 0 builds a Gas extractor for 5 Gas.",
            "Seat 0 specialises its Gas extractor for 10 Gas.",
            "Seat 0 produces 1 regiment on South Yellow for 4 Metal, which makes 20.",
            "Seat 0 builds ship S1 at South Yellow for 4 Gas.")
        .when("advance emp", "advance emp")
        .says(
            "Seat 0 pays 4 Crystal in its Laboratory to cool EMP, which takes 1 more turn.",
            "Seat 0 pays 4 Crystal in its Laboratory to cool EMP, which takes no more turns.",
            "EMP of seat 0 is ready.")
        .when("exchange metal gas", "amount 3")
        .says(
            "Seat 0 exchanges 3 Metal for as much Gas; its next Harvest of Metal is without"
                + " extractor.");
    progress()
        .given("seat 0 reserves 35/35/35")
        .when("construct academy")
        .says("Seat 0 begins an Academy for 13 Metal, 11 Gas and 12 Crystal.");
  }

  @Test
  void severalTechsUnderResearchAreCounted() {
    progress()
        .given("seat 0 academy owned", "seat 0 reserves 35/35/35")
        .when("research emp", "research suicide")
        .says(
            "Seat 0 begins research of Suicide, a basic Yellow tech, for 8 Metal, 4 Gas and"
                + " 4 Crystal and now researches 2 techs.");
  }

  @Test
  @Rule("R 7.2")
  void theHarvestShowsItsDice() {
    var scene =
        conflict()
            .option("secondKick", "4")
            .given("seat 1 turns 0", "seat 1 extractors 0/1/2")
            .dice(2, 3, 9, 4)
            .when("end turn")
            .says(
                "Turn 1 of seat 1 begins.",
                "Seat 1 harvests 2 Metal, 12 Gas and 14 Crystal"
                    + " and has 16 Metal, 26 Gas and 28 Crystal.");
    assertThat(scene.told().getLast().detail())
        .containsExactly(
            "The first Harvest begins with 14 Metal, 14 Gas and 14 Crystal.",
            "Metal: 2.",
            "Gas: 3 + 9 = 12.",
            "Crystal: 4 + 10 = 14.");
    assertThat(scene.told().getLast().args()).containsEntry("dice", List.of(2, 3, 4));
    var full =
        conflict().given("seat 1 reserves 33/0/0").dice(6, 1, 1).when("end turn").told().getLast();
    assertThat(full.detail()).contains("Metal: 6, of which 4 exceed the limit.");
  }

  @Test
  @Rule("R 6.1")
  void everyLineBelongsToAPhase() {
    var scene =
        conflict()
            .given("seat 1 academy begun", "seat 1 emp research 1")
            .given("S1 at 0D9 with 4", "N1 at 0E5 with 1", "N1 durability 1")
            .dice(6, 1)
            .when("move S1 0E8");
    assertThat(phaseOf(scene, "ship-arrived")).isEqualTo("conflict");
    assertThat(phaseOf(scene, "combat-round")).isEqualTo("combat");
    assertThat(phaseOf(scene, "ship-destroyed")).isEqualTo("combat");
    scene.when("end turn");
    assertThat(phaseOf(scene, "turn")).isEmpty();
    assertThat(phaseOf(scene, "tech-ready")).isEqualTo("maintenance");
    assertThat(phaseOf(scene, "building-finished")).isEqualTo("maintenance");
    assertThat(phaseOf(scene, "harvest")).isEqualTo("harvest");
    scene.given("seat 1 reserves 9/9/9").when("extractor metal");
    assertThat(phaseOf(scene, "extractor-built")).isEqualTo("progress");
  }

  @Test
  void aZoneTellsWhatItGives() {
    conflict()
        .given("S1 at 0D2 with 3", "seat 0 energy-shield research 3")
        .when("move S1 0E2")
        .says("Ship S1 moves from 0D2 to 0E2.", "Ship S1 explores the unexplored zone at 0E2.")
        .dice(4)
        .when(1, "choose red")
        .says(
            "Seat 1 picks Red, and seat 0 receives Energy Shield, ready for use;"
                + " its research ends.");
  }

  @Test
  @Rule("R 10.5")
  void tiesAreCountedUntilTheAttackerWins() {
    conflict()
        .given("S1 at 0D9 with 1", "N1 at 0E5 with 1", "N1 durability 1")
        .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
        .when("move S1 0E8")
        .says(
            "Ship S1 rolls 1 + 1 = 2, ship N1 rolls 1 + 1 = 2; this is the fourth tie in a row.",
            "Ship S1 rolls 1 + 1 = 2, ship N1 rolls 1 + 1 = 2;"
                + " the fifth tie in a row goes to the attacker.",
            "Ship N1 is destroyed with 1 regiment aboard.");
  }

  @Test
  void aTechTellsItsTargetItsEffectAndItsCooldown() {
    var scene =
        conflict()
            .given("seat 0 mothership ready", "P0 of seat 0 with 7", "S1 at 1E8 with 1")
            .given("seat 0 laboratory owned", "P2 of seat 0 with 5")
            .when("use mothership", "choose P0", "amount 4")
            .says(
                "Seat 0 uses Mothership, which carries 4 regiments from South Yellow to ship S1.");
    assertThat(scene.told().getFirst().detail())
        .containsExactly("Mothership cools down for 1 turn, one less thanks to Specialty.");
    progress()
        .given("seat 0 balance ready", "seat 0 reserves 4/20/9")
        .when("use balance", "choose gas metal")
        .says("Seat 0 uses Balance, which makes its Metal 20 instead of 4, as its Gas.");
    conflict()
        .given("seat 0 electric-charge ready", "seat 1 emp ready")
        .dice(2)
        .when("use electric-charge")
        .says(
            "Seat 0 uses Electric Charge on EMP.",
            "Seat 0 rolls a 2 for Electric Charge, which jams its target.",
            "EMP of seat 1 is jammed for its owner's next turn.");
  }

  @Test
  void theEndSaysWhy() {
    conflict()
        .given("P4 of seat 1 with 15", "S1 at 1E8 with 4")
        .when("move S1 1G6")
        .says(
            "Seat 0 captures North Red with 15 regiments.",
            "Seat 0 wins, because seat 1 controls no planet.");
  }
}
