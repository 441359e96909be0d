package org.apogee.match.tournament;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.Relaxation;
import org.apogee.match.tournament.TournamentEvent.Extended;
import org.apogee.match.tournament.TournamentEvent.Paired;
import org.apogee.match.tournament.TournamentEvent.PairedByHand;
import org.apogee.match.tournament.TournamentEvent.Resumed;
import org.apogee.match.tournament.TournamentEvent.RoundEnded;
import org.apogee.match.tournament.TournamentEvent.Ruled;
import org.apogee.match.tournament.TournamentEvent.Started;
import org.apogee.match.tournament.TournamentEvent.Voided;
import org.apogee.platform.metrics.Buckets;

/** The metrics of tournaments. */
public final class TournamentMetrics {
  private static final Duration[] LATENESS = {
    Duration.ofMillis(1),
    Duration.ofSeconds(1),
    Duration.ofSeconds(5),
    Duration.ofSeconds(10),
    Duration.ofSeconds(30),
    Duration.ofSeconds(60),
    Duration.ofSeconds(300)
  };

  private static final String VOID = "void";
  private static final String RESULT = "result";
  private static final String PAIRING = "pairing";

  private final MeterRegistry registry;
  private final Map<String, Map<String, Long>> waiting = new ConcurrentHashMap<>();

  public TournamentMetrics(MeterRegistry registry) {
    this.registry = registry;
    Gauge.builder(
            "apogee.orders.pending",
            waiting,
            all -> all.values().stream().mapToInt(Map::size).sum())
        .description("Ordered games without a reply")
        .register(registry);
    Gauge.builder("apogee.orders.oldest", waiting, TournamentMetrics::oldestSeconds)
        .description("Age of the oldest ordered game without a reply")
        .baseUnit("seconds")
        .register(registry);
    for (var outcome : Outcome.values()) {
      orders(outcome);
    }
    results("applied");
    results("repeated");
    for (var format : Format.values()) {
      rounds(format.label());
      lateness(format.label());
      pairings(format.label());
    }
    for (var rule : Relaxation.values()) {
      relaxations(rule);
    }
    for (var kind : List.of(VOID, RESULT, PAIRING)) {
      overrides(kind);
    }
    byes();
  }

  private static double oldestSeconds(Map<String, Map<String, Long>> waiting) {
    long now = System.currentTimeMillis();
    return waiting.values().stream()
            .map(Map::values)
            .flatMap(Collection::stream)
            .mapToLong(since -> Math.max(0, now - since))
            .max()
            .orElse(0)
        / 1000.0;
  }

  private Counter orders(Outcome outcome) {
    var word =
        switch (outcome) {
          case DONE -> "opened";
          case REPEATED -> "repeated";
          case REFUSED -> "refused";
          case UNKNOWN -> "failed";
        };
    return counter("apogee.orders", "Orders of games, by outcome", "outcome", word);
  }

  private Counter results(String outcome) {
    return counter("apogee.results", "Results of games received", "outcome", outcome);
  }

  private Counter counter(String name, String description, String... tags) {
    return Counter.builder(name).description(description).tags(tags).register(registry);
  }

  void ordered(Outcome outcome) {
    orders(outcome).increment();
  }

  void result(boolean repeated) {
    results(repeated ? "repeated" : "applied").increment();
  }

  /** The games of a tournament that wait for an answer, with since when. */
  void pending(String tournament, Map<String, Long> since) {
    if (since.isEmpty()) {
      waiting.remove(tournament);
    } else {
      waiting.put(tournament, Map.copyOf(since));
    }
  }

  /** A tournament leaves this process. */
  void gone(String tournament) {
    waiting.remove(tournament);
  }

  void pairing(TournamentState state, long nanos) {
    pairings(state.settings().format().label()).record(Duration.ofNanos(nanos));
  }

  private Timer pairings(String format) {
    return Timer.builder("apogee.pairing")
        .description("Time to pair a round")
        .tag("format", format)
        .serviceLevelObjectives(Buckets.latency())
        .register(registry);
  }

  /** After it was journaled. */
  void happened(TournamentState state, TournamentEvent event) {
    switch (event) {
      case Paired paired -> paired(state, paired);
      case Voided _ -> overrides(VOID).increment();
      case Ruled _ -> overrides(RESULT).increment();
      case PairedByHand _ -> overrides(PAIRING).increment();
      default -> {}
    }
  }

  private Counter overrides(String kind) {
    return counter("apogee.overrides", "Manual decisions of directors", "kind", kind);
  }

  private void paired(TournamentState state, Paired paired) {
    var format = state.settings().format().label();
    rounds(format).increment();
    paired.relaxed().forEach(rule -> relaxations(rule).increment());
    byes()
        .increment(
            (double) paired.byes().stream().filter(bye -> bye.kind() == ByeKind.PAIRING).count());
    // The steps of an arena follow the clock, not the ends of rounds.
    if (state.settings().format() != Format.ARENA) {
      lateness(format)
          .record(Duration.ofMillis(Math.max(0, paired.at() - couldBegin(state, paired))));
    }
  }

  private Counter rounds(String format) {
    return counter("apogee.rounds", "Rounds started", "format", format);
  }

  private Counter relaxations(Relaxation rule) {
    return counter(
        "apogee.pairing.relaxations",
        "Pairing rules relaxed in a round",
        "rule",
        TournamentView.word(rule));
  }

  private Counter byes() {
    return counter("apogee.byes", "Byes given by the pairing");
  }

  private Timer lateness(String format) {
    return Timer.builder("apogee.round.lateness")
        .description("Delay between the moment a round could start and its start")
        .tag("format", format)
        .serviceLevelObjectives(LATENESS)
        .register(registry);
  }

  /** When nothing stood in its way any more; the state counts the new round already. */
  private static long couldBegin(TournamentState state, Paired paired) {
    long due = state.nextRoundAt() - state.settings().control().roundEveryMillis();
    return state.trail().reversed().stream()
        .filter(TournamentMetrics::letsRoundBegin)
        .mapToLong(event -> Math.max(due, event.at()))
        .findFirst()
        .orElse(paired.at());
  }

  private static boolean letsRoundBegin(TournamentEvent event) {
    return switch (event) {
      case Started _, RoundEnded _, Resumed _, Extended _ -> true;
      default -> false;
    };
  }
}
