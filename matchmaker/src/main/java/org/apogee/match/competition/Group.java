package org.apogee.match.competition;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One group of a stage.
 *
 * @param tournament its tournament; the ID follows from competition, stage and group, so that
 *     making it again after a crash changes nothing
 * @param entrants in the order of seeding
 * @param carried points in 1/120 from the stage before
 */
public record Group(String tournament, List<String> entrants, SortedMap<String, Integer> carried) {
  public Group {
    entrants = List.copyOf(entrants);
    carried = Collections.unmodifiableSortedMap(new TreeMap<>(carried));
  }

  /** Such as {@code c1-s2-b}; the first stage and the first group have the number 1. */
  public static String id(String competition, int stage, int group) {
    return competition + "-s" + stage + "-" + letter(group).toLowerCase(Locale.ROOT);
  }

  /** A for the first group; AA after Z. */
  public static String letter(int group) {
    int rest = (group - 1) % 26;
    int before = (group - 1) / 26;
    return (before == 0 ? "" : letter(before)) + (char) ('A' + rest);
  }
}
