package org.apogee.platform.token;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditEntry;
import org.apogee.platform.audit.AuditEntry.Area;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.token.Player.Kind;
import org.apogee.platform.token.Player.Version;

/** The directory of players. */
public final class Players {
  private static final String COLUMNS =
      "SELECT id, name, kind, owner, version_of, version, created, role, number FROM directory.player";

  private final Database database;
  private final InstantSource time;

  public Players(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  /** Brings the tables of players and tokens up to date. */
  public static void migrate(Database database) {
    database.migrate("directory", "db/directory");
    Skeletons.fill(database);
  }

  /**
   * A new player with an id of its own; {@code name-taken} if another has the name, and {@code
   * name-confusable} if another has one that looks like it.
   */
  public Player create(String name, Kind kind, Optional<String> owner) {
    return create(owner.orElse(AuditEntry.ITSELF), name, kind, owner);
  }

  /** The same, made by another player. */
  public Player create(String by, String name, Kind kind, Optional<String> owner) {
    return create(by, newId(), name, kind, owner, Optional.empty(), Optional.empty());
  }

  /** Work in the transaction that creates the player. */
  @FunctionalInterface
  public interface Together {
    int store(Sql sql, String id) throws SQLException;
  }

  /** A new person, by its own wish. */
  public Player createPerson(String name, Together more) {
    var id = newId();
    return create(
        id, id, name, Kind.PERSON, Optional.empty(), Optional.empty(), Optional.empty(), more);
  }

  /** A guest, with its bots, does not leave any more. Who was none stays as it was. */
  public static void keep(Sql sql, String id) throws SQLException {
    sql.update(
        "UPDATE directory.token t SET expires = NULL FROM directory.player b, directory.player p"
            + " WHERE p.id = ? AND b.owner = p.id AND t.player = b.id AND t.expires = p.ends",
        id);
    sql.update("UPDATE directory.player SET ends = NULL WHERE id = ?", id);
    Revocations.forgetTokensOf(sql, id);
    for (var bot :
        sql.list("SELECT id FROM directory.player WHERE owner = ?", row -> row.getString(1), id)) {
      Revocations.forgetTokensOf(sql, bot);
    }
  }

  /** Gives a player another name that nobody has. */
  public static void rename(Sql sql, String id, String name) throws SQLException {
    var skeleton = NameSkeleton.of(Player.checkName(name));
    int changed =
        sql.update(
            "UPDATE directory.player SET name = ?, skeleton = ? WHERE id = ? AND NOT EXISTS"
                + " (SELECT 1 FROM directory.player o WHERE o.id <> ?"
                + " AND (o.skeleton = ? OR lower(o.name) = lower(?)))",
            name,
            skeleton,
            id,
            id,
            skeleton,
            name);
    if (changed == 0) {
      throw RequestRefused.of(
          Refusal.Kind.CONFLICT,
          "name-taken",
          "The name is taken, or it resembles that of another: '" + name + "'.");
    }
  }

  /** A new player who leaves after this time, with all its bots and tokens. */
  public Player createGuest(String name, Duration life) {
    var ends = Optional.of(time.instant().plus(life));
    var id = newId();
    return create(id, id, name, Kind.PERSON, Optional.empty(), Optional.empty(), ends);
  }

  /** Another version of a bot, with an id and a rating of its own. */
  public Player createVersion(Player bot, String name, String version) {
    var first = bot.version().map(Version::of).orElse(bot.id());
    var which = Optional.of(new Version(first, version));
    var by = bot.owner().orElse(AuditEntry.ITSELF);
    return create(by, newId(), name, Kind.BOT, bot.owner(), which, Optional.empty());
  }

  private static String newId() {
    return "p-" + RandomTexts.ofBytes(12);
  }

  /**
   * Some players, newest first.
   *
   * @param next where the next page begins, if there is one
   */
  public record Page(List<Player> players, OptionalLong next) {}

  /**
   * A page of the directory.
   *
   * @param before of an earlier page, or {@link Long#MAX_VALUE}
   */
  public Page page(Optional<Kind> kind, Optional<String> owner, long before, int limit) {
    var query =
        COLUMNS
            + " WHERE number < ? AND (?::text IS NULL OR kind = ?)"
            + " AND (?::text IS NULL OR owner = ?) ORDER BY number DESC LIMIT ?";
    var word = kind.map(Kind::word).orElse(null);
    var by = owner.orElse(null);
    List<Numbered> found =
        database.statement(sql ->
            sql.list(
                query,
                row -> new Numbered(row.getLong("number"), player(row)),
                before,
                word,
                word,
                by,
                by,
                limit + 1));
    var shown = found.stream().limit(limit).toList();
    return new Page(
        shown.stream().map(Numbered::player).toList(),
        found.size() > limit ? OptionalLong.of(shown.getLast().number()) : OptionalLong.empty());
  }

  private record Numbered(long number, Player player) {}

  /** For players whose ids are fixed, such as house bots: a repeat finds what is there. */
  public Player ensure(String id, String name, Kind kind) {
    return find(id).orElseGet(() -> createOrFind(id, name, kind));
  }

  /** Bots of the house, by how they think ({@code mcts:100}): the same ids everywhere. */
  public void ensureHouse(List<String> bots) {
    for (var bot : bots) {
      ensure("house:" + bot, "House " + bot.replace(':', ' '), Kind.HOUSE);
    }
  }

  /** Gives a player a role. Its tokens lose what exceeds it: here and elsewhere within a second. */
  public void setRole(String by, String id, Role role) {
    database.transaction(sql -> {
      lock(sql, id);
      return setRole(sql, by, id, role, time.instant());
    });
  }

  /**
   * Changes the role that an identity provider gave. What an admin gave stays: a higher role is not
   * replaced, and another one is not taken. The operator's player is always an admin.
   */
  public static void changeGrantedRole(Sql sql, String id, Role before, Role role, Instant now)
      throws SQLException {
    lock(sql, id);
    var present =
        sql.one(
                "SELECT role FROM directory.player WHERE id = ?",
                row -> Role.of(row.getString(1)),
                id)
            .orElseThrow(Players::unknown);
    var other = present == before ? Role.PLAYER : present;
    var next = other.compareTo(role) > 0 ? other : role;
    if (!id.equals(Tokens.ORGANISER)) {
      setRole(sql, AuditEntry.ITSELF, id, next, now);
    }
  }

  private static int setRole(Sql sql, String by, String id, Role role, Instant now)
      throws SQLException {
    int changed =
        sql.update(
            "UPDATE directory.player SET role = ? WHERE id = ? AND role <> ?",
            role.word(),
            id,
            role.word());
    if (changed == 1) {
      Audit.record(sql, now, new AuditEntry(by, Area.ROLE, "set", id, role.word()));
      Revocations.forgetTokensOf(sql, id);
    }
    return changed;
  }

  /**
   * Gives a player a neutral name for ever, and forgets what its tokens may do. Its tokens are the
   * caller's to delete, in the same transaction.
   */
  public static void erase(Sql sql, String id, String neutral, Instant now) throws SQLException {
    Revocations.forgetTokensOf(sql, id);
    sql.update(
        "UPDATE directory.player SET name = ?, skeleton = ?, erased = ?,"
            + " version = CASE WHEN version IS NULL THEN NULL ELSE 'former' END WHERE id = ?",
        neutral,
        NameSkeleton.of(neutral),
        now,
        id);
  }

  /**
   * Refuses if one of the players was erased. None of them is erased before the transaction ends,
   * so an erasure finds what it stores. These locks come first, as in an erasure: with another
   * order, both could wait for each other.
   */
  public static void keepPresent(Sql sql, Collection<String> ids) throws SQLException {
    var erased =
        sql.list(
            "SELECT erased IS NOT NULL FROM directory.player WHERE id = ANY (?) ORDER BY id"
                + " FOR KEY SHARE",
            row -> row.getBoolean(1),
            List.copyOf(ids));
    if (erased.contains(true)) {
      throw unknown();
    }
  }

  /** Which of the players were erased. */
  public static List<String> erased(Sql sql, Collection<String> ids) throws SQLException {
    return sql.list(
        "SELECT id FROM directory.player WHERE id = ANY (?) AND erased IS NOT NULL",
        row -> row.getString(1),
        List.copyOf(ids));
  }

  /** Nobody else changes or erases the player before the transaction ends. */
  public static void lock(Sql sql, String id) throws SQLException {
    var _ =
        sql.one(
                "SELECT 1 FROM directory.player WHERE id = ? AND erased IS NULL FOR UPDATE",
                row -> 1,
                id)
            .orElseThrow(Players::unknown);
  }

  public static RequestRefused unknown() {
    return RequestRefused.of(
        Refusal.Kind.NOT_FOUND, "unknown-player", "The player does not exist.");
  }

  public Optional<Player> find(String id) {
    return database.statement(sql -> sql.one(COLUMNS + " WHERE id = ?", Players::player, id));
  }

  /** The same without erased players, who remain only for the games that they have played. */
  public Optional<Player> findPresent(String id) {
    return database.statement(
        sql -> sql.one(COLUMNS + " WHERE id = ? AND erased IS NULL", Players::player, id));
  }

  /** The player with this name, in letters of either size; not an erased one. */
  public Optional<Player> named(String name) {
    return database.statement(sql ->
        sql.one(
            COLUMNS + " WHERE lower(name) = lower(?) AND erased IS NULL", Players::player, name));
  }

  public List<Player> findAll(Collection<String> ids) {
    var list = List.copyOf(ids);
    return database.statement(
        sql -> sql.list(COLUMNS + " WHERE id = ANY(?) ORDER BY id", Players::player, list));
  }

  /** The bots that a player answers for, without erased ones. */
  public List<Player> ownedBy(String owner) {
    return database.statement(sql ->
        sql.list(
            COLUMNS + " WHERE owner = ? AND erased IS NULL ORDER BY name", Players::player, owner));
  }

  /** All versions of a bot, this one included; erased ones too, for the games they have played. */
  public List<Player> versionsOf(Player bot) {
    var first = bot.version().map(Version::of).orElse(bot.id());
    return database.statement(sql ->
        sql.list(
            COLUMNS + " WHERE owner = ? AND coalesce(version_of, id) = ? ORDER BY name",
            Players::player,
            bot.owner().orElseThrow(),
            first));
  }

  private Player create(
      String by,
      String id,
      String name,
      Kind kind,
      Optional<String> owner,
      Optional<Version> version,
      Optional<Instant> ends) {
    return create(by, id, name, kind, owner, version, ends, (sql, stored) -> 0);
  }

  private Player create(
      String by,
      String id,
      String name,
      Kind kind,
      Optional<String> owner,
      Optional<Version> version,
      Optional<Instant> ends,
      Together more) {
    var player =
        new Player(
            id,
            Player.checkName(name),
            kind,
            owner,
            version,
            // As precise as the database stores it.
            time.instant().truncatedTo(ChronoUnit.MICROS),
            Role.PLAYER);
    int stored =
        database.transaction(sql -> {
          int inserted =
              sql.update(
                  "INSERT INTO directory.player"
                      + " (id, name, skeleton, kind, owner, version_of, version, created, ends)"
                      + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                  player.id(),
                  player.name(),
                  NameSkeleton.of(player.name()),
                  player.kind().word(),
                  owner.orElse(null),
                  version.map(Version::of).orElse(null),
                  version.map(Version::name).orElse(null),
                  player.created(),
                  ends.orElse(null));
          if (inserted == 1) {
            Audit.record(
                sql, player.created(), new AuditEntry(by, Area.PLAYER, "created", id, kind.word()));
            more.store(sql, id);
          }
          return inserted;
        });
    if (stored == 0) {
      throw taken(name);
    }
    return player;
  }

  private RequestRefused taken(String name) {
    var other =
        database.statement(sql ->
            sql.one(
                "SELECT name FROM directory.player WHERE skeleton = ? AND lower(name) <> lower(?)",
                row -> row.getString(1),
                NameSkeleton.of(name),
                name));
    return other.isEmpty()
        ? RequestRefused.of(
            Refusal.Kind.CONFLICT, "name-taken", "The name is taken: '" + name + "' already.")
        : RequestRefused.of(
            Refusal.Kind.CONFLICT,
            "name-confusable",
            "'%s' resembles the name '%s'.".formatted(name, other.get()));
  }

  /** Two processes may start at the same time. */
  private Player createOrFind(String id, String name, Kind kind) {
    try {
      var by = AuditEntry.ITSELF;
      return create(by, id, name, kind, Optional.empty(), Optional.empty(), Optional.empty());
    } catch (RequestRefused taken) {
      return find(id).orElseThrow(() -> taken);
    }
  }

  private static Player player(ResultSet row) throws SQLException {
    var first = row.getString("version_of");
    var version = row.getString("version");
    return new Player(
        row.getString("id"),
        row.getString("name"),
        Kind.of(row.getString("kind")),
        Optional.ofNullable(row.getString("owner")),
        first == null ? Optional.empty() : Optional.of(new Version(first, version)),
        Sql.instant(row, "created"),
        Role.of(row.getString("role")));
  }
}
