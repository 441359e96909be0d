package org.apogee.analytics.recompute;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compares all tables of two schemas. PostgreSQL writes a number so that reading it gives the same
 * bits, so rows are identical when their texts are equal.
 */
public final class Comparison {
  private static final List<Table> TABLES =
      List.of(
          new Table("rating", "pool, participant"),
          new Table("rating_change", "pool, participant, number"),
          new Table("meeting", "pool, one, other"),
          new Table("statistic", "family, ruleset, a, b, c"),
          new Table("result", "game"),
          new Table("pool", "pool"),
          new Table("game", "game"),
          new Table("dead_letter", "topic, partition, record_offset"),
          new Table("consumer_offset", "topic, partition"));

  private static final int FETCH = 500;
  private static final int DIFFERENCES_MAX = 20;

  private final List<String> differences = new ArrayList<>();
  private long rows;

  /** A table with the columns that order it. */
  private record Table(String name, String order) {}

  /** Both connections are inside a transaction and find the tables by their names. */
  public void compare(Connection one, Connection other) throws SQLException {
    for (var table : TABLES) {
      var query = "SELECT t::text FROM %s AS t ORDER BY %s".formatted(table.name, table.order);
      try (var left = new Rows(one, query);
          var right = new Rows(other, query)) {
        compare(table.name, left, right);
      }
    }
  }

  private void compare(String table, Rows left, Rows right) throws SQLException {
    for (; ; ) {
      var here = left.next();
      var there = right.next();
      if (here == null && there == null) {
        return;
      }
      rows++;
      if (here == null || !here.equals(there)) {
        differences.add("%s: stored %s, computed %s".formatted(table, here, there));
        if (differences.size() >= DIFFERENCES_MAX) {
          return;
        }
      }
    }
  }

  public long rows() {
    return rows;
  }

  public List<String> differences() {
    return List.copyOf(differences);
  }

  /** Rows as they come, a few at a time. */
  private static final class Rows implements AutoCloseable {
    private final Statement statement;
    private final ResultSet result;

    Rows(Connection connection, String query) throws SQLException {
      statement = connection.createStatement();
      statement.setFetchSize(FETCH);
      result = statement.executeQuery(query);
    }

    @Nullable String next() throws SQLException {
      return result.next() ? result.getString(1) : null;
    }

    @Override
    public void close() throws SQLException {
      statement.close();
    }
  }
}
