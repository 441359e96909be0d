package org.apogee.engine.replay;

import java.util.List;
import org.apogee.engine.Outcome;

/** How far a game came. */
public sealed interface End {
  /** By the rules. */
  record Finished(Outcome outcome) implements End {}

  /**
   * A seat gave up and with it the game ended.
   *
   * @param code why, for programs: {@code time-out}
   * @param reason why, for people
   * @param places with this seat last and the others by what the board showed
   * @param scores by what the board showed
   */
  record Forfeited(int seat, String code, String reason, List<Integer> places, List<Integer> scores)
      implements End {
    public Forfeited {
      PlainText.checkReason(code, reason);
      places = List.copyOf(places);
      scores = List.copyOf(scores);
    }
  }

  /** Nobody played on, or nobody has yet. */
  record Unfinished() implements End {}
}
