package org.apogee.node.journal;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.pekko.actor.AbstractExtensionId;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.Extension;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.pattern.CircuitBreaker;

/**
 * The circuit breakers of one node's journal: while one is open every write or read fails at once,
 * so that a database in trouble is left alone for a moment.
 */
public final class Breakers implements Extension {
  static final String JOURNAL = "journal";
  static final String SNAPSHOT = "snapshot";

  private static final int CLOSED = 0;
  private static final int HALF_OPEN = 1;
  private static final int OPEN = 2;
  private static final Id ID = new Id();

  private final Map<String, AtomicInteger> states = new ConcurrentHashMap<>();
  private final Map<String, AtomicInteger> openings = new ConcurrentHashMap<>();

  private Breakers() {}

  private static final class Id extends AbstractExtensionId<Breakers> {
    @Override
    public Breakers createExtension(ExtendedActorSystem system) {
      return new Breakers();
    }
  }

  static Breakers of(ActorSystem system) {
    return ID.get(system);
  }

  /** The configuration with plugins that say what their breakers do. */
  public static Config watched(Config config) {
    var plugins =
        Map.of(
            "jdbc-journal.class", WatchedJournal.class.getName(),
            "jdbc-snapshot-store.class", WatchedSnapshots.class.getName());
    return ConfigFactory.parseMap(plugins).withFallback(config);
  }

  /** Shows them to operators. */
  public static Breakers show(
      org.apache.pekko.actor.typed.ActorSystem<?> system, MeterRegistry registry) {
    var breakers = of(Adapter.toClassic(system));
    for (var plugin : new String[] {JOURNAL, SNAPSHOT}) {
      Gauge.builder("apogee.journal.breaker.state", breakers.state(plugin), AtomicInteger::get)
          .description("Circuit breaker of the journal: 0 closed; 1 half-open; 2 open")
          .tag("plugin", plugin)
          .register(registry);
      FunctionCounter.builder(
              "apogee.journal.breaker.opened", breakers.openings(plugin), AtomicInteger::get)
          .description("Number of times the circuit breaker opened")
          .tag("plugin", plugin)
          .register(registry);
    }
    return breakers;
  }

  /** Whether every event of a game is refused now, untried. */
  public boolean isJournalOpen() {
    return state(JOURNAL).get() == OPEN;
  }

  void watch(String plugin, CircuitBreaker breaker) {
    var state = state(plugin);
    breaker
        .addOnOpenListener(() -> {
          state.set(OPEN);
          openings(plugin).incrementAndGet();
        })
        .addOnHalfOpenListener(() -> state.set(HALF_OPEN))
        .addOnCloseListener(() -> state.set(CLOSED));
  }

  private AtomicInteger state(String plugin) {
    return states.computeIfAbsent(plugin, _ -> new AtomicInteger(CLOSED));
  }

  private AtomicInteger openings(String plugin) {
    return openings.computeIfAbsent(plugin, _ -> new AtomicInteger());
  }
}
