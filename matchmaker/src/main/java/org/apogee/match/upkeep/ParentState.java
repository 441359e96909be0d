package org.apogee.match.upkeep;

/** A contest that consists of other contests, as far as {@link ParentActor} looks at it. */
public interface ParentState {
  /** Nothing is in its journal. */
  boolean isNew();

  /** It is neither complete nor cancelled. */
  boolean isLive();

  /** Counts its events. */
  int version();
}
