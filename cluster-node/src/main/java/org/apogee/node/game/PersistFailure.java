package org.apogee.node.game;

import java.sql.BatchUpdateException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Why a write to the journal did not end with a plain yes. */
enum PersistFailure {
  /** It is not known whether the event is stored. */
  FAILED,
  /** The event could not even be written as bytes. */
  REJECTED,
  /** Another copy of the game wrote first, and the journal's key refused this one. */
  CONFLICT;

  private static final String UNIQUE_VIOLATION = "23505";

  static PersistFailure of(Throwable failure) {
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql && isConflict(sql)) {
        return CONFLICT;
      }
    }
    return FAILED;
  }

  private static boolean isConflict(SQLException failure) {
    var next = failure instanceof BatchUpdateException ? failure.getNextException() : null;
    return UNIQUE_VIOLATION.equals(failure.getSQLState())
        || (next != null && UNIQUE_VIOLATION.equals(next.getSQLState()));
  }
}
