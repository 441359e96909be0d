package org.apogee.match.dump;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.apogee.cluster.dump.DumpSource;
import org.apogee.cluster.dump.DumpWriter;
import org.apogee.match.tournament.TournamentCommand.What;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.http.Json;
import org.apogee.protocol.ProtocolJson;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The standings of tournaments that have changed since the last dump: the newest line of a
 * tournament counts, so a cancelled one is in them only after an earlier line. Entrants are named
 * by ID alone, like players in records.
 */
public final class StandingDump implements DumpSource {
  private static final Logger LOG = LoggerFactory.getLogger(StandingDump.class);
  private static final int AT_ONCE = 20;
  private static final List<String> SETTINGS = List.of("name", "game", "format", "state", "rounds");
  private static final String CHANGED =
      """
      SELECT id, number, version FROM matchmaker.tournament
      WHERE version > dumped_version AND number > ?
        AND (state IN ('running', 'paused', 'played', 'finished')
          OR state = 'cancelled' AND dumped_version > 0)
      ORDER BY number LIMIT ?
      """;
  private static final String DONE =
      "UPDATE matchmaker.tournament SET dumped_version = ? WHERE id = ?";

  private final Database database;
  private final BiFunction<String, What, String> looks;

  private record Changed(String id, long number, int version) {}

  /**
   * Makes a source of standings.
   *
   * @param looks at a tournament, from its ID and what is to be seen to JSON
   */
  public StandingDump(Database database, BiFunction<String, What, String> looks) {
    this.database = database;
    this.looks = looks;
  }

  @Override
  public String kind() {
    return "standings";
  }

  @Override
  public void write(DumpWriter out, Instant end) throws InterruptedException {
    out.write(this::after, this::line, StandingDump::mark);
  }

  private List<Changed> after(Optional<Changed> last) {
    return database.statement(sql ->
        sql.list(
            CHANGED,
            row -> new Changed(row.getString("id"), row.getLong("number"), row.getInt("version")),
            last.map(Changed::number).orElse(0L),
            AT_ONCE));
  }

  private static void mark(Sql sql, List<Changed> written) throws SQLException {
    for (var tournament : written) {
      sql.update(DONE, tournament.version(), tournament.id());
    }
  }

  /** Empty for a tournament that does not answer: it waits for a later dump. */
  private Optional<String> line(Changed tournament) {
    try {
      return Optional.of(Json.line(standings(tournament.id())));
    } catch (RequestRefused silent) {
      LOG.warn("tournament {} is not in this dump", tournament.id(), silent);
      return Optional.empty();
    }
  }

  private ObjectNode standings(String id) {
    var whole = look(id, What.WHOLE);
    var line = Json.object().put("tournament", id);
    SETTINGS.forEach(name -> line.set(name, whole.get(name)));
    var entrants = line.putArray("entrants");
    for (var who : whole.path("entrants")) {
      var entrant = entrants.addObject();
      entrant.set("entrant", who.get("entrant"));
      entrant.set("player", who.get("player"));
    }
    var standings = (ObjectNode) look(id, What.STANDINGS);
    standings.path("items").forEach(item -> ((ObjectNode) item).remove("name"));
    return line.set("standings", standings.without("state"));
  }

  private JsonNode look(String id, What what) {
    try {
      return ProtocolJson.MAPPER.readTree(looks.apply(id, what));
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("a tournament returned invalid JSON", ours);
    }
  }
}
