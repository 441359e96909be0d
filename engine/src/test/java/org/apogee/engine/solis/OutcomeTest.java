package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Outcome;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 15 and R 20: places, and what is written down of a game that is over. */
class OutcomeTest {
  private static SolisScene played() {
    var scene = solis(2).owns(0, 7, "D1").reveal(7, "r01", "b01").owns(1, 13, "D2");
    scene.set(0, Empires.STAR_C, 11).set(0, Empires.STAR_I, 4).active(0, "T01", "T35");
    scene.synthesized(0, "PP").set(0, Empires.OBJECTIVES, Objective.OB09.number());
    scene.set(0, Empires.OBJECTIVES_REVEALED, 1);
    scene.p.turn.set(TurnRecord.TURNS, 57);
    scene.p.turn.set(TurnRecord.LOGISTICS_COUNT, 9);
    scene.p.turn.set(TurnRecord.DECLARER, 1);
    scene.entity(Map.of(Entity.PHASES, 4, Entity.POWER, 5, Entity.POWER_RISES, 2));
    scene.entity(Map.of(Entity.MALICE, 3, Entity.PRESENCE, 1, Entity.RESERVE, 12));
    scene.entity(Map.of(Entity.SHIPS_PLACED, 21));
    scene.deck(ActionCard.M1_1, ActionCard.M1_2, ActionCard.SUPERNOVA);
    for (int i = 0; i < SolisCounter.count(); i++) {
      scene.p.empires.count(0, SolisCounter.of(i), 100 + i);
    }
    return scene;
  }

  @Test
  @Rule({"R 20.3", "R 15.5"})
  void everythingIsCounted() {
    var scene = played();
    Victory.end(scene.p, SolisEnding.VICTORY, Chronicle.SILENT);
    var expected = new LinkedHashMap<String, Long>();
    expected.put("turns", 57L);
    expected.put("logistics", 9L);
    expected.put("entity.defeated", 1L);
    expected.put("entity.phases", 4L);
    expected.put("entity.power", 5L);
    expected.put("entity.power-rises", 2L);
    expected.put("entity.malice", 3L);
    expected.put("entity.presence", 1L);
    expected.put("entity.reserve", 12L);
    expected.put("entity.ships-placed", 21L);
    expected.put("entity.cards-left", 3L);
    expected.put("track", 11L + 2 + 2 + 5);
    expected.put("track.wanted", 144L);
    expected.put("artifacts", 1L);
    expected.put("artifacts.wanted", 2L);
    expected.put("declared-by", 2L);
    for (int seat = 0; seat < 2; seat++) {
      for (int i = 0; i < SolisCounter.count(); i++) {
        expected.put("seat" + seat + "." + SolisCounter.of(i).label, seat == 0 ? 100L + i : 0);
      }
      boolean first = seat == 0;
      expected.put("seat" + seat + ".stars.common", first ? 11L : 0);
      expected.put("seat" + seat + ".stars.own", first ? 4L : 0);
      expected.put("seat" + seat + ".score.sectors", 2L);
      expected.put("seat" + seat + ".score.artifacts", first ? 5L : 0);
      expected.put("seat" + seat + ".score.technology", first ? 3L : 0);
      expected.put("seat" + seat + ".score.objectives", first ? 6L : 0);
      var race = first ? "race.kharvath." : "race.seloni.";
      expected.put(race + "games", 1L);
      expected.put(race + "score", first ? 11L + 4 + 2 + 5 + 3 + 6 : 2);
      expected.put(race + "best", first ? 1L : 0);
      expected.put(race + "won", first ? 1L : 0);
    }
    var outcome = scene.p.outcome();
    assertThat(outcome.counters()).containsExactlyEntriesOf(expected);
    assertThat(outcome.scores()).containsExactly(31, 2);
    assertThat(outcome.places()).containsExactly(1, 2);
    assertThat(outcome.entityPlace()).isEqualTo(3);
  }

  @Test
  @Rule({"R 15.4", "R 16.1", "R 20.3"})
  void whoIsBeatenByWhom() {
    var lost = played();
    Victory.end(lost.p, SolisEnding.DEFEAT_OVERRUN, Chronicle.SILENT);
    assertThat(lost.p.outcome().entityPlace()).isEqualTo(1);
    assertThat(lost.p.outcome().places()).containsExactly(2, 3);
    assertThat(lost.p.outcome().counters())
        .containsEntry("entity.defeated", 0L)
        .containsEntry("race.kharvath.won", 0L)
        .containsEntry("race.kharvath.best", 1L);
    var race = solis(2, "mode=EXPLORATION");
    Victory.end(race.p, SolisEnding.END_OVERRUN, Chronicle.SILENT);
    assertThat(race.p.outcome().entityPlace()).isEqualTo(Outcome.NO_ENTITY);
    assertThat(race.p.outcome().counters()).doesNotContainKey("entity.defeated");
    assertThat(race.p.outcome().places()).containsExactly(1, 1);
    assertThatThrownBy(() -> solis(2).p.outcome())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("the game is not over");
  }

  @Test
  @Rule("R 15.10")
  void tiesAreBrokenOneByOne() {
    var artifacts = solis(2).owns(0, 1, "C1").reveal(1, "r01", "r01").set(1, Empires.STAR_I, 18);
    Victory.end(artifacts.p, SolisEnding.VICTORY, Chronicle.SILENT);
    assertThat(artifacts.p.outcome().scores()).containsExactly(18, 18);
    assertThat(artifacts.p.outcome().places()).containsExactly(1, 2);
    var sectors = solis(2).owns(1, 13, "D1").set(0, Empires.STAR_I, 2);
    Victory.end(sectors.p, SolisEnding.VICTORY, Chronicle.SILENT);
    assertThat(sectors.p.outcome().places()).as("one sector more").containsExactly(2, 1);
    var kills = solis(3).set(2, Empires.ENTITY_KILLS, 1);
    Victory.end(kills.p, SolisEnding.VICTORY, Chronicle.SILENT);
    assertThat(kills.p.outcome().places()).containsExactly(2, 2, 1);
  }

  @Test
  @Rule({"R 15.8", "R 2.18"})
  void technologiesScoreWhatTheyCount() {
    var scene = solis(3).owns(2, 24, "M10").owns(2, 26, "M11").turnOf(2);
    scene.active(2, "GREEN1b");
    assertThat(SolisScoring.technology(scene.p, 2))
        .as("two sectors beside the homeworld")
        .isEqualTo(2);
    scene.synthesized(2, "NPPHHHBBBBAAAAA");
    String[] extraction = {"T34", "T35", "T36", "T37", "T38"};
    for (int i = 0; i < extraction.length; i++) {
      int before = SolisScoring.technology(scene.p, 2);
      scene.active(2, extraction[i]);
      assertThat(SolisScoring.technology(scene.p, 2) - before).as(extraction[i]).isEqualTo(i + 1);
    }
    int before = SolisScoring.technology(scene.p, 2);
    scene.active(2, "ANC3a");
    assertThat(SolisScoring.technology(scene.p, 2) - before)
        .as("6 and five basic ones")
        .isEqualTo(11);
  }

  @Test
  @Rule({"R 15.1", "R 16.1"})
  void theEndIsToldWithItsReason() {
    Map<SolisEnding, String> reasons =
        Map.of(
            SolisEnding.VICTORY,
            "the Entity is overcome",
            SolisEnding.DEFEAT_OVERRUN,
            "a ship of the Entity is due and its reserve is empty",
            SolisEnding.END_OVERRUN,
            "a ship of the Entity is due and its reserve is empty",
            SolisEnding.DEFEAT_SUPERNOVA,
            "the star explodes as a supernova",
            SolisEnding.END_SUPERNOVA,
            "the star explodes as a supernova",
            SolisEnding.DEFEAT_STALL,
            "there were too many turns");
    reasons.forEach((ending, reason) -> {
      var scene = solis(2);
      scene.happens((chance, chronicle) -> Victory.end(scene.p, ending, chronicle));
      var fact = scene.told.getFirst();
      assertThat(fact.text())
          .isEqualTo(
              "The game ends: %s; the victory track is at 0 of 144, with 0 of 2 artifacts."
                  .formatted(reason));
      assertThat(fact.args())
          .containsEntry("ending", ending.code)
          .containsEntry("reserve", 20)
          .containsEntry("cards-left", ActionCard.count());
    });
  }

  @Test
  @Rule("R 5.6")
  void turnsAreLimited() {
    var scene = solis(2);
    scene.p.turn.set(TurnRecord.TURNS, 799);
    scene.when(0, "research");
    assertThat(scene.p.isOver()).isFalse();
    scene.when(1, "research");
    assertThat(scene.p.ending()).isEqualTo(SolisEnding.DEFEAT_STALL);
  }
}
