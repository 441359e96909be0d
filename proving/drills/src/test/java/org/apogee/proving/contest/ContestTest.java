package org.apogee.proving.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apogee.proving.contest.Contest.Event;
import org.apogee.stack.StackPlan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The small forms of {@code apogee bench tournament}: real processes, real kills. */
class ContestTest {
  private static final Logger LOG = LoggerFactory.getLogger(ContestTest.class);

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  Path home;

  @Test
  void noGameIsLostOrDoubledWhenANodeAndTheMatchmakerAreKilled() throws Exception {
    try (var contest = Contest.start(StackPlan.onFreePorts(home, 1), _ -> {})) {
      var events =
          List.of(
              new Event("beyond-nebula", 8, 2, 4, List.of("random", "greedy")),
              new Event("nova-solis", 8, 4, 3, List.of("random")));
      var findings = contest.play(events, Duration.ofMinutes(15));
      assertThat(findings).allSatisfy(verdict -> assertThat(verdict.faults()).isEmpty());
      assertThat(findings).extracting(TournamentFindings::games).containsExactly(16, 6);
      // A matchmaker whose only node is gone may give itself up and start once more.
      assertThat(contest.starts())
          .as("starts of the node and the matchmaker")
          .hasSize(2)
          .allMatch(starts -> starts >= 2);
    }
  }

  @Test
  void noGameIsLostOrDoubledWhenTheMatchmakerDiesAtAnyStep() throws Exception {
    try (var steps = KillSteps.before(StackPlan.onFreePorts(home, 1));
        var contest = Contest.start(steps.plan(), ContestTest::tell)) {
      var verdict = contest.play(BenchTournament.SMALL, "steps", steps, Duration.ofMinutes(10));
      assertThat(verdict.faults()).isEmpty();
      assertThat(verdict.rounds()).isEqualTo(8);
      assertThat(verdict.games()).isEqualTo(40);
      assertThat(contest.starts().getLast()).isGreaterThan(KillSteps.names().size());
    }
  }

  private static void tell(String sentence) {
    LOG.info("{}", sentence);
  }
}
