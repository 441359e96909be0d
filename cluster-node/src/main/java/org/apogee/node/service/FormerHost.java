package org.apogee.node.service;

import org.jspecify.annotations.Nullable;

/**
 * The node that last wrote an event of a game, and the time until which it served.
 *
 * @param node null if unknown
 * @param writtenAt when it wrote
 * @param aliveAt when it was last known to serve
 * @param absences its absences before that
 */
public record FormerHost(@Nullable String node, long writtenAt, long aliveAt, Absences absences) {
  /** A game without a host in its journal. */
  public static FormerHost unknown(long writtenAt) {
    return new FormerHost(null, writtenAt, writtenAt, Absences.NONE);
  }

  /** All that players of the game could not be served since then, until a game that is back now. */
  public Absences until(long now) {
    return absences.with(Math.min(aliveAt, now), now + Uptime.GRACE);
  }
}
