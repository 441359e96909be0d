package org.apogee.platform.token;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.token.Player.Kind;

/** The directory of players. */
public final class Players {
  private static final String COLUMNS =
      "SELECT id, name, kind, owner, created FROM directory.player";

  private final Database database;
  private final InstantSource time;

  public Players(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  /** Brings the tables of players and tokens up to date. */
  public static void migrate(Database database) {
    database.migrate("directory", "db/directory");
  }

  /** A new player with an id of its own; {@code name-taken} if another has the name. */
  public Player create(String name, Kind kind, Optional<String> owner) {
    return create("p-" + RandomTexts.ofBytes(12), name, kind, owner);
  }

  /** For players whose ids are fixed, such as house bots: a repeat finds what is there. */
  public Player ensure(String id, String name, Kind kind) {
    return find(id).orElseGet(() -> createOrFind(id, name, kind));
  }

  public Optional<Player> find(String id) {
    return database.statement(sql -> sql.one(COLUMNS + " WHERE id = ?", Players::player, id));
  }

  public List<Player> findAll(Collection<String> ids) {
    var list = List.copyOf(ids);
    return database.statement(
        sql -> sql.list(COLUMNS + " WHERE id = ANY(?) ORDER BY id", Players::player, list));
  }

  /** The bots that a player answers for. */
  public List<Player> ownedBy(String owner) {
    return database.statement(
        sql -> sql.list(COLUMNS + " WHERE owner = ? ORDER BY name", Players::player, owner));
  }

  private Player create(String id, String name, Kind kind, Optional<String> owner) {
    var player =
        new Player(
            id,
            Player.checkName(name),
            kind,
            owner,
            // As precise as the database stores it.
            time.instant().truncatedTo(ChronoUnit.MICROS));
    int stored =
        database.statement(sql ->
            sql.update(
                "INSERT INTO directory.player (id, name, kind, owner, created)"
                    + " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                player.id(),
                player.name(),
                player.kind().word(),
                owner.orElse(null),
                player.created()));
    if (stored == 0) {
      throw new BadInput("name-taken", "There is a player named '" + name + "' already.");
    }
    return player;
  }

  /** Two processes may start at the same time. */
  private Player createOrFind(String id, String name, Kind kind) {
    try {
      return create(id, name, kind, Optional.empty());
    } catch (BadInput taken) {
      return find(id).orElseThrow(() -> taken);
    }
  }

  private static Player player(ResultSet row) throws SQLException {
    return new Player(
        row.getString("id"),
        row.getString("name"),
        Kind.of(row.getString("kind")),
        Optional.ofNullable(row.getString("owner")),
        Sql.instant(row, "created"));
  }
}
