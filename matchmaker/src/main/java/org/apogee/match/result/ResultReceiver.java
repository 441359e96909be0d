package org.apogee.match.result;

import java.util.concurrent.CompletionStage;
import org.apogee.match.result.EndedGames.Numbered;

/** Takes the results of the games that one kind of part ordered. */
@FunctionalInterface
public interface ResultReceiver {
  /**
   * True once the result is in the journal of the tournament or ladder; results may be repeated.
   */
  CompletionStage<Boolean> take(Numbered result);
}
