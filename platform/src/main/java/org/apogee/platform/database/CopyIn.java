package org.apogee.platform.database;

import java.sql.Connection;
import java.sql.SQLException;
import org.postgresql.PGConnection;

/** PostgreSQL's {@code COPY ... FROM STDIN}, which JDBC does not know. */
public final class CopyIn {
  private CopyIn() {}

  /** Returns the number of rows: all of them are stored, or none if it throws. */
  public static long copy(Connection connection, String statement, byte[] rows)
      throws SQLException {
    var copy = connection.unwrap(PGConnection.class).getCopyAPI().copyIn(statement);
    try {
      copy.writeToCopy(rows, 0, rows.length);
      return copy.endCopy();
    } finally {
      if (copy.isActive()) {
        copy.cancelCopy();
      }
    }
  }
}
