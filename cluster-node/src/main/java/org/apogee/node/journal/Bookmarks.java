package org.apogee.node.journal;

import java.sql.SQLException;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The stored state of a reader, kept between its lives. */
interface Bookmarks {
  /**
   * Where the last life ended.
   *
   * @param safe every row up to here was handed on
   * @param held ids whose rows wait because one of them could not be used
   */
  record Start(long safe, Set<String> held) {}

  /**
   * How far an id has come.
   *
   * @param isOver no row comes after this one
   */
  record Done(long sequence, boolean isOver) {}

  /** Why the rows of an id wait, and from which on. */
  record Held(long sequence, String why, @Nullable JournalRow row) {}

  /** The changes since the last time. */
  record Changes(long safe, Map<String, Done> done, Map<String, Held> held, Set<String> released) {
    public Changes {
      done = Map.copyOf(done);
      held = Map.copyOf(held);
      released = Set.copyOf(released);
    }
  }

  /** From now on nobody who took over before can store anything. */
  Start takeOver() throws SQLException;

  /** The last sequence number handed on of each id that is known. */
  Map<String, Long> done(Collection<String> ids) throws SQLException;

  /** Forgets ids that have been over for long. */
  void forgetOver() throws SQLException;
}
