package org.apogee.match.listing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.platform.database.Database;
import org.apogee.platform.http.Json;
import org.apogee.protocol.ProtocolJson;

/** A table with a numbered line for each tournament, competition or season. */
public final class Summaries {
  /** As many lines as a page may have. */
  public static final int PAGE_MOST = 200;

  private final Database database;
  private final String table;

  private record Line(long number, JsonNode summary) {}

  /** The first letter of the table marks its cursors. */
  public Summaries(Database database, String table) {
    this.database = database;
    this.table = table;
  }

  /** Newest first, with the cursor of the next page if there is one. */
  public ObjectNode page(int limit, Optional<String> cursor) {
    return page(Optional.empty(), limit, cursor);
  }

  /** Only those in a state, if the table has states. */
  public ObjectNode page(Optional<String> state, int limit, Optional<String> cursor) {
    var values = new ArrayList<Object>();
    values.add(cursor.map(this::number).orElse(Long.MAX_VALUE));
    state.ifPresent(values::add);
    values.add(limit + 1);
    var query =
        "SELECT number, summary::text AS summary FROM matchmaker.%s WHERE number < ? %s ORDER BY number DESC LIMIT ?"
            .formatted(table, state.isPresent() ? "AND state = ?" : "");
    List<Line> lines =
        database.statement(sql ->
            sql.list(
                query,
                row -> new Line(row.getLong("number"), read(row.getString("summary"))),
                values.toArray()));
    var json = Json.object();
    var items = json.putArray("items");
    lines.stream().limit(limit).forEach(line -> items.add(line.summary()));
    if (lines.size() > limit) {
      json.put("next", cursor(lines.get(limit - 1).number()));
    }
    return json;
  }

  /** A line of such a table. */
  public static JsonNode read(String summary) {
    try {
      return ProtocolJson.MAPPER.readTree(summary);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("unreadable line in the list", e);
    }
  }

  /** A cursor is a number that nobody should count on. */
  private String cursor(long number) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString((table.substring(0, 1) + number).getBytes(StandardCharsets.US_ASCII));
  }

  private long number(String cursor) {
    try {
      var text = new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.US_ASCII);
      if (text.matches(table.charAt(0) + "[0-9]{1,18}")) {
        return Long.parseLong(text.substring(1));
      }
    } catch (IllegalArgumentException _) {
      // Falls through: what is no Base64 is no cursor.
    }
    throw new BadInput(
        "bad-cursor", "The cursor does not come from a page of %ss.".formatted(table));
  }
}
