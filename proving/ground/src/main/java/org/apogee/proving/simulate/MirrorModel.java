package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Points by comparison, as simple as possible: everybody against everybody in the same seat. */
final class MirrorModel {
  private static final int POINT = 120;

  /** What one entrant reached in one seat of one game; all tables of the round together. */
  record Score(int game, int size, int seat, String who, int points, List<Integer> unplayed) {}

  private MirrorModel() {}

  /** The points of a round. */
  static Map<String, Integer> points(List<Score> round) {
    var each = new HashMap<String, List<Integer>>();
    for (var one : round) {
      each.computeIfAbsent(one.who(), _ -> new ArrayList<>()).add(points(one, round));
    }
    var points = new HashMap<String, Integer>();
    each.forEach((who, all) -> {
      int sum = all.stream().mapToInt(Integer::intValue).sum();
      points.put(who, (int) Math.floor((double) sum / all.size() + 0.5));
    });
    return points;
  }

  private static int points(Score one, List<Score> round) {
    if (!one.unplayed().isEmpty()) {
      int last = one.unplayed().stream().mapToInt(i -> i).max().orElse(1);
      return last == 1 || one.unplayed().get(one.seat()) == last ? 0 : POINT * 6 / 10;
    }
    double sum = 0;
    int others = 0;
    for (var other : round) {
      boolean isSame =
          !other.equals(one)
              && other.unplayed().isEmpty()
              && other.game() == one.game()
              && other.size() == one.size()
              && other.seat() == one.seat();
      if (isSame) {
        others++;
        sum += one.points() > other.points() ? 1 : one.points() == other.points() ? 0.5 : 0;
      }
    }
    return others == 0 ? one.points() : (int) Math.floor(sum * POINT / others + 0.5);
  }
}
