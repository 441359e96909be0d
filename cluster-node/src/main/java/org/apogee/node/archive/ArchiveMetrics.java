package org.apogee.node.archive;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;

/** What the archiver did on this node, and how far behind all of them are. */
final class ArchiveMetrics {
  private final Counter moved;
  private final Counter failed;

  /** Written by the archiver's thread, read by scrapes. */
  private volatile Duration overdue = Duration.ZERO;

  ArchiveMetrics(MeterRegistry registry) {
    moved = counter("moved", registry);
    failed = counter("failed", registry);
    Gauge.builder("apogee.archive.overdue", () -> overdue.toMillis() / 1000.0)
        .baseUnit("seconds")
        .description("How long the game that waits longest has been due for the archive")
        .register(registry);
  }

  private static Counter counter(String outcome, MeterRegistry registry) {
    return Counter.builder("apogee.archive.games")
        .description("Finished games that were to leave the journal")
        .tag("outcome", outcome)
        .register(registry);
  }

  void moved() {
    moved.increment();
  }

  void failed() {
    failed.increment();
  }

  void overdue(Duration now) {
    overdue = now;
  }
}
