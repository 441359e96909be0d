package org.apogee.match.result;

import java.util.concurrent.CompletionStage;
import org.apogee.match.result.EndedGames.Numbered;

/** Takes the results of the games that one kind of part ordered. */
@FunctionalInterface
public interface ResultTaker {
  /** True once it is safe with whoever ordered the game; the same may come again. */
  CompletionStage<Boolean> take(Numbered result);
}
