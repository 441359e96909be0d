package org.apogee.node.delivery;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apogee.node.delivery.RetryPlan.Verdict;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.jspecify.annotations.Nullable;

/**
 * The deliveries in the database. A transaction that adds or claims deliveries locks their receiver
 * first: otherwise a delivery could be added unseen while the sender gives the receiver back.
 */
final class DeliveryStore {
  private static final String TAKE =
      """
      UPDATE notice.receiver SET lease_token = lease_token + 1,
        lease_until = clock_timestamp() + make_interval(secs => ?)
      WHERE id IN (
        SELECT id FROM notice.receiver
        WHERE due_at <= now() AND (lease_until IS NULL OR lease_until < now())
          AND disabled_why IS NULL AND (channel = 'webhook' OR ?)
        ORDER BY due_at LIMIT ? FOR UPDATE SKIP LOCKED)
      RETURNING id, lease_token, channel, address, secret, shape
      """;
  private static final String HOLDS =
      """
      SELECT lease_token = ? AND lease_until > clock_timestamp() AND disabled_why IS NULL
      FROM notice.receiver WHERE id = ? FOR UPDATE
      """;
  private static final String RECORD =
      """
      UPDATE notice.delivery
      SET state = ?, next_at = COALESCE(?, next_at), status = ?, outcome = ?, millis = ?
      WHERE receiver = ? AND number = ? AND state = 'pending'
      """;
  private static final String HEAD =
      """
      SELECT number, next_at <= clock_timestamp() AS is_due
      FROM notice.delivery WHERE receiver = ? AND state = 'pending' ORDER BY number LIMIT 1
      """;

  /**
   * A delivery is tried for some time since it was added, so that a whole backlog is given up in
   * that time. A dead letter that was tried before and is retried begins anew.
   */
  private static final String CLAIM =
      """
      UPDATE notice.delivery SET attempts = attempts + 1, tried_at = clock_timestamp(),
        give_up_at = COALESCE(give_up_at,
          CASE WHEN tried_at IS NULL THEN created_at ELSE clock_timestamp() END
            + make_interval(secs => ?))
      FROM notice.notice
      WHERE receiver = ? AND number = ? AND notice.id = delivery.notice
      RETURNING receiver, number, attempts, give_up_at, notice.id AS notice, kind, title, body,
        path, at
      """;

  private static final String PROLONG =
      """
      UPDATE notice.receiver SET lease_until = clock_timestamp() + make_interval(secs => ?)
      WHERE id = ?
      """;

  /** A receiver with more that is due takes its place behind all that are due already. */
  private static final String RELEASE =
      """
      UPDATE notice.receiver SET lease_until = NULL,
        due_at = (SELECT greatest(next_at, clock_timestamp()) FROM notice.delivery
          WHERE receiver = ? AND state = 'pending' ORDER BY number LIMIT 1)
      WHERE id = ?
      """;

  private static final String GIVE_UP =
      """
      UPDATE notice.delivery SET state = 'dead'
      WHERE state = 'pending' AND created_at < now() - make_interval(secs => ?)
        AND receiver IN (SELECT id FROM notice.receiver WHERE disabled_why IS NOT NULL)
      """;
  private static final String WAITING =
      """
      SELECT count(*) AS pending,
        COALESCE(EXTRACT(EPOCH FROM clock_timestamp() - min(created_at)), 0) AS oldest
      FROM notice.delivery WHERE state = 'pending'
      """;

  private static final String FORGET_DELIVERIES =
      """
      DELETE FROM notice.delivery WHERE ctid IN (
        SELECT ctid FROM notice.delivery
        WHERE state <> 'pending' AND created_at < now() - make_interval(secs => ?)
        ORDER BY created_at LIMIT ?)
      """;
  private static final String FORGET_NOTICES =
      """
      DELETE FROM notice.notice WHERE id IN (
        SELECT id FROM notice.notice WHERE at < now() - make_interval(secs => ?)
          AND NOT EXISTS (SELECT 1 FROM notice.delivery WHERE delivery.notice = notice.id)
        ORDER BY at LIMIT ?)
      """;
  private static final int FORGOTTEN_AT_ONCE = 5_000;

  private final Database database;
  private final DeliverySettings settings;

  DeliveryStore(Database database, DeliverySettings settings) {
    this.database = database;
    this.settings = settings;
  }

  /** The end of an attempt. */
  record Ended(Claim claim, Posted posted, Verdict verdict) {}

  /** The backlog, and the age of its oldest delivery in seconds. */
  record Waiting(long pending, double oldest) {}

  /**
   * Receivers that have something due and belong to no other sender; they are ours for a while.
   *
   * @param mail whether this node can send e-mails
   */
  List<Lease> take(int most, boolean mail) {
    return database.transaction(
        sql -> sql.list(TAKE, DeliveryStore::lease, seconds(settings.lease()), mail, most));
  }

  /**
   * Stores that a delivery was accepted, with or without the lease, and before anything else: a
   * crash in between repeats the delivery.
   */
  void recordSent(Ended accepted) {
    database.statement(sql -> record(sql, accepted));
  }

  /**
   * Stores how the last attempt failed and claims the next delivery, in one transaction. Empty if
   * nothing is due, or if another sender has the receiver now.
   *
   * @param failed null if the last attempt did not fail
   * @param more false to give the receiver back, whatever is due
   */
  Optional<Claim> next(Lease lease, @Nullable Ended failed, boolean more) {
    return database.transaction(sql -> {
      var holds = sql.one(HOLDS, row -> row.getBoolean(1), lease.token(), lease.receiver());
      if (!holds.orElse(false)) {
        return Optional.empty();
      }
      if (failed != null) {
        record(sql, failed);
      }
      if (failed != null && failed.posted().isGone()) {
        disable(sql, lease.receiver());
      } else if (more) {
        var head = sql.one(HEAD, DeliveryStore::head, lease.receiver());
        if (head.filter(Head::isDue).isPresent()) {
          sql.update(PROLONG, seconds(settings.lease()), lease.receiver());
          return sql.one(
              CLAIM,
              DeliveryStore::claim,
              seconds(settings.giveUpAfter()),
              lease.receiver(),
              head.get().number());
        }
      }
      sql.update(RELEASE, lease.receiver(), lease.receiver());
      return Optional.empty();
    });
  }

  private static int record(Sql sql, Ended last) throws SQLException {
    return sql.update(
        RECORD,
        last.verdict().state().name().toLowerCase(Locale.ROOT),
        last.verdict().next(),
        last.posted().status(),
        last.posted().outcome(),
        last.posted().millis(),
        last.claim().receiver(),
        last.claim().number());
  }

  private static void disable(Sql sql, String receiver) throws SQLException {
    sql.update(
        "UPDATE notice.receiver SET disabled_why = ? WHERE id = ?",
        "The receiver answered 410: it does not exist any more.",
        receiver);
  }

  Waiting waiting() {
    return database
        .statement(sql ->
            sql.one(WAITING, row -> new Waiting(row.getLong("pending"), row.getDouble("oldest"))))
        .orElseThrow();
  }

  /**
   * Forgets deliveries and notices of long ago, and addresses that nobody confirmed. Deliveries
   * that nobody tries, because their receiver is disabled, are given up.
   *
   * @return whether there may be more to forget: one transaction deletes a limited number
   */
  boolean forget(Duration age) {
    return database.transaction(sql -> {
      sql.update("DELETE FROM notice.receiver WHERE confirm_until < now()");
      sql.update(GIVE_UP, seconds(settings.giveUpAfter()));
      int deliveries = sql.update(FORGET_DELIVERIES, seconds(age), FORGOTTEN_AT_ONCE);
      int notices = sql.update(FORGET_NOTICES, seconds(age), FORGOTTEN_AT_ONCE);
      return deliveries == FORGOTTEN_AT_ONCE || notices == FORGOTTEN_AT_ONCE;
    });
  }

  private record Head(long number, boolean isDue) {}

  private static Head head(ResultSet row) throws SQLException {
    return new Head(row.getLong("number"), row.getBoolean("is_due"));
  }

  private static Lease lease(ResultSet row) throws SQLException {
    return new Lease(
        row.getString("id"),
        row.getLong("lease_token"),
        row.getString("channel"),
        row.getString("address"),
        row.getString("secret"),
        row.getString("shape"));
  }

  private static Claim claim(ResultSet row) throws SQLException {
    return new Claim(
        row.getString("receiver"),
        row.getLong("number"),
        row.getInt("attempts"),
        Sql.instant(row, "give_up_at"),
        row.getString("notice"),
        row.getString("kind"),
        row.getString("title"),
        row.getString("body"),
        row.getString("path"),
        Sql.instant(row, "at"));
  }

  private static double seconds(Duration time) {
    return time.toMillis() / 1000.0;
  }
}
