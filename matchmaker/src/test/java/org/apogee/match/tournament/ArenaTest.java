package org.apogee.match.tournament;

import static org.apogee.match.tournament.Scene.BOSS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.match.pairing.Format;
import org.apogee.match.tournament.RoundControl.Moment;
import org.apogee.match.tournament.TournamentState.Stage;
import org.junit.jupiter.api.Test;

/** An arena is bounded by time. Its duration in scenes is one minute. */
class ArenaTest {
  private static final long MINUTE = 60_000;

  private static void extend(Scene scene, long millis) {
    scene.done(TournamentDecisions.extend(scene.state(), BOSS, 0, millis, null, scene.now()));
  }

  private static TournamentDecision byHand(Scene scene, List<List<String>> tables) {
    return TournamentDecisions.pairByHand(scene.state(), BOSS, tables, List.of(), 0, scene.now());
  }

  @Test
  void itHasAsManyStepsAsItsTimeAllows() {
    var scene = Scene.of(Format.ARENA).with(2).start();
    extend(scene, 60 * MINUTE);
    while (scene.state().rounds().size() <= TournamentProgress.ROUNDS_MAX) {
      assertThat(scene.state().stage()).isEqualTo(Stage.RUNNING);
      scene.playRound().later(TournamentProgress.ARENA_STEP_MILLIS).settle();
    }
    assertThat(scene.state().stage()).isEqualTo(Stage.RUNNING);
    scene.playRound().later(60 * MINUTE).settle();
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
  }

  @Test
  void theStepsOfALongArenaAreFartherApart() {
    var scene = Scene.of(Format.ARENA).with(2);
    extend(scene, 10_000 * MINUTE);
    scene.start().playRound();
    assertThat(scene.later(MINUTE).settle().state().rounds()).hasSize(1);
    assertThat(scene.later(3 * MINUTE).settle().state().rounds()).hasSize(2);
  }

  @Test
  void anExtensionAfterTheEndCountsFromNow() {
    var scene =
        Scene.of(Format.ARENA)
            .control(new RoundControl(Moment.AUTO, 0, 0, Moment.MANUAL, 0))
            .with(2)
            .start()
            .playOut(Stage.PLAYED)
            .later(20 * MINUTE);
    extend(scene, 10 * MINUTE);
    assertThat(scene.state().arenaEnd()).isEqualTo(scene.now() + 10 * MINUTE);
    assertThat(scene.settle().state().stage()).isEqualTo(Stage.RUNNING);
    assertThat(scene.state().liveGames()).hasSize(1);
  }

  @Test
  void anExtensionWhileThereIsTimeAddsToIt() {
    var scene = Scene.of(Format.ARENA).with(2);
    extend(scene, MINUTE);
    scene.start();
    extend(scene, MINUTE);
    assertThat(scene.state().arenaEnd()).isEqualTo(scene.state().startedAt() + 3 * MINUTE);
  }

  @Test
  void entrantsInPlayAreNotSeatedAgain() {
    var scene = Scene.of(Format.ARENA).with(6).start();
    var busy = scene.state().liveGames().getFirst().seats();
    assertThat(byHand(scene, List.of(busy)).refusal())
        .isEqualTo(TournamentRefusals.ENTRANT_IN_PLAY);
  }

  /** The director chose before the entrants of one table had another game. */
  @Test
  void entrantsWhoGotAGameMeanwhileLeaveTheDirectorsTables() {
    var scene = Scene.of(Format.ARENA).with(6);
    scene.done(byHand(scene, List.of(List.of("e1", "e2"), List.of("e3", "e4")))).start();
    var round = scene.state().rounds().getFirst();
    assertThat(round.isManual()).isTrue();
    assertThat(round.byes()).as("the others keep waiting").isEmpty();
    scene.later(TournamentProgress.ARENA_STEP_MILLIS).settle();
    assertThat(scene.state().rounds().getLast().tables().getFirst().seats())
        .containsExactlyInAnyOrder("e5", "e6");
    scene.result("t1-r1-t1-g1", 1, 2).result("t1-r1-t2-g1", 1, 2);
    var chosen = List.of(List.of("e1", "e2"), List.of("e3", "e4"));
    scene.done(byHand(scene, chosen));
    var replay = TournamentDecisions.voidTable(scene.state(), BOSS, 1, 1, true, "x", scene.now());
    scene.done(replay).later(TournamentProgress.ARENA_STEP_MILLIS).settle();
    var last = scene.state().rounds().getLast();
    assertThat(last.tables().stream().map(PlayedTable::seats)).containsExactly(List.of("e3", "e4"));
    assertThat(last.byes()).isEmpty();
  }
}
