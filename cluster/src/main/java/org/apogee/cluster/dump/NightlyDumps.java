package org.apogee.cluster.dump;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.apogee.platform.database.Database;
import org.apogee.platform.process.Chore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the dump of each day after it has ended, and removes old ones. It runs on every member that
 * has the data; one at a time works. A member that dies leaves the rest to the next one.
 */
public final class NightlyDumps implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(NightlyDumps.class);
  private static final Duration PAUSE = Duration.ofSeconds(30);
  private static final int REMOVE_AT_ONCE = 20;
  private static final String REMOVE =
      """
      DELETE FROM dump.file
      WHERE (day, name) IN (SELECT day, name FROM dump.file WHERE day < ? LIMIT ?)
      """;

  private final Database database;
  private final List<DumpSource> sources;
  private final DumpSettings settings;
  private final InstantSource clock;
  private final String holder = UUID.randomUUID().toString();

  /** Since when the dump of a kind is due; written by the thread, read by scrapes. */
  private final Map<String, Instant> due = new ConcurrentHashMap<>();

  private final Chore chore;

  private NightlyDumps(
      Database database,
      List<DumpSource> sources,
      DumpSettings settings,
      MeterRegistry registry,
      InstantSource clock) {
    this.database = database;
    this.sources = List.copyOf(sources);
    this.settings = settings;
    this.clock = clock;
    for (var source : this.sources) {
      Gauge.builder("apogee.dump.overdue", () -> overdueSeconds(source.kind()))
          .tag("kind", source.kind())
          .baseUnit("seconds")
          .description("How long the dump of the last day should have been complete")
          .register(registry);
    }
    this.chore = Chore.start("dumps", "dumps cannot be made", PAUSE, this::look);
  }

  /** Starts it; where dumps are switched off, it removes those that there were. */
  public static NightlyDumps start(
      Database database,
      List<DumpSource> sources,
      DumpSettings settings,
      MeterRegistry registry,
      InstantSource clock) {
    return new NightlyDumps(database, sources, settings, registry, clock);
  }

  private double overdueSeconds(String kind) {
    var since = due.get(kind);
    return since == null ? 0 : Duration.between(since, clock.instant()).toMillis() / 1000.0;
  }

  private Duration look() throws InterruptedException {
    try {
      makeWhatIsDue();
    } catch (DumpWriter.Superseded other) {
      LOG.info("{}", other.getMessage());
    }
    return PAUSE;
  }

  /**
   * Makes the dumps of the last day that are missing, and removes old ones. One caller at a time:
   * to the database, two in this member are the same holder.
   */
  synchronized void makeWhatIsDue() throws InterruptedException {
    var today = LocalDate.ofInstant(clock.instant().minus(settings.delay()), ZoneOffset.UTC);
    for (var source : settings.areOn() ? sources : List.<DumpSource>of()) {
      make(source, today);
    }
    removeBefore(today.minusDays(settings.keepDays()));
  }

  private void make(DumpSource source, LocalDate today) throws InterruptedException {
    var end = today.atStartOfDay(ZoneOffset.UTC).toInstant();
    var writer = new DumpWriter(database, source.kind(), today.minusDays(1), holder);
    if (!writer.isMade()) {
      due.put(source.kind(), end.plus(settings.delay()));
      if (!writer.begin()) {
        return;
      }
      source.write(writer, end);
      writer.finish();
    }
    due.remove(source.kind());
  }

  private void removeBefore(LocalDate day) {
    database.statement(sql -> sql.update("DELETE FROM dump.made WHERE day < ?", day));
    int removed;
    do {
      removed = database.statement(sql -> sql.update(REMOVE, day, REMOVE_AT_ONCE));
    } while (removed == REMOVE_AT_ONCE);
  }

  @Override
  public void close() {
    chore.close();
  }
}
