package org.apogee.match.ladder;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;

/**
 * How a ladder is run.
 *
 * @param game in its edition, {@code sol/1}
 * @param pool the rating pool that its games count in, and whose ratings it pairs by
 * @param tableSize seats of a table
 * @param smallestTable seats of a table when nobody else came for a while
 * @param gamesMax games of the ladder in play at the same time
 * @param gamesOfOneMax games of one entrant in play at the same time, unless it asked for fewer
 * @param patienceSeconds how long one waits for others of near rating; then anybody will do
 * @param provisionalGames who has fewer rated games is seated first
 * @param sameOwner whether entrants of one owner may meet
 */
public record LadderSettings(
    String name,
    String game,
    SortedMap<String, String> options,
    String pool,
    int tableSize,
    int smallestTable,
    int gamesMax,
    int gamesOfOneMax,
    int patienceSeconds,
    int provisionalGames,
    boolean sameOwner,
    ClockOrder clock,
    OnForfeit onForfeit) {
  public LadderSettings {
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    if (smallestTable < 2 || smallestTable > tableSize) {
      throw new IllegalArgumentException("tables of " + smallestTable + " to " + tableSize);
    }
  }

  long patienceMillis() {
    return patienceSeconds * 1000L;
  }
}
