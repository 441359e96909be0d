package org.apogee.node.api;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apogee.engine.BadInput;
import org.apogee.platform.audit.AuditEntry.Area;
import org.apogee.platform.audit.AuditQuery;
import org.apogee.platform.audit.AuditQuery.Filter;
import org.apogee.platform.audit.AuditQuery.Line;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Csv;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;

/** The audit trail: read in pages, or exported. */
final class AuditRoutes {
  private static final Access ADMINS = Access.with(Scope.ADMIN);
  private static final int PAGE_USUAL = 100;

  /** Bounds the size of a response. */
  private static final int PAGE_MOST = 500;

  /** An export in one response; a longer trail is exported by periods. */
  private static final int EXPORT_MOST = 10_000;

  private static final List<Column> COLUMNS =
      List.of(
          new Column("at", line -> line.at().toString()),
          new Column("actor", Line::actor),
          new Column("area", Line::area),
          new Column("action", Line::action),
          new Column("subject", Line::subject),
          new Column("details", Line::details));

  private record Column(String name, Function<Line, String> value) {}

  private final AuditQuery trail;

  AuditRoutes(AuditQuery trail) {
    this.trail = trail;
  }

  List<Route> routes() {
    return List.of(
        Route.get(NodeApi.ROOT + "/audit", ADMINS, this::page)
            .query("from", "to", "actor", "subject", "area", "text", "limit", "cursor"),
        Route.get(NodeApi.ROOT + "/audit/export", ADMINS, this::export)
            .query("from", "to", "actor", "subject", "area", "text", "format"));
  }

  private Answer page(Request request) {
    var page =
        trail.page(
            filter(request),
            request.query("cursor").map(AuditRoutes::before).orElse(Long.MAX_VALUE),
            (int) request.queryWhole("limit", 1, PAGE_MOST, PAGE_USUAL));
    var json = Json.object();
    json.set("items", Json.tree(page.lines()));
    page.next().ifPresent(next -> json.put("next", "a" + next));
    return Answer.json(json);
  }

  private enum Format {
    JSON,
    CSV
  }

  private Answer export(Request request) {
    var lines = trail.page(filter(request), Long.MAX_VALUE, EXPORT_MOST).lines();
    var format = request.queryChoice("format", Format.class).orElse(Format.JSON);
    return format == Format.JSON ? Answer.json(lines) : csv(lines).file("audit");
  }

  private static Csv csv(List<Line> lines) {
    var csv = new Csv(COLUMNS.stream().map(Column::name).toList());
    lines.forEach(
        line -> csv.row(COLUMNS.stream().map(column -> column.value().apply(line)).toList()));
    return csv;
  }

  private static Filter filter(Request request) {
    return new Filter(
        time(request, "from"),
        time(request, "to"),
        request.queryId("actor"),
        request.queryId("subject"),
        request.queryChoice("area", Area.class),
        request.query("text"));
  }

  private static Optional<Instant> time(Request request, String name) {
    try {
      return request.query(name).map(Instant::parse);
    } catch (DateTimeParseException notATime) {
      throw new BadInput(
          "bad-parameter", "'" + name + "' must be a time such as 2026-05-01T12:00:00Z.");
    }
  }

  private static long before(String cursor) {
    if (!cursor.matches("a[0-9]{1,18}")) {
      throw new BadInput("bad-cursor", "The cursor does not come from a page of the audit trail.");
    }
    return Long.parseLong(cursor.substring(1));
  }
}
