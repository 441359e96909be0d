package org.apogee.match.upkeep;

/**
 * How far a part of a competition or season is, as it replied itself.
 *
 * @param outcome its outcome as JSON; empty unless it was looked at
 */
public record ChildAnswer(String child, State state, String outcome) {
  /** The states of a child. */
  public enum State {
    /** Nobody replied in time. */
    UNKNOWN,
    /** It was never made. */
    MISSING,
    OPEN,
    RUNNING,
    OVER
  }

  public static ChildAnswer of(String child, State state) {
    return new ChildAnswer(child, state, "");
  }
}
