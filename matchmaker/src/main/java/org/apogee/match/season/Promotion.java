package org.apogee.match.season;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Who plays in which division next. Pure.
 *
 * <p>As many are relegated from a division as are promoted to it. Those who withdrew leave the
 * league; the best of the lower divisions fill their places, so that a division keeps its size
 * while there are enough entrants below it. A place that a newcomer took during the season is not
 * filled again.
 */
public final class Promotion {
  private Promotion() {}

  /**
   * The next divisions, each from the best seed down.
   *
   * @param tables the entrants of each division, the best first
   */
  public static List<List<String>> next(
      List<SeasonSettings.Division> divisions, List<List<String>> tables, Set<String> withdrawn) {
    var stay = new ArrayList<List<String>>();
    for (var table : tables) {
      stay.add(new ArrayList<>(table.stream().filter(who -> !withdrawn.contains(who)).toList()));
    }
    var risen = new ArrayList<List<String>>();
    for (int i = 0; i < tables.size(); i++) {
      int size = Math.min(tables.get(i).size(), divisions.get(i).size());
      risen.add(fill(stay, i, size));
    }
    var fallen = new ArrayList<List<String>>();
    fallen.add(List.of());
    for (int i = 0; i + 1 < tables.size(); i++) {
      int others = Math.max(0, divisions.get(i).exchange() - risen.get(i).size());
      fallen.add(exchange(stay.get(i), stay.get(i + 1), risen.get(i), others));
    }
    return IntStream.range(0, tables.size())
        .mapToObj(
            i -> Stream.of(fallen.get(i), stay.get(i), risen.get(i)).flatMap(List::stream).toList())
        .toList();
  }

  /** Those who come up to places that are free. */
  private static List<String> fill(List<List<String>> stay, int division, int size) {
    var risen = new ArrayList<String>();
    for (int below = division + 1; below < stay.size(); below++) {
      while (!stay.get(below).isEmpty() && stay.get(division).size() + risen.size() < size) {
        risen.add(stay.get(below).removeFirst());
      }
    }
    return risen;
  }

  /** The relegated members; as many are promoted. Members that moved already do not move again. */
  private static List<String> exchange(
      List<String> upper, List<String> lower, List<String> risen, int count) {
    int moving = Math.min(count, Math.min(upper.size(), lower.size()));
    var relegated = List.copyOf(upper.subList(upper.size() - moving, upper.size()));
    var promoted = List.copyOf(lower.subList(0, moving));
    upper.removeAll(relegated);
    lower.removeAll(promoted);
    risen.addAll(promoted);
    return relegated;
  }
}
