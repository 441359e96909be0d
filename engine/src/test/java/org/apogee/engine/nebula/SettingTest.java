package org.apogee.engine.nebula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Setup;
import org.apogee.engine.chance.ScriptedDice;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** R 5 and 17: setup and options. */
class SettingTest {
  private static final NebulaRuleset RULESET = new NebulaRuleset();

  private static NebulaPosition start(long seed, Map<String, String> options) {
    var setup = Setup.of(RULESET, 2, options);
    return (NebulaPosition) RULESET.newPosition(setup, Chance.of(new SplittableRandom(seed)));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  @Rule({"R 5.3", "R 5.5", "D-4", "R 4.4"})
  void planetsStandOnClearBlocksFarFromEachOther(long seed) {
    var planets = start(seed, Map.of()).planets;
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      int block = planets.blocks[planet];
      assertThat(GalacticMap.field(block)).isEqualTo(Planets.field(planet));
      assertThat(GalacticMap.isMapped(block) && !GalacticMap.isRadioactive(block)).isTrue();
      for (int other = 0; other < planet; other++) {
        assertThat(GalacticMap.dsq(block, planets.blocks[other])).isGreaterThanOrEqualTo(4);
      }
      boolean isRoot = planets.isRoot(planet);
      assertThat(planets.colonised[planet]).isEqualTo(isRoot ? 1 : 0);
      assertThat(planets.controllers[planet])
          .isEqualTo(isRoot ? Planets.field(planet) : Planets.NOBODY);
      assertThat(planets.regiments[planet]).isZero();
    }
    assertThat(Arrays.stream(planets.roots).filter(root -> root >= 0).sorted().toArray())
        .containsExactly(0, 1);
  }

  @Test
  @Rule({"R 5.2", "R 5.3", "R 5.5"})
  void tokensAndDiceComeInOrder() {
    var p = new NebulaPosition(options(Map.of()));
    var dice = new ScriptedDice();
    dice.add(3, 2); // seat 0: Yellow, Red, Green
    dice.add(1, 2); // seat 1: Green, Red, Yellow
    dice.add(7, 6, 7, 6, 4, 15, 4, 15, 8, 15, 8, 15);
    NebulaSetup.placePlanets(p, dice);
    assertThat(dice.left()).isEmpty();
    assertThat(Arrays.stream(p.planets.blocks).mapToObj(GalacticMap::name))
        .containsExactly("0G6", "0D15", "0H15", "1H15", "1D15", "1G6");
    assertThat(p.planets.roots).containsExactly(0, -1, -1, -1, -1, 1);
  }

  @Test
  @Rule("R 5.4")
  void afterFiveHundredRollsOneOfTheGoodBlocksIsPicked() {
    int[] rolls = {0};
    Chance chance =
        bound -> {
          rolls[0]++;
          return bound == 10 || bound == 20 ? 1 : bound - 1; // 0B2 is unexplored
        };
    int block = NebulaSetup.roll(0, false, new int[0], 0, chance);
    assertThat(GalacticMap.name(block)).isEqualTo("0J19");
    assertThat(rolls[0]).isEqualTo(2 * 500 + 1);
  }

  @Test
  @Rule({"R 1.1", "R 1.2"})
  void oneOfOneIsPickedWithoutADie() {
    assertThat(Dice.pick(Chance.NONE, 1)).isZero();
    var dice = new ScriptedDice();
    dice.add(3);
    assertThat(Dice.pick(dice, 3)).isEqualTo(2);
    dice.add(20);
    assertThat(Dice.die(dice, 20)).isEqualTo(20);
  }

  @Test
  @Rule({"R 5.6", "R 5.7", "R 5.1", "R 7.2"})
  void everybodyStartsWithNothingButTheKickOfTheFirstHarvest() {
    var p = start(9, Map.of());
    assertThat(p.active()).isZero();
    assertThat(p.seatToAct()).isZero();
    assertThat(p.frames.top()).isEqualTo(Step.PROGRESS);
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      assertThat(p.players.reserve(0, resource)).isBetween(11, 16);
      assertThat(p.players.reserve(1, resource)).isZero();
      assertThat(p.players.extractors).containsOnly(0);
      assertThat(p.players.buildings).containsOnly(0);
    }
    assertThat(p.techs.known(0) | p.techs.known(1)).isZero();
    assertThat(p.ships.blocks).containsOnly(Ships.NOWHERE);
  }

  @Test
  @Rule({"R 17.1", "R 5.1"})
  void theOtherSeatMayBegin() {
    var p = start(9, Map.of("firstSeat", "1"));
    assertThat(p.seatToAct()).isEqualTo(1);
    assertThat(p.secondSeat()).isZero();
    assertThat(p.players.reserve(1, 0)).isGreaterThan(10);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  @Rule("R 17.3")
  void mirroredPlanetsStandOnTheSameBlocksOfBothFields(long seed) {
    var planets = start(seed, Map.of("mirrorPlanets", "1")).planets;
    for (int colour = 0; colour < Resource.COUNT; colour++) {
      int block = planets.blocks[colour];
      int image = planets.blocks[Planets.twin(colour)];
      assertThat(image).isEqualTo(GalacticMap.image(block));
      assertThat(GalacticMap.name(image).substring(1))
          .isEqualTo(GalacticMap.name(block).substring(1));
      assertThat(GalacticMap.dsq(block, image)).isGreaterThanOrEqualTo(NebulaSetup.SPACING);
      assertThat(planets.isRootOf(colour, 0)).isEqualTo(planets.isRootOf(colour + 3, 1));
    }
  }

  @Test
  @Rule("R 17.3")
  void aMirroredPlanetTooNearToItsImageIsRolledAgain() {
    var dice = new ScriptedDice();
    dice.add(1, 12, 2, 11, 7, 6); // 0A12 is unexplored, 0B11 lies 3 from 1B11
    assertThat(GalacticMap.name(NebulaSetup.roll(0, true, new int[0], 0, dice))).isEqualTo("0G6");
  }

  @Test
  @Rule("R 17.4")
  void aQuickStartGivesAllBaseExtractors() {
    assertThat(start(3, Map.of("quickStart", "1")).players.extractors).containsOnly(1);
  }

  @Test
  @Rule({"R 17.6", "R 7.2", "D-31"})
  void theSecondKickAddsToTheReservesOfTheSecondSeat() {
    var scene = NebulaScene.progress();
    scene.given("seat 1 turns 0").dice(4, 2, 6).when("end progress", "end turn");
    scene.then("seat 1 reserves 18/16/20");
    var without = NebulaScene.progress().option("secondKick", "0");
    without.given("seat 1 turns 0").dice(4, 2, 6).when("end progress", "end turn");
    without.then("seat 1 reserves 14/12/16");
    assertThat(start(9, Map.of("secondKick", "0")).players.reserves)
        .as("the first seat has the usual kick")
        .isEqualTo(start(9, Map.of()).players.reserves);
  }

  @Test
  @Rule({"R 17.2", "R 17.5"})
  void optionsHaveTheirDefaults() {
    assertThat(options(Map.of())).isEqualTo(new NebulaOptions(0, 40, false, false, false, 4));
    assertThat(options(Map.of("turnLimit", "5", "openResearch", "1")))
        .isEqualTo(new NebulaOptions(0, 5, false, false, true, 4));
  }

  private static NebulaOptions options(Map<String, String> chosen) {
    return NebulaOptions.of(Setup.of(RULESET, 2, chosen));
  }

  @Test
  @Rule({"R 17.7", "D-31"})
  void asPrintedNobodyGetsMoreForMovingSecond() {
    assertThat(options(Map.of()).secondKick()).isEqualTo(4);
    assertThat(options(Map.of("preset", "tournament"))).isEqualTo(options(Map.of()));
    var printed = options(Map.of("preset", "printed"));
    assertThat(printed).isEqualTo(options(Map.of("secondKick", "0")));
    assertThat(options(Map.of("preset", "printed", "secondKick", "2")).secondKick()).isEqualTo(2);
  }

  /** The page's table of differences is the preset. */
  @Test
  @Rule("R 17.7")
  void thePageListsWhatThePrintedPresetChanges() {
    var rows =
        RulesPage.lines().stream()
            .dropWhile(line -> !line.startsWith("| option | tournament | printed |"))
            .skip(2)
            .takeWhile(line -> line.startsWith("|"))
            .map(line -> line.split(" *\\| *", -1))
            .toList();
    var printed = NebulaOptions.PRESETS.get(1).values();
    assertThat(rows).hasSize(printed.size());
    for (var row : rows) {
      var option = row[1].replace("`", "");
      assertThat(row[2]).isEqualTo(Setup.of(RULESET, 2).text(option));
      assertThat(row[3]).isEqualTo(printed.get(option));
    }
  }
}
