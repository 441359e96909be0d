package org.apogee.match;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.Tags;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.match.tournament.TournamentQuery;

/**
 * How many tournaments there are: told by one matchmaker of the cluster, so that sums are right.
 */
final class TournamentGauges {
  private static final long EVERY_NANOS = 5_000_000_000L;

  private final TournamentQuery list;
  private final MultiGauge tournaments;
  private final MultiGauge players;
  private long lookedAt = System.nanoTime() - EVERY_NANOS;

  TournamentGauges(TournamentQuery list, MeterRegistry registry) {
    this.list = list;
    tournaments =
        MultiGauge.builder("apogee.tournaments")
            .description("Tournaments, by state and format")
            .register(registry);
    players =
        MultiGauge.builder("apogee.tournament.players")
            .description("Entrants of tournaments, by state")
            .register(registry);
  }

  /** Looks again if the last look is long ago. */
  void look() {
    if (System.nanoTime() - lookedAt >= EVERY_NANOS) {
      lookedAt = System.nanoTime();
      show(list.counts());
    }
  }

  /** Another matchmaker tells from now on. */
  void clear() {
    show(List.of());
  }

  private void show(List<TournamentQuery.Count> counts) {
    var rows = new ArrayList<MultiGauge.Row<?>>();
    Map<String, Integer> entrants = new HashMap<>();
    for (var count : counts) {
      var tags = Tags.of("state", count.state(), "format", count.format());
      rows.add(MultiGauge.Row.of(tags, count.tournaments()));
      entrants.merge(count.state(), count.entrants(), Integer::sum);
    }
    tournaments.register(rows, true);
    var byState = new ArrayList<MultiGauge.Row<?>>();
    entrants.forEach((state, sum) -> byState.add(MultiGauge.Row.of(Tags.of("state", state), sum)));
    players.register(byState, true);
  }
}
