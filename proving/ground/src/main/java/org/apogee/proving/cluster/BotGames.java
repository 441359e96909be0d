package org.apogee.proving.cluster;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import org.apogee.local.LocalDatabase;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEventCodec;
import org.apogee.protocol.game.GameId;

/** Counts in the journal what house bots did in a span of time. */
record BotGames(double movesPerSecond, double eventsPerSecond, double gamesPerSecond) {

  static BotGames count(String url, List<GameId> games, long fromMillis, long toMillis)
      throws SQLException {
    var ids = new HashSet<String>();
    games.forEach(game -> ids.add("game|" + game.text()));
    long moves = 0;
    long events = 0;
    long over = 0;
    try (var connection =
            DriverManager.getConnection(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
        var statement =
            connection.prepareStatement(
                "SELECT persistence_id, event_ser_manifest, event_payload FROM"
                    + " journal.event_journal WHERE write_timestamp BETWEEN ? AND ?")) {
      statement.setLong(1, fromMillis);
      statement.setLong(2, toMillis);
      try (var rows = statement.executeQuery()) {
        while (rows.next()) {
          if (ids.contains(rows.getString(1))) {
            switch (GameEventCodec.decode(rows.getString(2), rows.getBytes(3))) {
              case GameEvent.Moved moved -> {
                moves += moved.moves().size();
                events++;
              }
              case GameEvent.Ended _ -> over++;
              default -> {}
            }
          }
        }
      }
    }
    double seconds = (toMillis - fromMillis) / 1000.0;
    return new BotGames(moves / seconds, events / seconds, over / seconds);
  }
}
