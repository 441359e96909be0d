package org.apogee.analytics.rating;

import java.util.Map;
import java.util.TreeMap;
import org.apogee.protocol.event.GameResult;

/** Counts how often one participant was placed ahead of another. */
public final class Meetings {
  private final Map<Pair, Score> scores = new TreeMap<>();

  /** Two of a pool; the first comes first in the alphabet. */
  public record Pair(String pool, String one, String other) implements Comparable<Pair> {
    @Override
    public int compareTo(Pair that) {
      int byPool = pool.compareTo(that.pool);
      int byOne = byPool != 0 ? byPool : one.compareTo(that.one);
      return byOne != 0 ? byOne : other.compareTo(that.other);
    }
  }

  /** How often the first was better, worse, and neither. */
  public record Score(long better, long worse, long ties) {
    Score and(Score more) {
      return new Score(better + more.better, worse + more.worse, ties + more.ties);
    }
  }

  /** Every two seats with different holders meet; so do every seat and the Entity. */
  public void take(GameResult result) {
    add(result, 1);
  }

  /** The same for a result that does not count any more. */
  public void takeBack(GameResult result) {
    add(result, -1);
  }

  private void add(GameResult result, int times) {
    var all = Standing.of(result);
    for (var one : all) {
      for (var other : all) {
        if (one.participant().compareTo(other.participant()) < 0) {
          var order = Integer.compare(one.rank(), other.rank());
          scores.merge(
              new Pair(result.pool(), one.participant(), other.participant()),
              new Score(order < 0 ? times : 0, order > 0 ? times : 0, order == 0 ? times : 0),
              Score::and);
        }
      }
    }
  }

  public Map<Pair, Score> scores() {
    return scores;
  }
}
