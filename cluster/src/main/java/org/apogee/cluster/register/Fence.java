package org.apogee.cluster.register;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * Keeps a process that is no longer a member from storing what only one process of the cluster may
 * store, however late it wakes up.
 */
public interface Fence {
  /** For a process that belongs to no cluster, such as a test. */
  Fence NONE =
      new Fence() {
        @Override
        public boolean isOpen() {
          return true;
        }

        @Override
        public void check(Connection transaction) {}

        @Override
        public String holder() {
          return "nobody";
        }
      };

  /** Whether this process had reason to believe that it is a member a moment ago. */
  boolean isOpen();

  /**
   * Throws {@link Fenced} if this process is no member. Until the transaction ends nobody can
   * remove it, so that what the transaction stores is stored by a member.
   */
  void check(Connection transaction) throws SQLException;

  /** This process, as the register names it. */
  String holder();

  /** This process was removed from the cluster. */
  final class Fenced extends RuntimeException {
    Fenced(String member) {
      super(member + " is no longer a member of the cluster");
    }
  }
}
