package org.apogee.match.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What operators see of a ladder follows from who waits and who was seated. */
final class LadderMetricsTest {
  private static final LadderSettings SETTINGS = Pools.settings(2, 2, 4, false);
  private static final LadderInput.Now WORLD = new LadderInput.Now(Map.of(), Set.of(), 10);
  private static final String GAME = SETTINGS.game().replaceFirst("/.*", "");

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final LadderMetrics metrics = new LadderMetrics(registry);
  private final LadderState state = new LadderState("friday");

  @Test
  void whoCouldBeSeatedIsCountedUntilTheLadderLeaves() {
    LadderDecisions.open(state, "me", SETTINGS, 0).events().forEach(state::apply);
    for (var player : List.of("a", "b", "c")) {
      var member = new LadderMember(player, player, null, player, 1);
      LadderDecisions.join(state, player, member, 0).events().forEach(state::apply);
    }
    assertThat(waiting()).isZero();
    metrics.waiting(state, state.candidates(WORLD, 1_000));
    assertThat(waiting()).isEqualTo(3);

    LadderDecisions.seat(state, WORLD, 1_000).forEach(state::apply);
    metrics.waiting(state, state.candidates(WORLD, 2_000));
    assertThat(waiting()).as("two play as much as they asked for").isEqualTo(1);

    metrics.gone("friday");
    assertThat(waiting()).isZero();
  }

  @Test
  void aTableTellsHowLongAndForWhomItsPlayersWaited() {
    var strong = candidate("a", 40, 4_000);
    var weak = candidate("b", 10, 1_000);
    var other = candidate("c", 25, 99_000);
    metrics.seated(SETTINGS, List.of("a", "b"), List.of(strong, weak, other));

    var wait = registry.get("apogee.ladder.wait").tag("game", GAME).timer();
    assertThat(wait.count()).isEqualTo(2);
    assertThat(wait.totalTime(TimeUnit.MILLISECONDS)).isEqualTo(5_000);
    var gap = registry.get("apogee.ladder.rating.gap").tag("game", GAME).summary();
    assertThat(gap.count()).isEqualTo(1);
    assertThat(gap.max()).isEqualTo(strong.rating().distance(weak.rating()));
  }

  private double waiting() {
    return registry.get("apogee.ladder.waiting").tag("game", GAME).gauge().value();
  }

  private static Candidate candidate(String player, double mean, long waited) {
    return new Candidate(
        new LadderMember(player, player, null, player, 1),
        new LadderRating(mean, 2, 30),
        waited,
        0,
        List.of());
  }
}
