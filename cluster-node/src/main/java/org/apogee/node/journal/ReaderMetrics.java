package org.apogee.node.journal;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;

/**
 * The metrics of one reader of the journal. Every node exports them, with 0 where the reader does
 * not run.
 */
public final class ReaderMetrics {
  static final String FILLED = "filled";
  static final String ROLLED_BACK = "rolled_back";
  static final String REPAIRED = "repaired";

  /** A row that cannot be used. */
  public static final String POISON = "poison";

  private final MeterRegistry registry;
  private final String prefix;
  private final InstantSource clock;

  // These are written by the reader's thread alone, read by scrapes: volatile suffices.
  private volatile boolean running;
  private volatile long openHoles;
  private volatile long held;
  private volatile long waiting;
  private volatile long waitingSince;
  private volatile long idleAt;

  /**
   * Registers all meters.
   *
   * @param prefix of their names: {@code apogee.feed}
   */
  public ReaderMetrics(MeterRegistry registry, String prefix, InstantSource clock) {
    this.registry = registry;
    this.prefix = prefix;
    this.clock = clock;
    gauge("running", "1 where the reader of the journal runs", () -> running ? 1 : 0);
    gauge("lag.events", "Rows of the journal that are waiting", () -> waiting);
    Gauge.builder(prefix + ".lag", this::lagSeconds)
        .baseUnit("seconds")
        .description("Upper bound of the age of the oldest waiting row")
        .register(registry);
    gauge("open.holes", "Missing row numbers that may still appear", () -> openHoles);
    gauge("held", "IDs whose rows wait because one row cannot be used", () -> held);
    for (var how : new String[] {FILLED, ROLLED_BACK, REPAIRED}) {
      closed(how, 0);
    }
    errors(POISON).increment(0);
  }

  private void gauge(String name, String description, java.util.function.Supplier<Number> value) {
    Gauge.builder(prefix + "." + name, value).description(description).register(registry);
  }

  private double lagSeconds() {
    long since = waitingSince;
    return since == 0 ? 0 : Math.max(0, clock.millis() - since) / 1000.0;
  }

  void holes(long open, long heldIds) {
    openHoles = open;
    held = heldIds;
  }

  void closed(String how, long numbers) {
    Counter.builder(prefix + ".holes.closed")
        .description(
            "Missing row numbers that were resolved: appeared, cannot appear, or fetched for their"
                + " ID")
        .tag("how", how)
        .register(registry)
        .increment((double) numbers);
  }

  /** Something went wrong that the reader copes with. */
  public void error(String kind) {
    errors(kind).increment();
  }

  private Counter errors(String kind) {
    return Counter.builder(prefix + ".errors")
        .description("Failures from which the reader recovered")
        .tag("kind", kind)
        .register(registry);
  }

  void running(boolean isRunning) {
    running = isRunning;
    idle();
    if (!isRunning) {
      holes(0, 0);
    }
  }

  /** Rows wait, the oldest of them since a moment in milliseconds since 1970. */
  public void waiting(long rows, long since) {
    waiting = rows;
    waitingSince = since;
  }

  /** Nothing waits. */
  public void idle() {
    waiting(0, 0);
    idleAt = clock.millis();
  }

  /** The reader cannot continue: all rows written since it was last idle may be waiting. */
  void stuck() {
    if (waitingSince == 0) {
      waitingSince = idleAt;
    }
  }
}
