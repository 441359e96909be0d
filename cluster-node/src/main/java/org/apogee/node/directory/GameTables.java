package org.apogee.node.directory;

import static java.util.Objects.requireNonNull;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apogee.protocol.ProtocolJson;
import org.jspecify.annotations.Nullable;

/** Writes changes of games into the tables of the list. A repeat changes nothing. */
final class GameTables {
  private static final String OPEN =
      """
      INSERT INTO games.game (id, number, ruleset, game, options, stage, origin, ordered_by, pool,
        seats, sequence, started_at, changed_at, fork_of, fork_ply)
      VALUES (?, ?, ?, ?, ?::jsonb, 'live', ?, ?, ?, ?, 1, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """;
  private static final String SIT =
      """
      INSERT INTO games.game_seat (game_id, seat, number, player, name, bot)
      VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """;

  /** By far the most frequent change, so one statement takes all of them. */
  private static final String MOVE_ON =
      """
      UPDATE games.game SET plies = COALESCE(moved.plies, game.plies), sequence = moved.sequence,
        changed_at = moved.changed_at
      FROM unnest(?::text[], ?::integer[], ?::bigint[], ?::timestamptz[])
        AS moved (id, plies, sequence, changed_at)
      WHERE game.id = moved.id AND game.sequence < moved.sequence
      """;

  private static final String GIVE_UP =
      "UPDATE games.game_seat SET given_up = ? WHERE game_id = ? AND seat = ?";
  private static final String END =
      """
      UPDATE games.game SET stage = 'over', finished_at = ?, ending = ?, places = ?, scores = ?,
        entity_place = ?
      WHERE id = ?
      """;
  private static final String CANCEL =
      "UPDATE games.game SET stage = 'cancelled', finished_at = ?, ending = ? WHERE id = ?";

  private final Connection connection;

  GameTables(Connection connection) {
    this.connection = connection;
  }

  void apply(Collection<GameChange> changes) throws SQLException {
    batch(OPEN, changes, change -> change.opened != null, GameTables::open);
    batch(SIT, changes, change -> change.opened != null, GameTables::sit);
    moveOn(changes);
    batch(GIVE_UP, changes, change -> !change.givenUp.isEmpty(), GameTables::giveUp);
    batch(END, changes, change -> change.ended != null, this::end);
    batch(CANCEL, changes, change -> change.cancelled != null, GameTables::cancel);
    new ResultTable(connection).add(changes);
  }

  @FunctionalInterface
  private interface Binding {
    void add(PreparedStatement statement, GameChange change) throws SQLException;
  }

  private void batch(
      String text, Collection<GameChange> changes, Predicate<GameChange> which, Binding binding)
      throws SQLException {
    var some = changes.stream().filter(which).toList();
    if (some.isEmpty()) {
      return;
    }
    try (var statement = connection.prepareStatement(text)) {
      for (var change : some) {
        binding.add(statement, change);
      }
      statement.executeBatch();
    }
  }

  private static void open(PreparedStatement statement, GameChange change) throws SQLException {
    var event = requireNonNull(change.opened);
    var order = event.order();
    statement.setString(1, change.id);
    statement.setLong(2, change.number);
    statement.setString(3, order.ruleset());
    statement.setString(4, order.ruleset().replaceFirst("/.*", ""));
    statement.setString(5, ProtocolJson.write(order.options()));
    statement.setString(6, order.origin().kind().name().toLowerCase(Locale.ROOT));
    statement.setString(7, storable(order.origin().by()));
    statement.setString(8, storable(order.pool()));
    statement.setInt(9, order.seats().size());
    statement.setObject(10, time(event.at()));
    statement.setObject(11, time(event.at()));
    var fork = order.fork();
    statement.setString(12, fork == null ? null : storable(fork.game()));
    statement.setObject(13, fork == null ? null : fork.ply(), Types.INTEGER);
    statement.addBatch();
  }

  private static void sit(PreparedStatement statement, GameChange change) throws SQLException {
    var seats = requireNonNull(change.opened).order().seats();
    for (int seat = 0; seat < seats.size(); seat++) {
      statement.setString(1, change.id);
      statement.setInt(2, seat);
      statement.setLong(3, change.number);
      statement.setString(4, storable(seats.get(seat).player()));
      statement.setString(5, storable(seats.get(seat).name()));
      statement.setString(6, seats.get(seat).bot());
      statement.addBatch();
    }
  }

  private void moveOn(Collection<GameChange> changes) throws SQLException {
    if (changes.isEmpty()) {
      return;
    }
    try (var statement = connection.prepareStatement(MOVE_ON)) {
      statement.setArray(1, array("text", changes, change -> change.id));
      statement.setArray(2, array("integer", changes, change -> change.plies));
      statement.setArray(3, array("bigint", changes, change -> change.sequence));
      statement.setArray(4, array("timestamptz", changes, change -> time(change.changedAt)));
      statement.executeUpdate();
    }
  }

  private Array array(String type, Collection<GameChange> changes, Function<GameChange, Object> of)
      throws SQLException {
    return connection.createArrayOf(type, changes.stream().map(of).toArray());
  }

  private static void giveUp(PreparedStatement statement, GameChange change) throws SQLException {
    for (var gone : change.givenUp) {
      statement.setString(1, gone.code());
      statement.setString(2, change.id);
      statement.setInt(3, gone.seat());
      statement.addBatch();
    }
  }

  private void end(PreparedStatement statement, GameChange change) throws SQLException {
    var event = requireNonNull(change.ended);
    statement.setObject(1, time(event.at()));
    statement.setString(2, event.ending());
    statement.setArray(3, numbers(event.places()));
    statement.setArray(4, numbers(event.scores()));
    statement.setInt(5, event.entityPlace());
    statement.setString(6, change.id);
    statement.addBatch();
  }

  private Array numbers(List<Integer> numbers) throws SQLException {
    return connection.createArrayOf("integer", numbers.toArray());
  }

  private static void cancel(PreparedStatement statement, GameChange change) throws SQLException {
    var event = requireNonNull(change.cancelled);
    statement.setObject(1, time(event.at()));
    statement.setString(2, event.code());
    statement.setString(3, change.id);
    statement.addBatch();
  }

  /** The database takes no zero character, and one game must not stop the list. */
  private static @Nullable String storable(@Nullable String text) {
    return text == null ? null : text.replace("\0", "");
  }

  private static OffsetDateTime time(long millis) {
    return Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC);
  }
}
