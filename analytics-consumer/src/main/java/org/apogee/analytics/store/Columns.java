package org.apogee.analytics.store;

import java.sql.Array;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collection;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.apogee.platform.database.Sql;

/**
 * Rows as columns: one array for each, so that any number of rows is one statement. Arrays of the
 * exact type travel as they are, others as text.
 */
final class Columns<T> {
  private final Connection connection;
  private final Collection<T> rows;

  Columns(Sql sql, Collection<T> rows) {
    this.connection = sql.connection();
    this.rows = rows;
  }

  Array texts(Function<T, String> column) throws SQLException {
    return connection.createArrayOf("text", rows.stream().map(column).toArray(String[]::new));
  }

  Array wholes(ToLongFunction<T> column) throws SQLException {
    return connection.createArrayOf(
        "int8", rows.stream().mapToLong(column).boxed().toArray(Long[]::new));
  }

  Array numbers(ToIntFunction<T> column) throws SQLException {
    return connection.createArrayOf(
        "int4", rows.stream().mapToInt(column).boxed().toArray(Integer[]::new));
  }

  Array doubles(ToDoubleFunction<T> column) throws SQLException {
    return connection.createArrayOf(
        "float8", rows.stream().mapToDouble(column).boxed().toArray(Double[]::new));
  }

  Array flags(Predicate<T> column) throws SQLException {
    return connection.createArrayOf(
        "bool", rows.stream().map(column::test).toArray(Boolean[]::new));
  }
}
