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

/** The small form of {@code apogee bench tournament}: real processes, real kills. */
class ContestTest {
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
}
