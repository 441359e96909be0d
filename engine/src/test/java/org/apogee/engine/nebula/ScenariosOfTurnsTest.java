package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.apogee.engine.nebula.NebulaScene.progress;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.chance.ScriptedDice;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** Worked scenarios 1 to 16: setup, Harvest and Progress. */
class ScenariosOfTurnsTest {
  @Test
  @Rule({"R 5.7", "R 6.1", "R 7.2"})
  void bn01TheFirstHarvestComesWithAKickAndWithoutMaintenance() {
    progress()
        .option("secondKick", "0")
        .given("seat 1 turns 0", "seat 1 academy begun")
        .dice(4, 2, 6)
        .when("end progress", "end turn")
        .then("seat 1 reserves 14/12/16", "seat 1 academy begun", "seat 1 asked progress");
  }

  @Test
  @Rule({"R 7.2", "R 2.1"})
  void bn02ExtractorsAddToTheHarvestUpToTheCap() {
    progress()
        .given("seat 1 reserves 3/30/34", "seat 1 extractors 1/2/0")
        .dice(2, 7, 4, 5)
        .when("end progress", "end turn")
        .then("seat 1 reserves 12/35/35");
  }

  @Test
  @Rule({"R 8.8", "R 7.2"})
  void bn03AnExchangeCostsTheExtractorOfTheNextHarvest() {
    var scene =
        progress()
            .given("seat 0 reserves 20/5/5", "seat 0 extractors 1/0/0")
            .when("exchange metal gas", "amount 6")
            .then("seat 0 reserves 14/11/5", "seat 0 penalties 1/0/0");
    scene.nextTurn().when("end progress").dice(3, 2, 6).when("end turn");
    scene.then("seat 0 reserves 17/13/11", "seat 0 penalties 0/0/0");
    scene.nextTurn().when("end progress").dice(1, 9, 1, 1).when("end turn");
    scene.then("seat 0 reserves 27/14/12");
  }

  @Test
  @Rule("R 8.8")
  void bn04AnExchangeStaysWithinTheBoundsAndComesOncePerTurn() {
    progress()
        .given("seat 0 reserves 30/33/0")
        .offersOf(
            "exchange",
            "exchange metal gas",
            "exchange metal crystal",
            "exchange gas metal",
            "exchange gas crystal")
        .when("exchange metal gas")
        .then("seat 0 asked amount")
        .offers("amount 1", "amount 2")
        .when("amount 2")
        .then("seat 0 reserves 28/35/0", "seat 0 marks exchanged")
        .offersOf("exchange");
  }

  @Test
  @Rule({"R 5.2", "R 1.2"})
  void bn05TokensAreShuffledFromTheEnd() {
    assertThat(NebulaSetup.shuffled(dice(1, 2))).containsExactly(2, 1, 0);
  }

  @Test
  @Rule("R 5.3")
  void bn06BlocksThatCannotHoldAPlanetAreRolledAgain() {
    int block = NebulaSetup.roll(0, false, new int[0], 0, dice(4, 4, 1, 2, 7, 6));
    assertThat(GalacticMap.name(block)).isEqualTo("0G6");
  }

  @Test
  @Rule("R 5.3")
  void bn07PlanetsKeepTheirDistance() {
    int[] placed = {GalacticMap.byName("0G6"), GalacticMap.byName("1G6")};
    int block = NebulaSetup.roll(0, false, placed, 2, dice(5, 8, 4, 15));
    assertThat(GalacticMap.name(block)).isEqualTo("0D15");
    assertThat(GalacticMap.dsq(block, placed[0])).isEqualTo(9);
    assertThat(GalacticMap.dsq(block, placed[1])).isEqualTo(10);
  }

  @Test
  @Rule("R 5.3")
  void bn08PlanetsKeepTheirDistanceAcrossTheBorder() {
    int[] placed = {GalacticMap.byName("1B16")};
    int block = NebulaSetup.roll(0, false, placed, 1, dice(1, 6, 7, 6));
    assertThat(GalacticMap.name(block)).isEqualTo("0G6");
  }

  @Test
  @Rule({"R 8.3", "R 7.1.2", "R 2.1"})
  void bn09ABuildingWorksFromItsOwnersNextTurn() {
    var scene =
        progress()
            .given("seat 0 reserves 14/12/16")
            .when("construct academy")
            .then("seat 0 reserves 1/1/4", "seat 0 academy begun")
            .given("seat 0 reserves 35/35/35")
            .refuses("research emp", "regiment P0", "construct academy");
    scene.nextTurn().then("seat 0 academy begun").nextTurn().then("seat 0 academy owned");
    scene.allows("research emp", "regiment P0").refuses("construct academy");
  }

  @Test
  @Rule({"R 8.4", "R 7.1.1"})
  void bn10ResearchTakesTwoOrThreeTurns() {
    var scene =
        progress()
            .given("seat 0 academy owned", "seat 0 reserves 35/35/35")
            .when("research radioactive-ray")
            .then("seat 0 reserves 23/29/29")
            .when("research emp")
            .then("seat 0 reserves 15/25/25")
            .then("seat 0 radioactive-ray research 3", "seat 0 emp research 2");
    scene.nextTurn().nextTurn();
    scene.then("seat 0 radioactive-ray research 2", "seat 0 emp research 1");
    scene.nextTurn().nextTurn();
    scene.then("seat 0 radioactive-ray research 1", "seat 0 emp ready");
    scene.nextTurn().nextTurn().then("seat 0 radioactive-ray ready");
  }

  @Test
  @Rule({"R 11.1", "R 13.6"})
  void bn11SpecialtyShortensTheCooldownOfOnesOwnColour() {
    var scene =
        conflict()
            .given("seat 0 academy owned", "seat 0 hangar owned")
            .given("seat 0 emp ready", "seat 0 battle-speed ready", "N1 at 1G6 with 0")
            .when("use emp", "use battle-speed")
            .then("seat 0 emp cooldown 1", "seat 0 battle-speed cooldown 2");
    scene.nextTurn().nextTurn().then("seat 0 emp ready", "seat 0 battle-speed cooldown 1");
  }

  @Test
  @Rule("R 8.7")
  void bn12TheLaboratoryShortensACooldownStepByStep() {
    progress()
        .given("seat 0 laboratory owned", "seat 0 reserves 0/0/9")
        .given("seat 0 supernova-cannon cooldown 3")
        .when("advance supernova-cannon", "advance supernova-cannon")
        .then("seat 0 supernova-cannon cooldown 1", "seat 0 reserves 0/0/1")
        .offersOf("advance");
  }

  @Test
  @Rule({"R 11.4 BALANCE", "R 11.5", "R 8.7", "R 8.9"})
  void bn13BalanceWorksOncePerTurnEvenIfTheLaboratoryWakesIt() {
    progress()
        .given("seat 0 laboratory owned", "seat 0 reserves 4/20/9", "seat 0 balance ready")
        .when("use balance")
        .offers(
            "choose metal gas",
            "choose metal crystal",
            "choose gas metal",
            "choose gas crystal",
            "choose crystal metal",
            "choose crystal gas")
        .when("choose gas metal")
        .then("seat 0 reserves 20/20/9", "seat 0 balance cooldown 2")
        .when("advance balance", "advance balance")
        .then("seat 0 reserves 20/20/1", "seat 0 balance ready")
        .refuses("use balance");
  }

  @Test
  @Rule({"R 8.5", "R 8.11", "R 9.7"})
  void bn14FreshRegimentsStay() {
    progress()
        .given("seat 0 academy owned", "seat 0 reserves 13/0/0")
        .given("P0 of seat 0 with 2", "S1 at 0G6 with 0")
        .when("regiment P0", "regiment P0", "regiment P0", "end progress")
        .then("seat 0 reserves 1/0/0", "P0 of seat 0 with 5", "P0 fresh 3")
        .offersOf("load", "load S1 1", "load S1 2");
  }

  @Test
  @Rule({"R 11.4 CLONE", "R 8.5", "R 11.5"})
  void bn15CloneDoublesOrdersUpToTwentyRegiments() {
    progress()
        .given("seat 0 academy owned", "seat 0 reserves 12/0/0", "seat 0 clone ready")
        .given("P1 of seat 0 with 17")
        .when("use clone", "regiment P1")
        .then("P1 of seat 0 with 19")
        .when("regiment P1")
        .then("P1 of seat 0 with 20", "seat 0 reserves 4/0/0")
        .refuses("regiment P1")
        .allows("regiment P0");
  }

  @Test
  @Rule({"R 8.6", "D-12"})
  void bn16ANewShipStartsNoCombat() {
    progress()
        .given("seat 0 hangar owned", "seat 0 reserves 0/4/0", "N1 at 0E8 with 5")
        .when("ship P0")
        .then("S1 at 0G6 with 0", "S1 marks new", "seat 0 reserves 0/0/0", "N1 durability 2")
        .then("S1 durability 2", "S1 capacity 6", "seat 0 asked progress")
        .tellsNo("combat");
  }

  private static ScriptedDice dice(int... values) {
    var dice = new ScriptedDice();
    dice.add(values);
    return dice;
  }
}
