package org.apogee.cluster.register;

import java.sql.Connection;
import java.sql.SQLException;

/** The fence in the database. */
final class FenceSql {
  /** Shared, so that a removal waits for the transaction; a confirmation waits for it, too. */
  private static final String IS_MEMBER =
      """
      SELECT 1 FROM journal.cluster_member
      WHERE address = ? AND uid = ? AND removed_at IS NULL FOR SHARE
      """;

  private FenceSql() {}

  static void check(Connection transaction, MemberKey member) throws SQLException {
    try (var statement = transaction.prepareStatement(IS_MEMBER)) {
      statement.setString(1, member.address());
      statement.setLong(2, member.uid());
      try (var row = statement.executeQuery()) {
        if (!row.next()) {
          throw new Fence.Fenced(member.toString());
        }
      }
    }
  }
}
