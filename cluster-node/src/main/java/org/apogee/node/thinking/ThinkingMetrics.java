package org.apogee.node.thinking;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** How long thoughts wait for a thread. */
public final class ThinkingMetrics {
  private static final Duration[] BUCKETS = {
    Duration.ofMillis(1),
    Duration.ofMillis(10),
    Duration.ofMillis(50),
    Duration.ofMillis(100),
    Duration.ofMillis(250),
    Duration.ofMillis(500),
    Duration.ofSeconds(1),
    Duration.ofMillis(2500),
    Duration.ofSeconds(5),
    Duration.ofSeconds(30),
    Duration.ofMinutes(2)
  };

  private final Map<Rank, Timer> waits = new EnumMap<>(Rank.class);

  public ThinkingMetrics(MeterRegistry registry) {
    for (var rank : Rank.values()) {
      waits.put(
          rank,
          Timer.builder("apogee.bot.wait")
              .description("Time that a step of a house bot's turn waited for a thread")
              .tag("rank", rank.word())
              .serviceLevelObjectives(BUCKETS)
              .register(registry));
    }
  }

  void waited(Rank rank, long nanos) {
    Objects.requireNonNull(waits.get(rank)).record(nanos, TimeUnit.NANOSECONDS);
  }
}
