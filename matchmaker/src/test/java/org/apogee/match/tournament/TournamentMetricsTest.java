package org.apogee.match.tournament;

import static org.apogee.match.tournament.Scene.BOSS;
import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.concurrent.TimeUnit;
import org.apogee.match.pairing.Format;
import org.apogee.match.tournament.RoundControl.Moment;
import org.junit.jupiter.api.Test;

/** How late a round is. */
class TournamentMetricsTest {
  private static final long EVERY = 60_000;

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final TournamentMetrics metrics = new TournamentMetrics(registry);

  private static Scene started(long roundEveryMillis) {
    return Scene.of(Format.SWISS)
        .rounds(3)
        .control(new RoundControl(Moment.AUTO, 0, roundEveryMillis, Moment.AUTO, 0))
        .with(4)
        .start();
  }

  /** The lateness of the last step, which is the start of a round. */
  private double lateness(Scene scene) {
    metrics.happened(scene.state(), scene.state().trail().getLast());
    return timer(scene).max(TimeUnit.MILLISECONDS);
  }

  private Timer timer(Scene scene) {
    return registry
        .get("apogee.round.lateness")
        .tag("format", scene.state().settings().format().label())
        .timer();
  }

  @Test
  void aRoundThatBeginsLateIsLate() {
    var scene = Scene.of(Format.SWISS).rounds(3).with(4);
    scene.done(TournamentDecisions.start(scene.state(), BOSS, scene.now())).later(700).settle();
    assertThat(lateness(scene)).isEqualTo(700);
  }

  @Test
  void aRoundThatWaitsForItsTimeIsNotLate() {
    var scene = started(EVERY);
    scene.playRound().later(EVERY + 500).settle();
    assertThat(scene.state().rounds()).hasSize(2);
    assertThat(lateness(scene)).isBetween(500.0, 600.0);
  }

  @Test
  void aPauseMakesNoRoundLate() {
    var scene = started(0);
    scene.done(TournamentDecisions.pause(scene.state(), BOSS, scene.now())).playRound();
    scene.later(10 * EVERY).done(TournamentDecisions.resume(scene.state(), BOSS, scene.now()));
    scene.later(300).settle();
    assertThat(scene.state().rounds()).hasSize(2);
    assertThat(lateness(scene)).isEqualTo(300);
  }

  @Test
  void theStepsOfAnArenaAreNotMeasured() {
    var scene = Scene.of(Format.ARENA).with(4).start();
    metrics.happened(scene.state(), scene.state().trail().getLast());
    assertThat(timer(scene).count()).isZero();
  }
}
