package org.apogee.node.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Rows as the parameters of a statement: an array for each column, one after the other. */
final class Columns<R> {
  private final List<R> rows;
  private final Connection connection;
  private final PreparedStatement statement;
  private int last;

  Columns(List<R> rows, Connection connection, PreparedStatement statement) {
    this.rows = rows;
    this.connection = connection;
    this.statement = statement;
  }

  /** Arrays of their own type, because the driver sends arrays of objects as texts. */
  <T> void add(String type, IntFunction<T[]> array, Function<R, T> value) throws SQLException {
    var values = array.apply(rows.size());
    for (int i = 0; i < values.length; i++) {
      values[i] = value.apply(rows.get(i));
    }
    statement.setArray(++last, connection.createArrayOf(type, values));
  }
}
