package org.apogee.match.tournament;

import java.util.Collections;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a tournament stands among others, and how its starting list is ordered.
 *
 * @param champions how many of the starting list are the champions of a gauntlet
 * @param seeded true if the starting list keeps the order of joining; else it goes by rating
 * @param carried points in 1/120 from an earlier stage, by entrant
 * @param partOf the competition that made the tournament, or an empty string
 * @param boards the boards of a match of teams; 0 if entrants play for themselves
 * @param reserves the players of a team beyond its boards, at most
 * @param deals whether the tables of a round share their chance; absent in old journals
 */
public record StructureSettings(
    int champions,
    boolean seeded,
    SortedMap<String, Integer> carried,
    String partOf,
    Deals deals,
    int boards,
    int reserves) {
  /** A tournament of its own. */
  public static final StructureSettings NONE =
      new StructureSettings(1, false, new TreeMap<>(), "", Deals.OWN, 0, 0);

  public StructureSettings {
    carried =
        Collections.unmodifiableSortedMap(
            carried == null ? new TreeMap<>() : new TreeMap<>(carried));
    deals = Objects.requireNonNullElse(deals, Deals.OWN);
    partOf = partOf == null ? "" : partOf;
  }

  /** The same, and what a competition gave its group, which no director chooses. */
  StructureSettings inPlaceOf(StructureSettings group) {
    return group.partOf.isEmpty()
        ? this
        : new StructureSettings(
            champions, group.seeded, group.carried, group.partOf, deals, boards, reserves);
  }

  int carriedBy(String entrant) {
    return carried.getOrDefault(entrant, 0);
  }
}
