package org.apogee.match.ladder;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apogee.engine.Rulesets;

/**
 * The metrics of the ladders of this process: waiting entrants, waiting times and rating
 * differences.
 */
public final class LadderMetrics {
  private static final Duration[] WAITS = {
    Duration.ofSeconds(1),
    Duration.ofSeconds(5),
    Duration.ofSeconds(10),
    Duration.ofSeconds(30),
    Duration.ofMinutes(1),
    Duration.ofMinutes(5),
    Duration.ofMinutes(15),
    Duration.ofHours(1)
  };
  private static final double[] GAPS = {0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5};

  private final MeterRegistry registry;
  private final Map<String, Waiting> waiting = new ConcurrentHashMap<>();

  private record Waiting(String game, int players) {}

  public LadderMetrics(MeterRegistry registry) {
    this.registry = registry;
    Rulesets.all().stream().map(ruleset -> ruleset.id().game()).distinct().forEach(this::register);
  }

  /** All of it is there from the start, so that the first table shows as a change. */
  private void register(String game) {
    Gauge.builder("apogee.ladder.waiting", waiting, all -> players(all, game))
        .description("Entrants ready to play that wait for a table")
        .tag("game", game)
        .register(registry);
    waits(game);
    gaps(game);
  }

  private static int players(Map<String, Waiting> all, String game) {
    return all.values().stream()
        .filter(ladder -> ladder.game().equals(game))
        .mapToInt(Waiting::players)
        .sum();
  }

  private Timer waits(String game) {
    return Timer.builder("apogee.ladder.wait")
        .description("Time that an entrant waited for a table")
        .tag("game", game)
        .serviceLevelObjectives(WAITS)
        .register(registry);
  }

  private DistributionSummary gaps(String game) {
    return DistributionSummary.builder("apogee.ladder.rating.gap")
        .description("Largest rating difference at a table, in deviations")
        .tag("game", game)
        .serviceLevelObjectives(GAPS)
        .register(registry);
  }

  /** How many wait on a ladder now. */
  void waiting(LadderState state, List<Candidate> candidates) {
    var settings = state.settings();
    int free =
        (int)
            candidates.stream()
                .filter(
                    who -> who.live() < Math.min(who.member().gamesMax(), settings.gamesOfOneMax()))
                .count();
    waiting.put(state.id(), new Waiting(game(settings), free));
  }

  /** A ladder leaves this process. */
  void gone(String ladder) {
    waiting.remove(ladder);
  }

  /** A table was formed, and is in the journal. */
  void seated(LadderSettings settings, List<String> players, List<Candidate> candidates) {
    var table = candidates.stream().filter(who -> players.contains(who.player())).toList();
    var game = game(settings);
    table.forEach(who -> waits(game).record(Duration.ofMillis(who.waitedMillis())));
    gaps(game)
        .record(
            table.stream()
                .flatMapToDouble(one ->
                    table.stream().mapToDouble(other -> one.rating().distance(other.rating())))
                .max()
                .orElse(0));
  }

  private static String game(LadderSettings settings) {
    return settings.game().replaceFirst("/.*", "");
  }
}
