package org.apogee.node.receipt;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import org.apogee.platform.database.Database;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Deletes receipts when their time has come, a few games at a time. It runs on every node. */
public final class ReceiptCleaner implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ReceiptCleaner.class);
  private static final Duration PAUSE = Duration.ofMinutes(1);

  /** 250 games a second at most, several times as many as end. */
  private static final Duration BETWEEN_BATCHES = Duration.ofMillis(200);

  private static final Duration AFTER_FAILURE = Duration.ofSeconds(5);

  private final ReceiptRetention retention;
  private final Duration deleteAfter;
  private final InstantSource clock;
  private final Counter deleted;

  /** Written by the thread, read by scrapes. */
  private volatile Duration overdue = Duration.ZERO;

  private final Thread thread =
      Thread.ofVirtual().name("apogee-receipt-cleaner").unstarted(this::run);

  private ReceiptCleaner(
      Database database, Duration deleteAfter, MeterRegistry registry, InstantSource clock) {
    this.retention = new ReceiptRetention(database);
    this.deleteAfter = deleteAfter;
    this.clock = clock;
    this.deleted =
        Counter.builder("apogee.receipts.deleted")
            .description("Pages of latency receipts that were deleted because of their age")
            .register(registry);
    Gauge.builder("apogee.receipts.overdue", () -> overdue.toMillis() / 1000.0)
        .baseUnit("seconds")
        .description("How long the oldest receipts should have been deleted")
        .register(registry);
  }

  /** Starts it, if receipts are to be deleted at all. */
  public static ReceiptCleaner start(
      Database database, ReceiptSettings settings, MeterRegistry registry, InstantSource clock) {
    var after = settings.deleteAfter();
    var cleaner = new ReceiptCleaner(database, after.orElse(Duration.ZERO), registry, clock);
    if (after.isPresent()) {
      cleaner.thread.start();
    }
    return cleaner;
  }

  private void run() {
    boolean wasAway = false;
    while (!Thread.currentThread().isInterrupted()) {
      var pause = AFTER_FAILURE;
      try {
        pause = deleteSome();
        wasAway = false;
      } catch (RuntimeException away) {
        if (!wasAway) {
          LOG.warn("receipts cannot be deleted at the moment", away);
        }
        wasAway = true;
      }
      try {
        Thread.sleep(pause);
      } catch (InterruptedException stopped) {
        return;
      }
    }
  }

  /** Returns the pause until the next batch. */
  private Duration deleteSome() {
    var until = clock.instant().minus(deleteAfter);
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
    thread.interrupt();
    try {
      thread.join(Duration.ofSeconds(5));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
