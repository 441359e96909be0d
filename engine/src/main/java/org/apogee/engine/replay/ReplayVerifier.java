package org.apogee.engine.replay;

import org.apogee.engine.BadInput;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;

/**
 * Checks a replay by playing it again: every move legal and of the right seat, the draws exactly
 * those the rules ask for, every fingerprint, the end. Where the seed is revealed, it must be the
 * one that was committed to, and every draw must follow from it.
 */
public final class ReplayVerifier {
  private ReplayVerifier() {}

  /**
   * @throws BadInput {@code unknown-game} if the ruleset is not on the class path
   */
  public static Verdict verify(Replay replay) {
    return verify(Rulesets.find(replay.ruleset().toString()), replay);
  }

  public static Verdict verify(Ruleset ruleset, Replay replay) {
    try {
      var referee = new Referee(ruleset, replay);
      for (var ply : replay.plies()) {
        referee.play(ply, Chronicle.SILENT);
      }
      referee.end();
      return new Verdict.Holds(replay.plies().size(), referee.draws(), replay.seed() != null);
    } catch (Referee.Mismatch mismatch) {
      return mismatch.difference();
    }
  }
}
