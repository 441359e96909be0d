package org.apogee.node.game;

import java.time.Duration;
import java.util.List;
import org.apache.pekko.persistence.typed.javadsl.EffectBuilder;
import org.apache.pekko.persistence.typed.javadsl.EffectFactories;

/**
 * Journals the events of one game and measures it. Pekko writes one at a time and takes no command
 * meanwhile, so one start time is enough.
 */
final class GameWrites {
  private final EffectFactories<GameEvent, GameState> effects;
  private final GameClock clock;
  private final GameDeps deps;
  private long decidedAt;
  private long startNanos;

  GameWrites(EffectFactories<GameEvent, GameState> effects, GameClock clock, GameDeps deps) {
    this.effects = effects;
    this.clock = clock;
    this.deps = deps;
  }

  /** Nearly always one event, which takes a shorter way through Pekko than a list of one. */
  EffectBuilder<GameEvent, GameState> persist(List<GameEvent> events) {
    decidedAt = deps.now();
    startNanos = System.nanoTime();
    return events.size() == 1 ? effects.persist(events.getFirst()) : effects.persist(events);
  }

  /** The write of this decision succeeded; how long it took. */
  long stored(DecisionTraces traces) {
    long nanos = System.nanoTime() - startNanos;
    traces.measure(() -> deps.metrics().persist.record(Duration.ofNanos(nanos)));
    clock.stored(decidedAt, deps.now());
    return nanos;
  }

  /** Whether the events are in the journal is unknown; the game begins again from there. */
  void failed(Throwable why) {
    clock.failed(decidedAt);
    deps.metrics().persistFailed(PersistFailure.of(why));
  }
}
