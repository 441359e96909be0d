package org.apogee.cluster.notice;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.apogee.platform.database.Sql;
import org.jspecify.annotations.Nullable;

/**
 * One line of a webhook's log.
 *
 * @param status of HTTP, or null if nothing was answered
 * @param outcome of the last attempt, for people
 * @param next when it is tried again, if it is pending
 */
public record LoggedDelivery(
    long number,
    String kind,
    String title,
    String state,
    int attempts,
    Instant created,
    @Nullable Instant tried,
    @Nullable Integer status,
    @Nullable String outcome,
    @Nullable Long millis,
    @Nullable Instant next) {
  static LoggedDelivery of(ResultSet row) throws SQLException {
    return new LoggedDelivery(
        row.getLong("number"),
        row.getString("kind"),
        row.getString("title"),
        row.getString("state"),
        row.getInt("attempts"),
        Sql.instant(row, "created_at"),
        Sql.optionalInstant(row, "tried_at").orElse(null),
        row.getObject("status", Integer.class),
        row.getString("outcome"),
        row.getObject("millis", Long.class),
        Sql.optionalInstant(row, "next_at").orElse(null));
  }
}
