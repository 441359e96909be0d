package org.apogee.platform.database;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLEncoder;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.tls.TlsFolder;

/**
 * The address of the database with parameters of the driver. They are part of the address because
 * pools of Pekko, of the register and of migrations know nothing else of a connection.
 */
final class DriverUrl {
  /** Of an address that decides it alone. */
  private static final String MODE = "sslmode=";

  private final StringBuilder text;

  DriverUrl(String url) {
    text = new StringBuilder(url);
  }

  /** The driver reads the files anew for each connection. */
  void verify(TlsFolder folder, Configuration database) {
    if (text.indexOf(MODE) >= 0) {
      throw database.bad("url", "contains sslmode, which apogee.database.tls decides");
    }
    folder.checkTrust(database, "tls");
    add("sslmode", "verify-full");
    add("sslrootcert", folder.authority().toString());
    if (folder.hasCertificate()) {
      add("sslcert", folder.certificate().toString());
      add("sslkey", folder.key().toString());
      add("pemKeyAlgorithm", folder.keyAlgorithm(database, "tls"));
    }
  }

  /** A new connection reads the file, so that a new password needs no restart. */
  void readPassword(String file) {
    PasswordFile.parameters(file).forEach(this::add);
  }

  private void add(String name, String value) {
    text.append(text.indexOf("?") < 0 ? '?' : '&')
        .append(name)
        .append('=')
        .append(URLEncoder.encode(value, UTF_8));
  }

  String text() {
    return text.toString();
  }
}
