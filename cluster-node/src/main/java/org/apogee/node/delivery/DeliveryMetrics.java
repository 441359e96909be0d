package org.apogee.node.delivery;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.apogee.node.delivery.DeliveryStore.Waiting;
import org.apogee.node.delivery.RetryPlan.State;

/** The metrics of the sender. Each node exports the backlog of the whole cluster. */
final class DeliveryMetrics {
  private final Map<State, Counter> attempts = new EnumMap<>(State.class);

  /** Written by the sender's thread, read by scrapes. */
  private volatile Waiting waiting = new Waiting(0, 0);

  DeliveryMetrics(MeterRegistry registry) {
    attempts.put(State.SENT, counter(registry, "sent"));
    attempts.put(State.PENDING, counter(registry, "failed"));
    attempts.put(State.DEAD, counter(registry, "dead"));
    Gauge.builder("apogee.notices.pending", () -> waiting.pending())
        .description("Deliveries of notices that wait, in the whole cluster")
        .register(registry);
    Gauge.builder("apogee.notices.oldest", () -> waiting.oldest())
        .baseUnit("seconds")
        .description("Age of the oldest delivery that waits")
        .register(registry);
  }

  private static Counter counter(MeterRegistry registry, String outcome) {
    return Counter.builder("apogee.notices.attempts")
        .description("Attempts to deliver a notice")
        .tag("outcome", outcome)
        .register(registry);
  }

  void attempted(State state) {
    Objects.requireNonNull(attempts.get(state)).increment();
  }

  void waiting(Waiting now) {
    waiting = now;
  }
}
