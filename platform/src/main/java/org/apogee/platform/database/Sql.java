package org.apogee.platform.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One borrowed connection, with the three things nearly every statement needs. */
public record Sql(Connection connection) {
  /** Reads one row; called for each. */
  @FunctionalInterface
  public interface Row<T> {
    T of(ResultSet row) throws SQLException;
  }

  /** The number of rows that the statement changed. */
  public int update(String statement, @Nullable Object... values) throws SQLException {
    try (var prepared = prepared(statement, values)) {
      return prepared.executeUpdate();
    }
  }

  public <T> List<T> list(String query, Row<T> reader, @Nullable Object... values)
      throws SQLException {
    try (var prepared = prepared(query, values);
        var rows = prepared.executeQuery()) {
      var list = new ArrayList<T>();
      while (rows.next()) {
        list.add(reader.of(rows));
      }
      return List.copyOf(list);
    }
  }

  /** The only row, if there is one. */
  public <T> Optional<T> one(String query, Row<T> reader, @Nullable Object... values)
      throws SQLException {
    var rows = list(query, reader, values);
    if (rows.size() > 1) {
      throw new IllegalStateException(rows.size() + " rows where one was expected: " + query);
    }
    return rows.stream().findFirst();
  }

  /** Whether there is a table, named with its schema: another process may not have made it yet. */
  public boolean has(String table) throws SQLException {
    return one("SELECT to_regclass(?) IS NOT NULL", row -> row.getBoolean(1), table).orElse(false);
  }

  public static Instant instant(ResultSet row, String column) throws SQLException {
    return row.getObject(column, OffsetDateTime.class).toInstant();
  }

  public static Optional<Instant> optionalInstant(ResultSet row, String column)
      throws SQLException {
    return Optional.ofNullable(row.getObject(column, OffsetDateTime.class))
        .map(OffsetDateTime::toInstant);
  }

  private PreparedStatement prepared(String statement, @Nullable Object... values)
      throws SQLException {
    var prepared = connection.prepareStatement(statement);
    try {
      for (int i = 0; i < values.length; i++) {
        set(prepared, i + 1, values[i]);
      }
      return prepared;
    } catch (SQLException | RuntimeException failed) {
      prepared.close();
      throw failed;
    }
  }

  /** The driver takes no Instant and no list of texts; everything else goes as it is. */
  private void set(PreparedStatement prepared, int index, @Nullable Object value)
      throws SQLException {
    switch (value) {
      case Instant instant -> prepared.setObject(index, instant.atOffset(ZoneOffset.UTC));
      case List<?> texts ->
          prepared.setArray(index, connection.createArrayOf("text", texts.toArray()));
      case null, default -> prepared.setObject(index, value);
    }
  }
}
