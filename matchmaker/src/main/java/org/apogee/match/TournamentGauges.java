package org.apogee.match;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.Tags;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.apogee.match.pairing.Format;
import org.apogee.match.tournament.TournamentQuery;
import org.apogee.match.tournament.TournamentQuery.Count;
import org.apogee.match.tournament.TournamentState.Stage;

/**
 * The number of tournaments: exported by one matchmaker of the cluster, so that sums are correct.
 */
final class TournamentGauges {
  /** Counting reads the whole list, and a gauge is scraped less often than this. */
  private static final long EVERY_NANOS = 5_000_000_000L;

  private static final Set<Stage> STAGES = EnumSet.complementOf(EnumSet.of(Stage.NEW));

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

  /** Another matchmaker exports the gauges now. */
  void clear() {
    tournaments.register(List.of(), true);
    players.register(List.of(), true);
  }

  /** Exports 0 where there are none: a missing gauge cannot be distinguished from a broken one. */
  private void show(List<Count> counts) {
    var ofTournaments = new ArrayList<MultiGauge.Row<?>>();
    var ofPlayers = new ArrayList<MultiGauge.Row<?>>();
    for (var stage : STAGES) {
      var state = stage.label();
      var here = counts.stream().filter(count -> count.state().equals(state)).toList();
      for (var format : Format.values()) {
        var label = format.label();
        var these = here.stream().filter(count -> count.format().equals(label));
        ofTournaments.add(row(Tags.of("state", state, "format", label), these, Count::tournaments));
      }
      ofPlayers.add(row(Tags.of("state", state), here.stream(), Count::entrants));
    }
    tournaments.register(ofTournaments, true);
    players.register(ofPlayers, true);
  }

  private static MultiGauge.Row<?> row(Tags tags, Stream<Count> counts, ToIntFunction<Count> size) {
    return MultiGauge.Row.of(tags, counts.mapToInt(size).sum());
  }
}
