package org.apogee.node.service;

import org.jspecify.annotations.Nullable;

/**
 * Who last wrote an event of a game, and until when that node served.
 *
 * @param node null if nobody knows
 * @param writtenAt when it wrote
 * @param aliveAt when it was last known to serve
 * @param absences before that
 */
public record FormerHost(@Nullable String node, long writtenAt, long aliveAt, Absences absences) {
  /** A game whose journal says nothing of its host. */
  public static FormerHost unknown(long writtenAt) {
    return new FormerHost(null, writtenAt, writtenAt, Absences.NONE);
  }

  /** All that players of the game could not be served since then, until a game that is back now. */
  public Absences until(long now) {
    return absences.with(Math.min(aliveAt, now), now + Uptime.GRACE);
  }
}
