package org.apogee.platform.database;

import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.Set;
import java.util.function.Supplier;
import org.apogee.engine.BadInput;
import org.apogee.platform.Unavailable;
import org.apogee.platform.tls.TlsFailure;

/** Distinguishes an unavailable database from a bug. */
final class SqlFailures {
  /** Classes of SQLSTATE: connection, transaction rolled back, out of resources, operator. */
  private static final Set<String> PASSING = Set.of("08", "40", "53", "57", "58");

  /** A transaction during which this process was paused for too long: the server rolled it back. */
  private static final Set<String> GIVEN_UP = Set.of("25P03", "25P04");

  private SqlFailures() {}

  @FunctionalInterface
  interface SqlCall<T> {
    T run() throws SQLException;
  }

  static <T> T translated(SqlCall<T> call) {
    try {
      return call.run();
    } catch (SQLException failed) {
      if (passes(failed)) {
        throw new Unavailable("The database does not answer. Retry.", failed);
      }
      throw new IllegalStateException("statement refused: " + failed.getSQLState(), failed);
    }
  }

  static <T> T atStart(Supplier<T> open) {
    try {
      return open.get();
    } catch (PoolInitializationException failed) {
      throw new BadInput("no-database", unreached(failed));
    }
  }

  /** The driver's message has address and user, never the password. */
  private static String unreached(Throwable failed) {
    return TlsFailure.reason(failed)
        .map(reason -> "The database at apogee.database.url %s.".formatted(reason))
        .orElseGet(
            () -> "The database at apogee.database.url cannot be reached: " + failed.getMessage());
  }

  static boolean passes(SQLException failed) {
    var state = failed.getSQLState();
    return failed instanceof SQLTransientException
        || (state != null
            && state.length() == 5
            && (PASSING.contains(state.substring(0, 2)) || GIVEN_UP.contains(state)));
  }
}
