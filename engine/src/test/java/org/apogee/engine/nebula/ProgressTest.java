package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.apogee.engine.nebula.NebulaScene.progress;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 6 to 8: turns, automatic phases, Progress. */
class ProgressTest {
  @Test
  @Rule({"R 6.1", "R 6.2", "R 8.10", "R 1.5", "R 1.6"})
  void aTurnIsProgressThenConflictThenTheOtherSeat() {
    progress()
        .given("seat 0 academy begun")
        .offers("end progress")
        .when(0, "end progress")
        .then("seat 0 asked conflict")
        .offers("end turn")
        .when(0, "end turn")
        .then("seat 1 asked progress", "seat 0 turns 6", "seat 0 academy begun");
  }

  @Test
  @Rule("R 6.3")
  void theEndOfATurnClearsWhatLastsOneTurn() {
    conflict()
        .given("seat 0 marks exchanged balanced clone free-exchange battle-speed")
        .given("S1 at 0E8 with 2", "S1 marks new emp loaded unloaded pathfinder ring")
        .given("S1 steps 1", "P0 of seat 0 with 3", "P0 fresh 3", "N1 at 1E8 with 1")
        .given("N1 marks emp", "seat 0 emp jammed", "seat 1 emp jammed")
        .when("end turn")
        .then("seat 0 marks", "S1 marks", "S1 steps 0", "P0 fresh 0", "seat 0 turns 6")
        .then("N1 marks emp", "seat 0 emp not jammed", "seat 1 emp jammed");
  }

  @Test
  @Rule({"R 7.1", "R 7.1.1", "R 7.1.2"})
  void maintenanceLowersIndicatorsAndFinishesBuildings() {
    conflict()
        .given("seat 1 emp research 2", "seat 1 repair cooldown 1", "seat 1 hangar begun")
        .given("seat 1 clone cooldown 2", "seat 1 clone frozen")
        .given("seat 0 emp research 2", "seat 0 hangar begun")
        .when("end turn")
        .then("seat 1 emp research 1", "seat 1 repair ready", "seat 1 hangar owned")
        .then("seat 1 clone cooldown 2", "seat 1 clone not frozen")
        .then("seat 0 emp research 2", "seat 0 hangar begun")
        .tells("turn", "tech-ready", "building-finished", "harvest");
  }

  @Test
  @Rule({"R 8.1", "R 8.2", "D-5", "R 2.1"})
  void bothExtractorsMayBeBoughtInOneTurn() {
    progress()
        .given("seat 0 reserves 15/4/9")
        .offersOf("extractor", "extractor metal", "extractor crystal")
        .offersOf("specialise")
        .when("extractor metal")
        .then("seat 0 reserves 10/4/9", "seat 0 extractors 1/0/0")
        .offersOf("specialise", "specialise metal")
        .when("specialise metal")
        .then("seat 0 reserves 0/4/9", "seat 0 extractors 2/0/0")
        .offersOf("specialise");
    progress()
        .given("seat 0 extractors 1/1/2", "seat 0 reserves 9/10/35")
        .offers(
            "end progress",
            "specialise gas",
            "exchange metal gas",
            "exchange gas metal",
            "exchange crystal metal",
            "exchange crystal gas");
  }

  @Test
  @Rule("R 8.3")
  void eachBuildingHasItsPrice() {
    progress()
        .given("seat 0 reserves 13/13/13")
        .offersOf("construct", "construct academy", "construct laboratory");
    progress()
        .given("seat 0 reserves 12/14/13")
        .offersOf("construct", "construct hangar", "construct laboratory");
    progress()
        .given("seat 0 reserves 35/35/35")
        .when("construct hangar", "construct laboratory")
        .then("seat 0 reserves 11/10/9", "seat 0 hangar begun", "seat 0 laboratory begun");
    progress().given("seat 0 reserves 11/35/35").offersOf("construct");
  }

  @Test
  @Rule({"R 8.4", "D-6"})
  void researchNeedsTheBuildingThePriceAndAnUnknownTech() {
    progress()
        .given("seat 0 hangar owned", "seat 0 academy begun", "seat 0 reserves 4/8/4")
        .offersOf(
            "research", "research battle-speed", "research improved-cargo", "research reveal-spy");
    progress()
        .given("seat 0 laboratory owned", "seat 0 reserves 6/6/12", "seat 0 clone cooldown 1")
        .given("seat 0 balance research 1", "seat 0 pathfinder ready")
        .offersOf("research", "research mothership", "research free-exchange", "research jumpgate")
        .when("research jumpgate")
        .then("seat 0 jumpgate research 3", "seat 0 reserves 0/0/0");
  }

  @Test
  @Rule({"R 8.5", "R 2.1"})
  void regimentsNeedTheAcademyFourMetalAndRoom() {
    progress()
        .given("seat 0 academy owned", "seat 0 reserves 8/0/0", "P1 of seat 0 with 20")
        .offersOf("regiment", "regiment P0")
        .when("regiment P0")
        .then("P0 of seat 0 with 1", "P0 fresh 1", "seat 0 reserves 4/0/0");
    progress().given("seat 0 reserves 8/0/0", "seat 0 academy begun").offersOf("regiment");
    progress().given("seat 0 reserves 3/0/0", "seat 0 academy owned").offersOf("regiment");
  }

  @Test
  @Rule({"R 8.6", "R 4.3", "D-19"})
  void shipsNeedTheHangarFourGasAndAFreeSlot() {
    progress()
        .given("seat 0 hangar owned", "seat 0 reserves 0/9/0", "P1 of seat 0 with 5")
        .given("S1 at 0A1 with 0", "S3 at 0A1 with 0")
        .offersOf("ship", "ship P0", "ship P1")
        .when("ship P1")
        .then("S2 at 0D15 with 0", "S2 arrival 3", "S2 durability 2", "seat 0 reserves 0/5/0");
    progress()
        .given("seat 0 hangar owned", "seat 0 reserves 0/9/0", "S1 at 0A1 with 0")
        .given("S2 at 0A1 with 0", "S3 at 0A1 with 0", "S4 at 0A1 with 0", "S5 at 0A1 with 0")
        .when("ship P0")
        .then("S6 at 0G6 with 0")
        .offersOf("ship");
  }

  @Test
  @Rule({"R 8.7", "D-7"})
  void theLaboratoryWakesATechAtOnceButNotAResearch() {
    progress()
        .given("seat 0 laboratory owned", "seat 0 reserves 0/0/8")
        .given("seat 0 free-exchange cooldown 1", "seat 0 free-exchange frozen")
        .given("seat 0 clone research 1")
        .offersOf("advance", "advance free-exchange")
        .when("advance free-exchange")
        .then("seat 0 free-exchange ready")
        .allows("use free-exchange")
        .tells("cooldown-advanced", "tech-ready");
    progress()
        .given("seat 0 laboratory begun", "seat 0 reserves 0/0/8", "seat 0 clone cooldown 1")
        .offersOf("advance");
  }

  @Test
  @Rule({"R 8.8", "D-28"})
  void anExchangeNeedsSomethingToGiveAndRoomToTake() {
    progress()
        .given("seat 0 reserves 0/35/4")
        .offersOf(
            "exchange", "exchange gas metal", "exchange gas crystal", "exchange crystal metal");
    progress().given("seat 0 reserves 4/0/0", "seat 0 marks exchanged").offersOf("exchange");
    progress()
        .given("seat 0 reserves 1/34/0")
        .when("exchange metal gas")
        .then("seat 0 reserves 0/35/0", "seat 0 asked progress");
  }

  @Test
  @Rule({"R 8.9", "R 11.1", "R 11.3"})
  void aJammedTechAndOneWithoutATargetAreNotOffered() {
    progress()
        .given("seat 0 balance ready", "seat 0 clone ready", "seat 0 clone jammed")
        .given("seat 0 free-exchange ready", "seat 0 repair ready", "seat 0 hack ready")
        .given("seat 0 reserves 4/4/4", "seat 1 emp ready")
        .offersOf("use", "use free-exchange");
  }

  @Test
  @Rule({"R 11.4 EXCHANGE", "R 8.8"})
  void freeExchangeTakesThePenaltiesAway() {
    progress()
        .given("seat 0 free-exchange ready", "seat 0 reserves 4/4/0")
        .when("exchange metal gas", "amount 2")
        .then("seat 0 penalties 1/0/0")
        .when("use free-exchange")
        .then("seat 0 penalties 0/0/0", "seat 0 free-exchange cooldown 3");
    progress()
        .given("seat 0 free-exchange ready", "seat 0 reserves 4/4/0")
        .when("use free-exchange", "exchange metal gas", "amount 2")
        .then("seat 0 penalties 0/0/0");
  }

  @Test
  @Rule({"R 8.11", "R 6.3"})
  void aNewShipMayBeLoadedButNotFlown() {
    var scene =
        progress()
            .given("seat 0 hangar owned", "seat 0 reserves 0/4/0", "P0 of seat 0 with 2")
            .given("seat 0 jumpgate ready")
            .when("ship P0", "end progress")
            .offers("end turn", "load S1 1", "load S1 2")
            .when("load S1 2")
            .offers("end turn", "unload S1 1", "unload S1 2");
    scene.nextTurn().nextTurn().when("end progress");
    scene.allows("move S1 0E8", "use jumpgate");
  }

  @Test
  @Rule({"R 7.2", "R 6.1"})
  void everyResourceIsRolledInItsOrder() {
    conflict()
        .given("seat 1 extractors 0/1/2", "seat 1 penalties 0/1/1", "seat 1 reserves 1/1/1")
        .dice(2, 3, 4)
        .when("end turn")
        .then("seat 1 reserves 3/4/5", "seat 1 penalties 0/0/0")
        .says("Seat 1 harvests 2 Metal, 3 Gas and 4 Crystal and has 3 Metal, 4 Gas and 5 Crystal.");
  }
}
