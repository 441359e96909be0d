package org.apogee.engine.solis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 4: what is drawn at the start, and what seats choose. */
class ScenariosOfSettingUpTest {
  private static final Chance LOWEST = bound -> 0;
  private static final Map<String, String> BY_LOT =
      Map.of("raceAssignment", "RANDOM", "homePlacement", "FIXED", "startSeat", "0");

  private static SolisPosition start(int seats, Map<String, String> options, Chance chance) {
    var setup = Setup.of(SolisScene.RULESET, seats, options);
    return (SolisPosition) SolisScene.RULESET.newPosition(setup, chance);
  }

  private static SolisPosition dealt(Objective... hand) {
    var p = start(2, BY_LOT, LOWEST);
    for (int i = 0; i < hand.length; i++) {
      p.turn.set(TurnRecord.SETUP_DEALT + i, hand[i].number());
    }
    p.changed();
    return p;
  }

  private static List<String> legal(SolisPosition p) {
    var moves = new MoveList();
    p.legalMoves(moves);
    return Arrays.stream(moves.toArray())
        .mapToObj(move -> SolisScene.RULESET.notation().describe(p, move).text())
        .toList();
  }

  private static List<String> play(SolisPosition p, String move) {
    var told = new ArrayList<Fact>();
    p.play(SolisScene.RULESET.notation().parse(p, move), LOWEST, Chronicle.into(told));
    SceneLaws.check(p);
    return told.stream().map(Fact::text).toList();
  }

  @Test
  @Rule({"R 4.1", "R 4.2"})
  void racesAndTilesAreShuffled() {
    var p = start(3, BY_LOT, LOWEST);
    assertThat(IntStream.range(0, 3).mapToObj(p.empires::race))
        .containsExactly(Race.SELONI, Race.VERDAI, Race.OMBRIN);
    assertThat(IntStream.rangeClosed(1, 6).mapToObj(p.galaxy::tile))
        .containsExactly(
            SectorTile.C2,
            SectorTile.C3,
            SectorTile.C4,
            SectorTile.C5,
            SectorTile.C6,
            SectorTile.C7);
    assertThat(p.galaxy.tile(7)).isEqualTo(SectorTile.D2);
    assertThat(p.galaxy.tile(8)).isEqualTo(SectorTile.D3);
    assertThat(p.galaxy.tile(20)).isEqualTo(SectorTile.M2);
    assertThat(p.galaxy.tile(0)).isEqualTo(SectorTile.X0);
    var late = start(3, Map.of("startSeat", "2"), LOWEST);
    assertThat(late.turnSeat()).isEqualTo(2);
  }

  @Test
  @Rule("R 1.11")
  void shufflesGoFromTheLastIndexDown() {
    var bounds = new ArrayList<Integer>();
    start(
        1,
        Map.of("secretObjectives", "OFF", "startSeat", "0"),
        bound -> {
          bounds.add(bound);
          return 0;
        });
    var shuffled =
        IntStream.of(8, 14, 14)
            .flatMap(tiles -> IntStream.iterate(tiles, i -> i > 1, i -> i - 1))
            .boxed()
            .toList();
    assertThat(bounds).startsWith(shuffled.toArray(Integer[]::new));
    assertThat(bounds.subList(shuffled.size(), bounds.size()))
        .as("no draw before races are chosen")
        .isEmpty();
  }

  @Test
  @Rule({"R 4.2", "R 4.3", "R 4.4", "R 20.2"})
  void choicesAreTold() {
    var p = start(2, Map.of("startSeat", "0"), LOWEST);
    assertThat(play(p, "race Axiom")).containsExactly("Seat 0 plays Axiom.");
    assertThat(legal(p)).hasSize(5).doesNotContain("race Axiom");
    assertThat(play(p, "race Thal-Noor")).containsExactly("Seat 1 plays Thal-Noor.");
    assertThat(legal(p)).containsExactly("home s19", "home s28");
    assertThat(play(p, "home s28"))
        .containsExactly(
            "Axiom, seat 0, begins in s19 with 3 ships and 3 location tiles.",
            "Thal-Noor, seat 1, begins in s28 with 2 ships, a gate and 3 location tiles.");
    assertThat(p.frames.top()).isEqualTo(Step.SETUP_OBJECTIVE);
    assertThat(p.seatToAct()).isZero();
  }

  @Test
  @Rule("R 4.6")
  void aHandOffersGoldOrEachPair() {
    var p = dealt(Objective.OB01, Objective.OB02, Objective.OB09, Objective.OB10, Objective.OB17);
    assertThat(legal(p))
        .containsExactlyInAnyOrder(
            "keep Heir of the Ancients",
            "keep Surveyor and Archaeologist",
            "keep Surveyor and Industrialist",
            "keep Prospector and Archaeologist",
            "keep Prospector and Industrialist");
    assertThat(play(p, "keep Prospector and Industrialist"))
        .contains("Seat 0 keeps 2 secret objectives.");
    assertThat(p.empires.get(0, Empires.OBJECTIVES)).isEqualTo(Objective.OB02.number());
    assertThat(p.empires.get(0, Empires.OBJECTIVES + 1)).isEqualTo(Objective.OB10.number());
    assertThat(p.seatToAct()).isEqualTo(1);
    var gold =
        dealt(Objective.OB01, Objective.OB02, Objective.OB09, Objective.OB10, Objective.OB17);
    assertThat(play(gold, "keep Heir of the Ancients"))
        .contains("Seat 0 keeps 1 secret objective.");
    assertThat(gold.empires.get(0, Empires.OBJECTIVES)).isEqualTo(Objective.OB17.number());
    assertThat(gold.empires.get(0, Empires.OBJECTIVES + 1)).isEqualTo(Empires.NONE);
  }

  @Test
  @Rule("R 4.6")
  void whatIsKeptIsNotDealtAgain() {
    var p = start(2, BY_LOT, LOWEST);
    assertThat(hand(p))
        .as("five bronze cards allow no choice")
        .containsExactly(
            Objective.OB06, Objective.OB07, Objective.OB08, Objective.OB09, Objective.OB10);
    play(p, "keep Homesteader and Archaeologist");
    assertThat(hand(p))
        .containsExactly(
            Objective.OB07, Objective.OB08, Objective.OB10, Objective.OB11, Objective.OB12);
    play(p, "keep Skirmisher and Industrialist");
    assertThat(p.frames.top()).isEqualTo(Step.TURN);
    assertThat(p.turn.get(TurnRecord.SETUP_DEALT)).isEqualTo(TurnRecord.NONE);
    assertThat(p.turn.get(TurnRecord.SETUP_DEALT + 4)).isEqualTo(TurnRecord.NONE);
  }

  @Test
  @Rule("R 4.6")
  void fiveSilverCardsAllowNoChoice() {
    var p = start(2, BY_LOT, LOWEST);
    int bronze = Objective.ofTier(Objective.Tier.BRONZE);
    SolisSetup.deal(p, ((1 << Objective.count()) - 1) & ~bronze, LOWEST);
    assertThat(hand(p))
        .containsExactly(
            Objective.OB14, Objective.OB15, Objective.OB16, Objective.OB17, Objective.OB18);
  }

  private static List<Objective> hand(SolisPosition p) {
    return IntStream.range(0, TurnRecord.DEALT)
        .mapToObj(i -> Objective.of(p.turn.get(TurnRecord.SETUP_DEALT + i)))
        .toList();
  }

  @Test
  @Rule("R 4.6")
  void withoutObjectivesTheGameBeginsAtOnce() {
    var p = start(2, Map.of("secretObjectives", "OFF", "startSeat", "1"), LOWEST);
    play(p, "race Kharvath");
    play(p, "race Ombrin");
    play(p, "home s19");
    assertThat(p.frames.top()).isEqualTo(Step.TURN);
    assertThat(p.seatToAct()).isEqualTo(1);
    assertThat(p.empires.storedCount(0)).as("Ombrin has a tile more").isEqualTo(4);
    assertThat(p.empires.storedCount(1)).isEqualTo(3);
    assertThat(p.empires.get(0, Empires.HOME)).isEqualTo(19);
  }
}
