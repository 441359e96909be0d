package org.apogee.node.journal;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.apogee.local.LocalDatabase;
import org.apogee.node.directory.GameDirectory;
import org.apogee.platform.config.Secret;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;

/** A fresh database with a journal and the tables of its readers. */
public final class TestDatabase implements AutoCloseable {
  private final String url;
  private final Database database;

  private TestDatabase(String url) {
    this.url = url;
    this.database =
        Database.open(
            new DatabaseSettings(url, LocalDatabase.USER, new Secret(LocalDatabase.PASSWORD), 6),
            "test",
            new SimpleMeterRegistry());
    database.migrate("journal", "db/member");
    GameDirectory.migrate(database);
  }

  public static TestDatabase fresh() {
    return new TestDatabase(LocalDatabase.forTests().freshDatabase());
  }

  public String url() {
    return url;
  }

  public Database database() {
    return database;
  }

  public JournalWriter writer() throws java.sql.SQLException {
    return JournalWriter.open(url);
  }

  @Override
  public void close() {
    database.close();
  }
}
