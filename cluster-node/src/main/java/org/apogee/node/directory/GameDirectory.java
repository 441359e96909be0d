package org.apogee.node.directory;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apogee.node.directory.ListedGame.ListedSeat;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.ForkOf;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/** Answers questions about all games. It is as new as its reader of the journal, usually 0.1 s. */
public final class GameDirectory {
  private static final String COLUMNS =
      """
      SELECT id, number, ruleset, options::text AS options, stage, origin, ordered_by, pool, plies,
        started_at, changed_at, finished_at, ending, places, scores, entity_place,
        fork_of, fork_ply
      FROM games.game
      """;
  private static final String SEATS =
      """
      SELECT game_id, player, name, bot, given_up FROM games.game_seat
      WHERE game_id = ANY (?) ORDER BY game_id, seat
      """;
  private static final String LIVE_OF =
      """
      SELECT game.id FROM games.game_seat AS seat JOIN games.game ON game.id = seat.game_id
      WHERE seat.player = ? AND seat.bot IS NULL AND game.stage = 'live' ORDER BY game.number
      """;
  private static final String LIVE_CASUAL =
      """
      SELECT count(*) FROM games.game
      WHERE origin = 'casual' AND ordered_by = ? AND stage = 'live'
      """;
  private static final String HOUSE_SEATS =
      """
      SELECT game.id, array_remove(array_agg(seat.bot), NULL) AS bots,
        bool_or(seat.bot IS NULL AND seat.given_up IS NULL) AS has_outside
      FROM games.game JOIN games.game_seat AS seat ON seat.game_id = game.id
      WHERE origin = 'casual' AND ordered_by = ? AND stage = 'live'
      GROUP BY game.id HAVING count(seat.bot) > 0
      """;
  private static final String MISSING_IN_DUMPS =
      COLUMNS
          + """
          WHERE stage = 'over' AND NOT dumped AND finished_at < ? AND (finished_at, id) > (?, ?)
          ORDER BY finished_at, id LIMIT ?
          """;
  private static final String LIVE =
      "SELECT game, count(*) FROM games.game WHERE stage = 'live' GROUP BY game";

  private final Database database;

  public GameDirectory(Database database) {
    this.database = database;
  }

  /** The tournaments that games belong to. */
  public ListedTournaments tournaments() {
    return new ListedTournaments(database);
  }

  /** Brings the tables of the list and of all readers to this version. */
  public static void migrate(Database database) {
    database.migrate("games", "db/games");
  }

  /** Games of a query, newest first. A game's place never changes, so pages do not shift. */
  public GamePage list(GameQuery query) {
    var where = new ArrayList<String>();
    var values = new ArrayList<Object>();
    filter(query.ruleset(), "? IN (ruleset, game)", where, values);
    filter(query.stage(), "stage = ?", where, values);
    filter(query.origin(), "origin = ?", where, values);
    filter(query.by(), "ordered_by = ?", where, values);
    filter(
        query.player(),
        "number IN (SELECT number FROM games.game_seat WHERE player = ?)",
        where,
        values);
    filter(
        query.name() == null ? null : beginsWith(query.name()),
        "number IN (SELECT number FROM games.game_seat WHERE lower(name) LIKE ?)",
        where,
        values);
    filter(query.before(), "number < ?", where, values);
    var text = COLUMNS + "WHERE " + String.join(" AND ", where) + " ORDER BY number DESC LIMIT ?";
    values.add(query.limit() + 1);
    return database.statement(
        sql -> page(sql, sql.list(text, GameDirectory::row, values.toArray()), query.limit()));
  }

  /** A pattern for LIKE. */
  private static String beginsWith(String text) {
    return text.replaceAll("([\\\\%_])", "\\\\$1") + "%";
  }

  private static void filter(
      @Nullable Object value, String condition, List<String> where, List<Object> values) {
    if (value != null) {
      where.add(condition);
      values.add(value instanceof Enum<?> word ? word.name().toLowerCase(Locale.ROOT) : value);
    }
  }

  /** The same games in a few numbers. */
  public GamesAtAGlance atAGlance() {
    return new GamesAtAGlance(database);
  }

  /** One game, if the list has it. */
  public Optional<ListedGame> find(GameId id) {
    return database.statement(sql -> {
      var rows = sql.list(COLUMNS + "WHERE id = ?", GameDirectory::row, id.text());
      return page(sql, rows, 1).games().stream().findFirst();
    });
  }

  /**
   * Games that were over before some time and whose records are in no dump, in the order in which
   * they ended.
   *
   * @param after the last game of the page before
   */
  public List<ListedGame> missingInDumps(Instant end, Optional<ListedGame> after, int limit) {
    var from = after.map(ListedGame::finishedMillis).map(Instant::ofEpochMilli);
    return database.statement(sql -> {
      var rows =
          sql.list(
              MISSING_IN_DUMPS,
              GameDirectory::row,
              end,
              from.orElse(Instant.EPOCH),
              after.map(ListedGame::id).orElse(""),
              limit);
      return page(sql, rows, limit).games();
    });
  }

  /** The games in play in which a player from outside holds a seat, oldest first. */
  public Set<GameId> liveGamesOf(String player) {
    return database.statement(
        sql -> new LinkedHashSet<>(sql.list(LIVE_OF, row -> new GameId(row.getString(1)), player)));
  }

  /** How many casual games in play a player has ordered. */
  public long liveCasualGamesBy(String player) {
    return database.statement(
        sql -> sql.one(LIVE_CASUAL, row -> row.getLong(1), player).orElse(0L));
  }

  /** The casual games in play with house bots that a player has ordered. */
  public Map<GameId, HouseSeats> liveHouseSeatsBy(String player) {
    return database
        .statement(sql -> sql.list(HOUSE_SEATS, GameDirectory::houseSeats, player))
        .stream()
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  private static Map.Entry<GameId, HouseSeats> houseSeats(ResultSet row) throws SQLException {
    var bots = List.of((String[]) row.getArray("bots").getArray());
    return Map.entry(
        new GameId(row.getString("id")), new HouseSeats(bots, row.getBoolean("has_outside")));
  }

  /** How many games are in play, by game ({@code sol}). */
  public SortedMap<String, Long> live() {
    var counts = new TreeMap<String, Long>();
    database
        .statement(sql -> sql.list(LIVE, row -> Map.entry(row.getString(1), row.getLong(2))))
        .forEach(entry -> counts.put(entry.getKey(), entry.getValue()));
    return counts;
  }

  /** A game without its seats. */
  private record Row(long number, ListedGame game) {}

  private static GamePage page(Sql sql, List<Row> rows, int limit) throws SQLException {
    var shown = rows.subList(0, Math.min(limit, rows.size()));
    var cursor = rows.size() > limit ? GameQuery.cursor(shown.getLast().number()) : null;
    var seats = seats(sql, shown.stream().map(row -> row.game().id()).toList());
    return new GamePage(
        shown.stream()
            .map(row -> withSeats(row.game(), seats.getOrDefault(row.game().id(), List.of())))
            .toList(),
        cursor);
  }

  private static Map<String, List<ListedSeat>> seats(Sql sql, List<String> ids)
      throws SQLException {
    return sql.list(SEATS, row -> Map.entry(row.getString("game_id"), seat(row)), ids).stream()
        .collect(
            Collectors.groupingBy(
                Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
  }

  private static ListedSeat seat(ResultSet row) throws SQLException {
    return new ListedSeat(
        row.getString("player"),
        row.getString("name"),
        row.getString("bot"),
        row.getString("given_up"));
  }

  private static Row row(ResultSet row) throws SQLException {
    var finished = Sql.optionalInstant(row, "finished_at");
    return new Row(
        row.getLong("number"),
        new ListedGame(
            row.getString("id"),
            row.getString("ruleset"),
            options(row.getString("options")),
            row.getString("stage"),
            row.getString("origin"),
            row.getString("ordered_by"),
            row.getString("pool"),
            List.of(),
            row.getInt("plies"),
            Sql.instant(row, "started_at").toEpochMilli(),
            Sql.instant(row, "changed_at").toEpochMilli(),
            finished.isPresent() ? (Long) finished.get().toEpochMilli() : null,
            row.getString("ending"),
            numbers(row.getArray("places")),
            numbers(row.getArray("scores")),
            row.getObject("entity_place", Integer.class),
            fork(row)));
  }

  private static @Nullable ForkOf fork(ResultSet row) throws SQLException {
    var game = row.getString("fork_of");
    return game == null ? null : new ForkOf(game, row.getInt("fork_ply"));
  }

  private static SortedMap<String, String> options(String json) {
    var options = new TreeMap<String, String>();
    try {
      ProtocolJson.MAPPER
          .readTree(json)
          .properties()
          .forEach(option -> options.put(option.getKey(), option.getValue().asText()));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("options in the list cannot be read", e);
    }
    return options;
  }

  private static List<Integer> numbers(@Nullable Array array) throws SQLException {
    return array == null ? List.of() : List.of((Integer[]) array.getArray());
  }

  private static ListedGame withSeats(ListedGame game, List<ListedSeat> seats) {
    return new ListedGame(
        game.id(),
        game.ruleset(),
        game.options(),
        game.stage(),
        game.origin(),
        game.orderedBy(),
        game.pool(),
        seats,
        game.plies(),
        game.startedMillis(),
        game.changedMillis(),
        game.finishedMillis(),
        game.ending(),
        game.places(),
        game.scores(),
        game.entityPlace(),
        game.fork());
  }
}
