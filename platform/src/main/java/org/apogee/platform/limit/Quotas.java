package org.apogee.platform.limit;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;

/**
 * Counts what an account does, for the whole cluster: one row for each quota and account.
 *
 * <p>A row holds one time: when everything that was taken is paid back, at one step for each
 * (generic cell rate algorithm). A quota of 60 an hour allows 60 at once and then one a minute, and
 * the time to wait is exact. All nodes compare with the clock of the database, so their own clocks
 * do not matter.
 */
public final class Quotas {
  /** Rows of the past are deleted once in so many requests, not at each. */
  private static final int SWEEP_EVERY = 256;

  private final Database database;
  private final AtomicInteger taken = new AtomicInteger();

  public Quotas(Database database) {
    this.database = database;
  }

  /** Takes one, or refuses with status 429 and the time to wait. */
  public void take(Quota quota, String subject) {
    double step = seconds(quota.step());
    // One statement: the row is locked while it is compared, so nodes cannot pass each other.
    int changed =
        database.statement(sql ->
            sql.update(
                "INSERT INTO directory.quota AS q (what, subject, until)"
                    + " VALUES (?, ?, clock_timestamp() + make_interval(secs => ?))"
                    + " ON CONFLICT (what, subject) DO UPDATE SET until ="
                    + " greatest(q.until, clock_timestamp()) + make_interval(secs => ?)"
                    + " WHERE greatest(q.until, clock_timestamp()) + make_interval(secs => ?)"
                    + " <= clock_timestamp() + make_interval(secs => ?)",
                quota.what(),
                subject,
                step,
                step,
                step,
                seconds(Quota.HOUR) + SLACK));
    if (taken.incrementAndGet() % SWEEP_EVERY == 0) {
      sweep();
    }
    if (changed == 0) {
      throw RequestRefused.retry(
          Kind.TOO_MANY, quota.code(), quota.sentence(), wait(quota, subject));
    }
  }

  /** Gives back one that was taken. */
  public void giveBack(Quota quota, String subject) {
    database.statement(sql ->
        sql.update(
            "UPDATE directory.quota SET until = until - make_interval(secs => ?)"
                + " WHERE what = ? AND subject = ?",
            seconds(quota.step()),
            quota.what(),
            subject));
  }

  /** Sums of steps are rounded to microseconds; the last one of an hour must still fit. */
  private static final double SLACK = 0.001;

  private Duration wait(Quota quota, String subject) {
    double seconds =
        database
            .statement(sql ->
                sql.one(
                    "SELECT extract(epoch FROM until - clock_timestamp())::float8"
                        + " FROM directory.quota WHERE what = ? AND subject = ?",
                    row -> row.getDouble(1),
                    quota.what(),
                    subject))
            .orElse(0.0);
    double wait = seconds + seconds(quota.step()) - seconds(Quota.HOUR);
    return Duration.ofMillis(Math.max(1, (long) Math.ceil(wait * 1000)));
  }

  /** A row whose time has come says nothing any more. */
  private void sweep() {
    database.statement(
        sql -> sql.update("DELETE FROM directory.quota WHERE until < clock_timestamp()"));
  }

  private static double seconds(Duration duration) {
    return duration.toNanos() / 1e9;
  }
}
