package org.apogee.platform.audit;

import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;

/**
 * Writes the audit trail. A change in this database is recorded in its own transaction, so that
 * there is neither a change without a record nor a record without a change.
 */
public final class Audit {
  private static final String INSERT =
      "INSERT INTO directory.audit (at, actor, area, action, subject, details)"
          + " VALUES (?, ?, ?, ?, ?, ?)";
  private static final String INSERT_STEP =
      "INSERT INTO directory.audit (at, actor, area, action, subject, details, step)"
          + " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";

  private final Database database;
  private final InstantSource time;

  public Audit(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  /** Records a change in the transaction that makes it. */
  public static void record(Sql sql, Instant at, AuditEntry entry) throws SQLException {
    sql.update(
        INSERT,
        at,
        entry.actor(),
        entry.area().word(),
        entry.action(),
        entry.subject(),
        entry.details());
  }

  /**
   * Copies a step of an event's journal into the trail; a repeat changes nothing.
   *
   * @param step its number in that journal
   */
  public static void copy(Sql sql, Instant at, AuditEntry entry, int step) throws SQLException {
    sql.update(
        INSERT_STEP,
        at,
        entry.actor(),
        entry.area().word(),
        entry.action(),
        entry.subject(),
        entry.details(),
        step);
  }

  /** Records a change that was made elsewhere, such as in the journal of a game. */
  public void record(AuditEntry entry) {
    database.statement(sql -> {
      record(sql, time.instant(), entry);
      return 0;
    });
  }
}
