package org.apogee.node.game;

/**
 * The time of a command, as the clocks of players count it.
 *
 * @param now when it is decided
 * @param answered when the player answered: the moment in which the platform had received the
 *     request, less {@code absent}
 * @param absent for how long of the running decision the platform could not have answered
 * @param settled a clock that ran out before this, counted like {@code answered}, ran out for
 *     certain: nothing that any node received before it is still on its way
 */
public record When(long now, long answered, long absent, long settled) {
  /** Where the platform is always there, and nothing is ever on its way. */
  public static When at(long now) {
    return new When(now, now, 0, now);
  }
}
