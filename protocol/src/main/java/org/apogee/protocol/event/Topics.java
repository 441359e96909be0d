package org.apogee.protocol.event;

/** The public topics. A new version of what stands in one is a new topic beside it. */
public final class Topics {
  /** Everything an observer may know of all games, by the game's id. */
  public static final String GAMES = "apogee.games.v1";

  /** One record for each rated game that ended, by its rating pool: one pool has one order. */
  public static final String RESULTS = "apogee.results.v1";

  private Topics() {}
}
