package org.apogee.node.delivery;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import org.apogee.node.delivery.DeliveryStore.Waiting;
import org.apogee.node.delivery.Posted.Result;
import org.apogee.node.delivery.RetryPlan.State;

/** The metrics of the sender. Each node exports the backlog of the whole cluster. */
final class DeliveryMetrics {
  private static final List<String> OUTCOMES = List.of("sent", "failed", "refused", "dead");

  private final MeterRegistry registry;

  /** Written by the sender's thread, read by scrapes. */
  private volatile Waiting waiting = new Waiting(0, 0);

  DeliveryMetrics(MeterRegistry registry) {
    this.registry = registry;
    for (var outcome : OUTCOMES) {
      counter("webhook", outcome);
      counter(Lease.EMAIL, outcome);
    }
    Gauge.builder("apogee.notices.pending", () -> waiting.pending())
        .description("Deliveries of notices that wait, in the whole cluster")
        .register(registry);
    Gauge.builder("apogee.notices.oldest", () -> waiting.oldest())
        .baseUnit("seconds")
        .description("Age of the oldest delivery that waits")
        .register(registry);
  }

  private Counter counter(String channel, String outcome) {
    return Counter.builder("apogee.notices.attempts")
        .description("Attempts to deliver a notice")
        .tag("channel", channel)
        .tag("outcome", outcome)
        .register(registry);
  }

  /**
   * A refused notice says nothing about the mail server, and a failed one does: an alert differs.
   */
  void attempted(String channel, Posted posted, State state) {
    var outcome =
        switch (state) {
          case SENT -> "sent";
          case DEAD -> "dead";
          case PENDING -> posted.result() == Result.REFUSED ? "refused" : "failed";
        };
    counter(channel, outcome).increment();
  }

  void waiting(Waiting now) {
    waiting = now;
  }
}
