package org.apogee.node.directory;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.apogee.platform.database.Database;
import org.apogee.protocol.ProtocolJson;

/** The list that tournaments keep of themselves; without a matchmaker there are none. */
public final class ListedTournaments {
  private final Database database;

  ListedTournaments(Database database) {
    this.database = database;
  }

  /** One tournament as a list of the API shows it. */
  public Optional<JsonNode> find(String id) {
    return isThere()
        ? database
            .statement(sql ->
                sql.one(
                    "SELECT summary::text FROM matchmaker.tournament WHERE id = ?",
                    row -> row.getString(1),
                    id))
            .map(ListedTournaments::tree)
        : Optional.empty();
  }

  private boolean isThere() {
    return database.statement(sql ->
        sql.one("SELECT to_regclass('matchmaker.tournament') IS NOT NULL", row -> row.getBoolean(1))
            .orElse(false));
  }

  private static JsonNode tree(String json) {
    try {
      return ProtocolJson.MAPPER.readTree(json);
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("unreadable line in the list of tournaments", ours);
    }
  }
}
