package org.apogee.node.journal;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.apogee.node.journal.Holes.Range;

/** The queries of a reader. Each is answered from one snapshot of the journal. */
interface Journal {
  /** The rows above a number, in their order; rows of other parts come without a payload. */
  List<JournalRow> after(long ordering, int limit) throws SQLException;

  Horizon horizon() throws SQLException;

  /** The rows in some holes, in their order. */
  List<JournalRow> within(List<Range> holes, int limit) throws SQLException;

  /** The rows of one id from a sequence number on, even if they have moved to the archive. */
  List<JournalRow> of(String id, long fromSequence, int limit) throws SQLException;

  /**
   * The last sequence number of every id that was written to lately.
   *
   * @param upTo rows above this place in the global order do not count
   * @param since in milliseconds since 1970
   * @param rows how many rows to look back at most
   */
  Map<String, Long> recent(long upTo, long since, int rows) throws SQLException;

  /** The highest number of all. */
  long last() throws SQLException;
}
