package org.apogee.platform.database;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.config.Secret;

/** A new, empty database on a real server. */
public final class TestDatabases {
  private TestDatabases() {}

  public static Database open() {
    return open(new SimpleMeterRegistry());
  }

  static Database open(MeterRegistry registry) {
    return Database.open(settings(), "test", registry);
  }

  static DatabaseSettings settings() {
    return new DatabaseSettings(
        LocalDatabase.forTests().freshDatabase(),
        LocalDatabase.USER,
        new Secret(LocalDatabase.PASSWORD),
        2);
  }
}
