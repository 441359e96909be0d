package org.apogee.platform.audit;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apogee.platform.audit.AuditEntry.Area;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.jspecify.annotations.Nullable;

/** Reads the audit trail, newest first. */
public final class AuditQuery {
  private final Database database;

  public AuditQuery(Database database) {
    this.database = database;
  }

  /**
   * Which lines are wanted; empty means all.
   *
   * @param to exclusive
   * @param text occurs in action, subject, actor or details
   */
  public record Filter(
      Optional<Instant> from,
      Optional<Instant> to,
      Optional<String> actor,
      Optional<String> subject,
      Optional<Area> area,
      Optional<String> text) {}

  /** One line of the trail. */
  public record Line(
      long number,
      Instant at,
      String actor,
      String area,
      String action,
      String subject,
      String details) {}

  /**
   * Some lines.
   *
   * @param next the number before which the next page begins, if there is one
   */
  public record Page(List<Line> lines, OptionalLong next) {}

  /**
   * A page.
   *
   * @param before the number of an earlier page, or {@link Long#MAX_VALUE}
   */
  public Page page(Filter filter, long before, int limit) {
    var where = new ArrayList<String>();
    var values = new ArrayList<@Nullable Object>();
    where.add("number < ?");
    values.add(before);
    filter.from().ifPresent(from -> add(where, values, "at >= ?", from));
    filter.to().ifPresent(to -> add(where, values, "at < ?", to));
    filter.actor().ifPresent(actor -> add(where, values, "actor = ?", actor));
    filter.subject().ifPresent(subject -> add(where, values, "subject = ?", subject));
    filter.area().ifPresent(area -> add(where, values, "area = ?", area.word()));
    filter
        .text()
        .ifPresent(text ->
            add(
                where,
                values,
                "position(lower(?) IN lower(concat_ws(' ', action, subject, actor, details))) > 0",
                text));
    values.add(limit + 1);
    var query =
        "SELECT number, at, actor, area, action, subject, details FROM directory.audit WHERE "
            + String.join(" AND ", where)
            + " ORDER BY number DESC LIMIT ?";
    List<Line> found =
        database.statement(sql -> sql.list(query, AuditQuery::read, values.toArray()));
    var shown = found.stream().limit(limit).toList();
    return new Page(
        shown,
        found.size() > limit ? OptionalLong.of(shown.getLast().number()) : OptionalLong.empty());
  }

  private static void add(
      List<String> where, List<@Nullable Object> values, String condition, Object value) {
    where.add(condition);
    values.add(value);
  }

  private static Line read(ResultSet row) throws SQLException {
    return new Line(
        row.getLong("number"),
        Sql.instant(row, "at"),
        row.getString("actor"),
        row.getString("area"),
        row.getString("action"),
        row.getString("subject"),
        row.getString("details"));
  }
}
