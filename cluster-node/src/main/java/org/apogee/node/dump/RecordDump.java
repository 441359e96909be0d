package org.apogee.node.dump;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Optional;
import org.apogee.cluster.dump.DumpSource;
import org.apogee.cluster.dump.DumpWriter;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.directory.ListedGame;
import org.apogee.node.game.GameHistory;
import org.apogee.node.game.SharedDeals;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.Unavailable;
import org.apogee.platform.database.Database;
import org.apogee.platform.http.Json;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The records of games. A game is in one dump: that of the day on which it ended, or a later one if
 * its deal was still played by other tables. Players are named by ID alone, so that a dump need not
 * change when a player is erased.
 */
public final class RecordDump implements DumpSource {
  private static final Logger LOG = LoggerFactory.getLogger(RecordDump.class);
  private static final int AT_ONCE = 20;
  private static final String DONE = "UPDATE games.game SET dumped = true WHERE id = ANY (?)";

  private final GameDirectory directory;
  private final GameHistory history;

  public RecordDump(Database database, GameHistory history) {
    this.directory = new GameDirectory(database);
    this.history = history;
  }

  @Override
  public String kind() {
    return "records";
  }

  @Override
  public void write(DumpWriter out, Instant end) throws InterruptedException {
    out.write(
        (Optional<ListedGame> after) -> directory.missingInDumps(end, after, AT_ONCE),
        this::line,
        (sql, games) -> sql.update(DONE, games.stream().map(ListedGame::id).toList()));
  }

  /** Empty for a game that waits for a later dump. */
  private Optional<String> line(ListedGame game) {
    String record;
    try {
      record = history.recordWithoutNames(new GameId(game.id()));
    } catch (Unavailable away) {
      throw away;
    } catch (RuntimeException why) {
      if (!isStillPlayed(why)) {
        LOG.warn("game {} is in no dump: it has no record", game.id(), why);
      }
      return Optional.empty();
    }
    ObjectNode line = ProtocolJson.MAPPER.valueToTree(game);
    line.remove("changedMillis");
    line.path("seats").forEach(seat -> ((ObjectNode) seat).remove("name"));
    return Optional.of(Json.line(line.put("record", record)));
  }

  /** Whether other tables play its deal. */
  private static boolean isStillPlayed(RuntimeException why) {
    return why instanceof RequestRefused refused && refused.refusal().equals(SharedDeals.IN_PLAY);
  }
}
