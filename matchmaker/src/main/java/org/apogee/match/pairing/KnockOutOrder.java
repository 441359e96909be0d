package org.apogee.match.pairing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;

/**
 * How far each entrant of a knock-out came. Points do not show it: at larger tables the winner of
 * the final may have fewer of them than an entrant that won every round but the last.
 *
 * <p>The last round reached comes first, then fewer losses, which differ in a double knock-out,
 * then the place at the table of that round. The better seed wins ties there, as for advancing, so
 * that a final has one winner.
 */
public final class KnockOutOrder {
  private static final long ROUND = 1L << 32;
  private static final long LOSS = 1L << 16;

  private final Map<String, Long> values = new HashMap<>();
  private final Map<String, Integer> losses = new HashMap<>();
  private final Map<String, Integer> numbers;

  private KnockOutOrder(List<Entrant> entrants) {
    numbers = KnockOut.numbers(entrants);
  }

  /**
   * A value for each entrant, which is greater for those who came further.
   *
   * @param seated those at the tables of each round, which may not all be decided
   */
  public static ToLongFunction<String> of(
      List<Entrant> entrants, List<PastRound> past, List<Set<String>> seated) {
    var order = new KnockOutOrder(entrants);
    for (int i = 0; i < past.size(); i++) {
      order.take(i + 1, past.get(i), seated.get(i));
    }
    return who -> order.values.getOrDefault(who, 0L);
  }

  /** Nobody is behind anybody at a table without a result. */
  private void take(int number, PastRound round, Set<String> seated) {
    Map<String, Integer> places = new HashMap<>();
    seated.forEach(who -> places.put(who, 1));
    round.byes().stream()
        .filter(bye -> bye.kind() == ByeKind.PAIRING)
        .forEach(bye -> places.put(bye.entrant(), 1));
    for (var table : round.tables()) {
      var ranked = KnockOut.ranked(table, numbers);
      for (int i = 0; i < ranked.size(); i++) {
        places.put(ranked.get(i), i + 1);
      }
    }
    KnockOut.countLosses(round, numbers, losses);
    places.forEach((who, place) ->
        values.put(who, number * ROUND - losses.getOrDefault(who, 0) * LOSS - place));
  }
}
