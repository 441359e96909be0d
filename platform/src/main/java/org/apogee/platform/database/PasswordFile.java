package org.apogee.platform.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.postgresql.plugin.AuthenticationPlugin;
import org.postgresql.plugin.AuthenticationRequestType;
import org.postgresql.util.PSQLException;
import org.postgresql.util.PSQLState;

/**
 * The password of the database, read from its file whenever a connection signs in. PostgreSQL's
 * driver instantiates the class by name; this reaches the pools that know only an address.
 */
public final class PasswordFile implements AuthenticationPlugin {
  private static final String FILE = "apogeePasswordFile";

  private final Path file;

  /** The driver calls it with the parameters of the address. */
  public PasswordFile(Properties parameters) {
    file = Path.of(parameters.getProperty(FILE));
  }

  static Map<String, String> parameters(String file) {
    return Map.of("authenticationPluginClassName", PasswordFile.class.getName(), FILE, file);
  }

  @Override
  public char[] getPassword(AuthenticationRequestType type) throws PSQLException {
    try {
      return Files.readString(file).strip().toCharArray();
    } catch (IOException e) {
      throw new PSQLException(
          "the password file " + file + " cannot be read", PSQLState.INVALID_PASSWORD, e);
    }
  }
}
