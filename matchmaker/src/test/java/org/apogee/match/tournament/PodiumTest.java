package org.apogee.match.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.engine.SnapshotWriter;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.standing.Standings.Row;
import org.apogee.match.tournament.TournamentEvent.Resulted;
import org.apogee.match.tournament.TournamentState.Stage;
import org.junit.jupiter.api.Test;

class PodiumTest {
  @Test
  void theFirstThreeStandWhenEverythingIsPlayed() {
    var scene = Scene.of(Format.ROUND_ROBIN).with(5).start();
    assertThat(Podium.of(scene.state())).isEmpty();
    var podium = Podium.of(scene.playOut().state()).orElseThrow();
    assertThat(podium.rows()).hasSizeGreaterThanOrEqualTo(3);
    assertThat(podium.rows())
        .isEqualTo(
            scene.state().standings().rows().stream().filter(row -> row.place() <= 3).toList());
    assertThat(podium.entity()).isEmpty();
  }

  /** It beat one of two tables: half a win, between those who won and those who lost. */
  @Test
  void theEntityHasAPlaceAmongTheEntrants() {
    var scene = Scene.of(Format.SWISS).rounds(1).with(4).start();
    var games = scene.state().liveGames();
    scene.entityResult(games.get(0).id(), 1, 2, 3).entityResult(games.get(1).id(), 3, 1, 2);
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
    var podium = Podium.of(scene.state()).orElseThrow();
    assertThat(podium.rows()).extracting(Row::points).containsExactly(120, 120, 0, 0);
    var entity = podium.entity().orElseThrow();
    assertThat(entity).isEqualTo(new Podium.EntityLine(3, Scoring.POINT / 2, 1, 2));
  }

  /** A game that was ruled otherwise is no success of anybody. */
  @Test
  void aGameThatDoesNotCountIsNoGameOfTheEntity() {
    var control = new RoundControl(RoundControl.Moment.AUTO, 0, 0, RoundControl.Moment.MANUAL, 0);
    var scene = Scene.of(Format.SWISS).rounds(1).control(control).with(2).start();
    scene.entityResult(scene.firstGame(), 1, 2, 3);
    assertThat(scene.state().stage()).isEqualTo(Stage.PLAYED);
    assertThat(Podium.of(scene.state()).orElseThrow().entity()).isPresent();
    scene.done(
        TournamentDecisions.rule(
            scene.state(), Scene.BOSS, 1, 1, List.of(1, 2), true, "x", scene.now()));
    scene.settle();
    assertThat(Podium.of(scene.state()).orElseThrow().entity()).isEmpty();
  }

  @Test
  void aResultWithoutAPlaceOfTheEntityIsReadable() {
    var out = new SnapshotWriter();
    out.writeLong(5);
    out.writeText(TournamentEvent.ITSELF);
    out.writeText("g1");
    out.writeLong(7);
    out.writeText("done");
    out.writeInt(2);
    out.writeInt(2);
    out.writeInt(1);
    out.writeBoolean(true);
    assertThat(TournamentEventCodec.decode("resulted.1", out.toByteArray()))
        .isEqualTo(new Resulted(5, "g1", 7, "done", List.of(2, 1), 0, true));
  }
}
