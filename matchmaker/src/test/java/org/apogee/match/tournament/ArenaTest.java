package org.apogee.match.tournament;

import static org.apogee.match.tournament.Scene.BOSS;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.match.pairing.Format;
import org.apogee.match.tournament.TournamentState.Stage;
import org.junit.jupiter.api.Test;

/** An arena is bounded by time. Its duration in scenes is one minute. */
class ArenaTest {
  private static final long MINUTE = 60_000;

  private static void extend(Scene scene, long millis) {
    scene.done(TournamentDecisions.extend(scene.state(), BOSS, 0, millis, scene.now()));
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
}
