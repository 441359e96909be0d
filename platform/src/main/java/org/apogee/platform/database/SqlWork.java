package org.apogee.platform.database;

import java.sql.SQLException;

/** Something to do with a connection. */
@FunctionalInterface
public interface SqlWork<T> {
  T with(Sql sql) throws SQLException;
}
