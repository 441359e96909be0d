package org.apogee.match.upkeep;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskAnswer.Outcome;

/**
 * The open requests to desks, and when to retry them. They are kept in memory only: after a crash
 * all are sent again, which is harmless, because the order of a game never changes.
 */
public final class DeskQuestions {
  /** When nobody knows whether a desk did it, the same is asked again after so long. */
  private static final long RETRY_MILLIS = 2_000;

  private final Set<String> asking = new HashSet<>();
  private final Map<String, Long> again = new HashMap<>();

  /** Whether to ask now; then it counts as asked. */
  public boolean ask(String game, long now) {
    return again.getOrDefault(game, 0L) <= now && asking.add(game);
  }

  /** True if a desk has decided; else nobody knows, and it is asked again a little later. */
  public boolean hear(DeskAnswer answer, long now) {
    asking.remove(answer.game());
    boolean isDecided = answer.outcome() != Outcome.UNKNOWN;
    if (isDecided) {
      again.remove(answer.game());
    } else {
      again.put(answer.game(), now + RETRY_MILLIS);
    }
    return isDecided;
  }

  /** Nothing else will be asked again. */
  public void retain(Set<String> games) {
    again.keySet().retainAll(games);
  }

  /** Nothing is asked for and unanswered. */
  public boolean isIdle() {
    return asking.isEmpty() && again.isEmpty();
  }
}
