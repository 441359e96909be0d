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
  private static final Map<State, String> OUTCOMES =
      new EnumMap<>(Map.of(State.SENT, "sent", State.PENDING, "failed", State.DEAD, "dead"));

  private final MeterRegistry registry;

  /** Written by the sender's thread, read by scrapes. */
  private volatile Waiting waiting = new Waiting(0, 0);

  DeliveryMetrics(MeterRegistry registry) {
    this.registry = registry;
    for (var state : State.values()) {
      counter("webhook", state);
      counter(Lease.EMAIL, state);
    }
    Gauge.builder("apogee.notices.pending", () -> waiting.pending())
        .description("Deliveries of notices that wait, in the whole cluster")
        .register(registry);
    Gauge.builder("apogee.notices.oldest", () -> waiting.oldest())
        .baseUnit("seconds")
        .description("Age of the oldest delivery that waits")
        .register(registry);
  }

  private Counter counter(String channel, State state) {
    return Counter.builder("apogee.notices.attempts")
        .description("Attempts to deliver a notice")
        .tag("channel", channel)
        .tag("outcome", Objects.requireNonNull(OUTCOMES.get(state)))
        .register(registry);
  }

  void attempted(String channel, State state) {
    counter(channel, state).increment();
  }

  void waiting(Waiting now) {
    waiting = now;
  }
}
