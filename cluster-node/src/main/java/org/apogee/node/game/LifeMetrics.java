package org.apogee.node.game;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apogee.engine.Rulesets;
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
    var recoveries = "Games read again from the journal, by outcome";
    recovered = counter("apogee.recoveries", recoveries, "outcome", "completed");
    notRecovered = counter("apogee.recoveries", recoveries, "outcome", "failed");
    replayed = counter("apogee.recovery.events", "Events read again for recoveries");
    var snapshots = "Snapshots of games, by outcome; a failed one costs time and nothing else";
    stored = counter("apogee.snapshots", snapshots, "outcome", "stored");
    notStored = counter("apogee.snapshots", snapshots, "outcome", "failed");
    var moves = "Games that recovered here and had last written on another node";
    moved = counter("apogee.entity.moves", moves, "type", "game");
    var timeouts = "Questions whose outcome is unknown, because no answer came in time";
    unanswered = counter("apogee.ask.timeouts", timeouts, "target", "game");
    Rulesets.all().stream().map(ruleset -> ruleset.id().game()).distinct().forEach(this::expiries);
  }

  private Counter counter(String name, String description, String... tags) {
    return Counter.builder(name).description(description).tags(tags).register(registry);
  }

  private Counter expiries(String game) {
    return counter("apogee.clock.expiries", "Clocks of players that ran out", "game", game);
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
    // What was written before this node lived did not move while it lived.
    if (isNew && state.decisionSince() > born) {
      moved.increment();
    }
  }

  void recoveryFailed() {
    notRecovered.increment();
  }

  /** The game stopped here: it is over, or another node takes it. */
  void gone(GameId id) {
    here.remove(id);
  }

  /** From its opening to its end. */
  void over(GameState state) {
    var ended = state.ended();
    if (ended != null) {
      Timer.builder("apogee.game")
          .description("From the opening of a game to its end")
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

  /** An event could not be applied; counted if an invariant is broken. */
  void broken(RuntimeException why) {
    invariants.count(why);
  }
}
