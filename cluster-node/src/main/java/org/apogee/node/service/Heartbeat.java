package org.apogee.node.service;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.apogee.platform.database.Database;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes the path of a move every quarter of a second and records the result: {@link Uptime} for the
 * games of this node, a row in the database for the node that takes them over.
 *
 * <p>It borrows its connection from the pool of the requests: an exhausted pool is an absence like
 * any other.
 */
public final class Heartbeat implements Arrivals, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);
  private static final String SCHEMA = "service";

  /** After a crash, the absence of a node is known to within this time. */
  private static final long EVERY_MILLIS = 250;

  /** A node that was silent for so long is dead, and what it had received died with it. */
  private static final long OTHERS_PATIENCE = 15_000;

  /** Rows of ended nodes; a game that was idle for longer restarts its decision. */
  private static final Duration ROWS_KEPT = Duration.ofDays(60);

  /** A node that dies leaves thousands of games; requests need connections, too. */
  private static final int LOOKUPS_AT_ONCE = 3;

  private static final String BEAT =
      "SELECT told, others, service.silent(?, told, ?, ?)"
          + " FROM service.beat(?, ?::bigint[], ?, ?)";

  private static final String FORMER =
      "SELECT j.write_timestamp, n.node, n.alive, n.absent, n.wall_ahead"
          + " FROM journal.event_journal j"
          + " LEFT JOIN service.node n ON n.node = split_part(j.writer, '/', 1)"
          + " WHERE j.persistence_id = ? ORDER BY j.sequence_number DESC LIMIT 1";

  private final String me;
  private final Database database;
  private final ServiceTime time;
  private final Semaphore lookups = new Semaphore(LOOKUPS_AT_ONCE);
  private final AtomicLong awayMillis = new AtomicLong();

  /**
   * Replaced as a whole by the heartbeat's thread; games on other threads read one moment of it.
   */
  private volatile Uptime uptime;

  /** Set once during start, read by the beating thread. */
  private volatile BooleanSupplier isFit = () -> true;

  private volatile BooleanSupplier seesAll = () -> true;

  /** Set by close; the beating thread checks it before each beat. */
  private volatile boolean stopped;

  private Heartbeat(String me, Database database, ServiceTime time) {
    this.me = me;
    this.database = database;
    this.time = time;
    this.uptime = Uptime.from(time.millis());
  }

  public static void migrate(Database database) {
    database.migrate(SCHEMA, "db/service");
  }

  /**
   * Starts with a first good heartbeat, so that the time is the cluster's from the beginning.
   *
   * @param me the name of this start of this node, which nobody else ever has
   */
  public static Heartbeat start(String me, Database database, MeterRegistry registry) {
    var heart =
        new Heartbeat(me, database, new ServiceTime(InstantSource.system(), System::nanoTime));
    heart.forgetOldRows();
    heart.beat();
    heart.uptime = Uptime.from(heart.time.millis());
    heart.show(registry);
    Thread.ofPlatform().name("heartbeat").daemon().start(heart::beatOn);
    return heart;
  }

  private void show(MeterRegistry registry) {
    Gauge.builder("apogee.service.away", () -> uptime.isAway(time.millis()) ? 1 : 0)
        .description("1 while this node cannot serve moves and its players' clocks are stopped")
        .register(registry);
    FunctionCounter.builder("apogee.service.away.seconds", awayMillis, ms -> ms.get() / 1000.0)
        .description("Total time during which this node could not serve moves")
        .register(registry);
  }

  private void forgetOldRows() {
    database.statement(sql ->
        sql.update(
            "DELETE FROM service.node WHERE alive < ?", time.millis() - ROWS_KEPT.toMillis()));
  }

  /**
   * Further conditions.
   *
   * @param fit required for this node to serve
   * @param all without it another node may have received a move that is unknown here
   */
  public void needs(BooleanSupplier fit, BooleanSupplier all) {
    isFit = fit;
    seesAll = all;
  }

  private void beatOn() {
    long next = System.nanoTime();
    while (!stopped) {
      try {
        if (isFit.getAsBoolean()) {
          beat();
        }
      } catch (RuntimeException missed) {
        // The absence that follows from it is in the metrics; here is why.
        LOG.debug("a heartbeat failed", missed);
      }
      next = Math.max(next + TimeUnit.MILLISECONDS.toNanos(EVERY_MILLIS), System.nanoTime());
      LockSupport.parkNanos(next - System.nanoTime());
    }
  }

  private record Reported(long at, Others others) {}

  private void beat() {
    long begun = time.ticks();
    var told =
        database.statement(sql ->
            sql.one(
                    BEAT,
                    row -> new Reported(row.getLong(1), new Others(row.getLong(2), longs(row, 3))),
                    me,
                    Uptime.TOLERANCE,
                    OTHERS_PATIENCE,
                    me,
                    uptime.recent(time.millis(), Uptime.STORED),
                    time.wallAhead(),
                    OTHERS_PATIENCE)
                .orElseThrow());
    long ended = time.ticks();
    time.set(begun, ended, told.at);
    var before = uptime;
    long now = time.at(ended);
    if (before.isAway(now)) {
      awayMillis.addAndGet(now - before.lastGood());
      LOG.warn("this node could not serve moves for {} ms", now - before.lastGood());
    }
    uptime = before.beat(time.at(begun), now, others(told));
  }

  private Others others(Reported told) {
    long alive = told.others.alive();
    boolean isAlone = alive == 0;
    long quietest = isAlone ? Long.MAX_VALUE : alive;
    return new Others(seesAll.getAsBoolean() ? quietest : 0, told.others.silent());
  }

  private static List<Long> longs(ResultSet row, int column) throws SQLException {
    var array = (Long[]) Objects.requireNonNull(row.getArray(column)).getArray();
    return Arrays.asList(array);
  }

  public Uptime uptime() {
    return uptime;
  }

  public InstantSource time() {
    return time;
  }

  /** The time of the cluster in microseconds. */
  public long micros() {
    return time.micros();
  }

  @Override
  public long arrived(Duration ago) {
    long now = time.millis();
    return uptime.arrived(now - ago.toMillis(), now);
  }

  public String node() {
    return me;
  }

  /** Waits for the database; for a virtual thread. */
  public FormerHost formerHost(String persistenceId) {
    lookups.acquireUninterruptibly();
    try {
      return database
          .statement(sql -> sql.one(FORMER, Heartbeat::former, persistenceId))
          .orElseThrow(
              () -> new IllegalStateException("the journal is unavailable: " + persistenceId));
    } finally {
      lookups.release();
    }
  }

  private static FormerHost former(ResultSet row) throws SQLException {
    long writtenAt = row.getLong(1);
    var node = row.getString(2);
    if (node == null) {
      return FormerHost.unknown(writtenAt);
    }
    return new FormerHost(
        node, writtenAt - row.getLong(5), row.getLong(3), Absences.of(longs(row, 4)));
  }

  /** The games move to other nodes: their absence there ends the service of this node. */
  public void leave() {
    try {
      database.statement(
          sql -> sql.update("UPDATE service.node SET leaving = TRUE WHERE node = ?", me));
    } catch (RuntimeException away) {
      LOG.warn(
          "this node could not announce that it leaves; the other members will notice its silence",
          away);
    }
  }

  @Override
  public void close() {
    stopped = true;
  }
}
