package org.apogee.platform.database;

import org.apogee.platform.config.Configuration;
import org.apogee.platform.config.Secret;
import org.apogee.platform.tls.TlsFolder;

/**
 * Where the database is and how many connections one process may hold.
 *
 * @param url with all that the driver must know to connect, for every pool
 */
public record DatabaseSettings(String url, String user, Secret password, int poolSize) {
  private static final int POOL_MAX = 100;

  /** Reads {@code apogee.database}. */
  public static DatabaseSettings from(Configuration apogee) {
    var database = apogee.under("database");
    var url = database.text("url");
    if (!url.startsWith("jdbc:postgresql:")) {
      throw database.bad("url", "must begin with jdbc:postgresql:");
    }
    if (url.contains("password=")) {
      throw database.bad("url", "contains a password; move it to apogee.database.password");
    }
    var address = new DriverUrl(url);
    TlsFolder.from(database, "tls").ifPresent(folder -> address.verify(folder, database));
    var password = database.optionalSecret("password");
    if (password.isPresent() && !database.has("password")) {
      address.readPassword(database.text("password-file"));
    }
    return new DatabaseSettings(
        address.text(),
        database.text("user"),
        password.orElseGet(() -> new Secret("")),
        database.whole("pool-size", 1, POOL_MAX));
  }
}
