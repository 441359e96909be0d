package org.apogee.node.receipt;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.apogee.platform.database.Database;
import org.apogee.platform.process.Chore;

/** Deletes receipts when their time has come, a few games at a time. It runs on every node. */
public final class ReceiptCleaner implements AutoCloseable {
  private static final Duration PAUSE = Duration.ofMinutes(1);

  /** 250 games a second at most, several times as many as end. */
  private static final Duration BETWEEN_BATCHES = Duration.ofMillis(200);

  private static final Duration AFTER_FAILURE = Duration.ofSeconds(5);

  private final ReceiptRetention retention;
  private final InstantSource clock;
  private final Counter deleted;

  /** Written by the thread, read by scrapes. */
  private volatile Duration overdue = Duration.ZERO;

  /** Empty if receipts are kept. */
  private final Optional<Chore> chore;

  private ReceiptCleaner(
      Database database, ReceiptSettings settings, MeterRegistry registry, InstantSource clock) {
    this.retention = new ReceiptRetention(database);
    this.clock = clock;
    this.deleted =
        Counter.builder("apogee.receipts.deleted")
            .description("Pages of latency receipts that were deleted because of their age")
            .register(registry);
    Gauge.builder("apogee.receipts.overdue", () -> overdue.toMillis() / 1000.0)
        .baseUnit("seconds")
        .description("How long the oldest receipts should have been deleted")
        .register(registry);
    this.chore =
        settings
            .deleteAfter()
            .map(after ->
                Chore.start(
                    "receipt-cleaner",
                    "receipts cannot be deleted",
                    AFTER_FAILURE,
                    () -> deleteSome(after)));
  }

  /** Starts it, if receipts are to be deleted at all. */
  public static ReceiptCleaner start(
      Database database, ReceiptSettings settings, MeterRegistry registry, InstantSource clock) {
    return new ReceiptCleaner(database, settings, registry, clock);
  }

  /** Returns the pause until the next batch. */
  private Duration deleteSome(Duration after) {
    var until = clock.instant().minus(after);
    var done = retention.deleteSome(until);
    deleted.increment(done.pages());
    overdue =
        retention
            .oldest()
            .filter(ended -> ended.isBefore(until))
            .map(ended -> Duration.between(ended, until))
            .orElse(Duration.ZERO);
    return done.games() == ReceiptRetention.GAMES_AT_ONCE ? BETWEEN_BATCHES : PAUSE;
  }

  @Override
  public void close() {
    chore.ifPresent(Chore::close);
  }
}
