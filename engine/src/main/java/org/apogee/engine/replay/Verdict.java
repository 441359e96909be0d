package org.apogee.engine.replay;

/** What came of checking a replay. */
public sealed interface Verdict {
  /**
   * Everything is as it was written.
   *
   * @param isChanceProven whether the seed was revealed, and every draw follows from it
   */
  record Holds(int plies, int draws, boolean isChanceProven) implements Verdict {}

  /**
   * The first thing that is not as it was written.
   *
   * @param line of the replay's text
   * @param ply 0 is the set-up
   * @param what differs, for programs: {@code fingerprint}
   */
  record Differs(int line, int ply, String what, String expected, String found) implements Verdict {

    public String sentence() {
      return "Line %d, ply %d, %s: expected %s, found %s."
          .formatted(line, ply, what, expected, found);
    }
  }
}
