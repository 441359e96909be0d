package org.apogee.cluster.register;

import java.sql.SQLException;
import java.util.Collection;
import java.util.OptionalLong;

/**
 * The clusters and their members. All operations except {@link #confirm} are serialized across all
 * callers, and so are a confirmation and a removal of the same member.
 */
interface Register {

  /**
   * The view of a member that looks for a cluster.
   *
   * @param lives whether a member that hosts games has confirmed itself recently
   * @param isEmpty whether no such member is registered
   * @param beat changes with every confirmation
   */
  record Sighting(boolean lives, boolean isEmpty, long beat) {}

  /** How an attempt to enter ended. */
  sealed interface Entry {
    /** The member belongs to the living cluster. */
    record Entered(long number) implements Entry {}

    /** Nobody around the member is known, while another cluster lives. */
    record Stranger() implements Entry {}

    /** All around the member, or the member itself, were removed. */
    record Over() implements Entry {}
  }

  /** Removes the predecessor of this process, and looks for a living cluster. */
  Sighting look(Member me) throws SQLException;

  /** Founds a cluster, ending the last one; empty if that one lives. */
  OptionalLong found(Member me) throws SQLException;

  /**
   * Enters the living cluster if one of the fellows belongs to it. If the register knows none of
   * them and no cluster lives, the cluster around this member becomes the living one: members of a
   * version without a register founded it.
   */
  Entry enter(Member me, Collection<MemberKey> fellows) throws SQLException;

  /** Shows that this member lives; false if it was removed, which is final. */
  boolean confirm(Member me) throws SQLException;

  /**
   * Removes unreachable members.
   *
   * @return false if this side may not do so: this member was removed, or no remaining member hosts
   *     games
   */
  boolean remove(Member me, Collection<MemberKey> staying, Collection<MemberKey> gone, String why)
      throws SQLException;

  /** Removes this member, so that nobody waits for it. */
  void leave(Member me) throws SQLException;
}
