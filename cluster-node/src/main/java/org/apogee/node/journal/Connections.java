package org.apogee.node.journal;

import java.sql.Connection;
import java.sql.SQLException;

/** Where connections come from; each is closed after use. They commit each statement. */
@FunctionalInterface
interface Connections {
  Connection open() throws SQLException;
}
