package org.apogee.analytics;

import io.micrometer.core.instrument.MeterRegistry;
import java.sql.Connection;
import java.sql.SQLException;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.rating.PlackettLuce.Model;
import org.apogee.analytics.recompute.Comparison;
import org.apogee.analytics.store.Store;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.config.Secret;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;

/** A database of our own on the tests' server. */
public final class TestTables {
  private TestTables() {}

  public static Database open(String url, MeterRegistry registry) {
    return Database.open(
        new DatabaseSettings(url, LocalDatabase.USER, new Secret(LocalDatabase.PASSWORD), 3),
        "analytics",
        registry);
  }

  public static Store store(Database database) {
    return Store.open(database, Store.SCHEMA, new PlackettLuce(Model.USUAL));
  }

  /** Every row of every table is the same in both. */
  public static Comparison compare(Database one, Database other) throws SQLException {
    var comparison = new Comparison();
    try (var left = one.dataSource().getConnection();
        var right = other.dataSource().getConnection()) {
      for (var connection : new Connection[] {left, right}) {
        connection.setAutoCommit(false);
        try (var statement = connection.createStatement()) {
          statement.execute("SET LOCAL search_path TO " + Store.SCHEMA);
        }
      }
      comparison.compare(left, right);
      left.rollback();
      right.rollback();
    }
    return comparison;
  }

  public static long count(Store store, String query) {
    return store.in(sql -> sql.one(query, row -> row.getLong(1)).orElse(0L));
  }
}
