package org.apogee.node.game;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.apogee.engine.Rulesets;
import org.apogee.platform.metrics.BrokenInvariant;
import org.apogee.platform.metrics.Invariant;
import org.apogee.platform.metrics.Invariants;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;

/**
 * How the games of this node come and go: recoveries, moves between nodes, snapshots, and what did
 * not answer. All of it is there from the start, at zero, so that the first one shows as a change.
 */
final class LifeMetrics {
  private static final Duration[] LENGTHS = {
    Duration.ofSeconds(10),
    Duration.ofMinutes(1),
    Duration.ofMinutes(5),
    Duration.ofMinutes(15),
    Duration.ofHours(1),
    Duration.ofHours(6),
    Duration.ofDays(1)
  };

  private final MeterRegistry registry;
  private final Invariants invariants;
  private final Set<GameId> here = ConcurrentHashMap.newKeySet();
  private final long born = System.currentTimeMillis();
  private final Counter recovered;
  private final Counter notRecovered;
  private final Counter replayed;
  private final Counter stored;
  private final Counter notStored;
  private final Counter moved;
  private final Counter unanswered;

  LifeMetrics(MeterRegistry registry) {
    this.registry = registry;
    invariants =
        new Invariants(
            registry, Invariant.FINGERPRINT, Invariant.PLY_GAP, Invariant.CLOCK_NEGATIVE);
    var recoveries = "Games recovered from the journal, by outcome";
    recovered = counter("apogee.recoveries", recoveries, "outcome", "completed");
    notRecovered = counter("apogee.recoveries", recoveries, "outcome", "failed");
    replayed = counter("apogee.recovery.events", "Events replayed in recoveries");
    var snapshots =
        "Snapshots of games, by outcome; a failed snapshot only makes the next recovery slower";
    stored = counter("apogee.snapshots", snapshots, "outcome", "stored");
    notStored = counter("apogee.snapshots", snapshots, "outcome", "failed");
    var moves = "Games recovered on this node that were last written on another node";
    moved = counter("apogee.entity.moves", moves, "type", "game");
    var timeouts = "Requests with an unknown outcome, because no answer arrived in time";
    unanswered = counter("apogee.ask.timeouts", timeouts, "target", "game");
    Rulesets.all().stream().map(ruleset -> ruleset.id().game()).distinct().forEach(this::expiries);
  }

  private Counter counter(String name, String description, String... tags) {
    return Counter.builder(name).description(description).tags(tags).register(registry);
  }

  private Counter expiries(String game) {
    return counter("apogee.clock.expiries", "Players' clocks that ran out", "game", game);
  }

  void expired(GameOrder order) {
    expiries(GameMetrics.game(order)).increment();
  }

  /** A game was opened on this node. */
  void opened(GameId id) {
    here.add(id);
  }

  /** A live game was read from the journal. */
  void recovered(GameId id, GameState state, int events) {
    recovered.increment();
    replayed.increment(events);
    boolean isNew = state.isLive() && here.add(id);
    // A game last written before this node started has not moved during its lifetime.
    if (isNew && state.decisionSince() > born) {
      moved.increment();
    }
  }

  void recoveryFailed() {
    notRecovered.increment();
  }

  /** The game stopped on this node: it has ended, or it moves to another node. */
  void gone(GameId id) {
    here.remove(id);
  }

  /** From its opening to its end. */
  void over(GameState state) {
    var ended = state.ended();
    if (ended != null) {
      Timer.builder("apogee.game")
          .description("Time from the opening of a game to its end")
          .tag("game", GameMetrics.game(state.order()))
          .serviceLevelObjectives(LENGTHS)
          .register(registry)
          .record(Duration.ofMillis(Math.max(0, ended.at() - state.opened().at())));
    }
  }

  void snapshot(boolean isStored) {
    (isStored ? stored : notStored).increment();
  }

  void unanswered() {
    unanswered.increment();
  }

  /** Applies an event; if an invariant turns out to be broken, that is counted. */
  <T> T counted(Supplier<T> apply) {
    try {
      return apply.get();
    } catch (BrokenInvariant broken) {
      invariants.count(broken);
      throw broken;
    }
  }
}
