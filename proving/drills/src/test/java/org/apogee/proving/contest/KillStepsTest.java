package org.apogee.proving.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.apogee.stack.StackPlan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The small form of {@code apogee bench tournament --steps}. It takes minutes, so it is alone. */
class KillStepsTest {
  private static final Logger LOG = LoggerFactory.getLogger(KillStepsTest.class);

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  Path home;

  @Test
  void noGameIsLostOrDoubledWhenTheMatchmakerDiesAtAnyStep() throws Exception {
    try (var steps = KillSteps.before(StackPlan.onFreePorts(home, 1));
        var contest = Contest.start(steps.plan(), line -> LOG.info("{}", line))) {
      var verdict = contest.play(BenchTournament.SMALL, "steps", steps, Duration.ofMinutes(10));
      assertThat(verdict.faults()).isEmpty();
      assertThat(verdict.rounds()).isEqualTo(8);
      assertThat(verdict.games()).isEqualTo(40);
      assertThat(contest.starts().getLast()).isGreaterThan(KillSteps.names().size());
    }
  }
}
