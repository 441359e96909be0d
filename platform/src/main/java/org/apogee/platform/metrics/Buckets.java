package org.apogee.platform.metrics;

import java.time.Duration;

/**
 * Fixed bounds of histograms, so that all processes can be summed up and a histogram costs a dozen
 * series instead of seventy.
 */
public final class Buckets {
  private static final Duration[] LATENCY = {
    Duration.ofMillis(5),
    Duration.ofMillis(10),
    Duration.ofMillis(25),
    Duration.ofMillis(50),
    Duration.ofMillis(100),
    Duration.ofMillis(250),
    Duration.ofMillis(500),
    Duration.ofSeconds(1),
    Duration.ofMillis(2500),
    Duration.ofSeconds(5)
  };

  private Buckets() {}

  /** For what answers people and bots. */
  public static Duration[] latency() {
    return LATENCY.clone();
  }
}
