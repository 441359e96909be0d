package org.apogee.proving.classic;

import org.apogee.engine.BadInput;
import org.apogee.engine.Evaluation;
import org.apogee.engine.Ruleset;

/**
 * The evaluations that greedy had before it learned, frozen. Never change them: every strength that
 * was measured against them is measured against the same opponent.
 */
public final class Classics {
  private Classics() {}

  public static Evaluation evaluation(Ruleset ruleset) {
    return switch (ruleset.id().game()) {
      case "sol" -> new org.apogee.engine.sol.ClassicEvaluation();
      case "supernova" -> new org.apogee.engine.supernova.ClassicEvaluation();
      case "beyond-nebula" -> new org.apogee.engine.nebula.ClassicEvaluation();
      case "nova" -> new org.apogee.engine.nova.ClassicEvaluation();
      case "nova-solis" -> new org.apogee.engine.solis.ClassicEvaluation();
      default ->
          throw new BadInput("unknown-bot", "%s has no classic bot.".formatted(ruleset.title()));
    };
  }
}
