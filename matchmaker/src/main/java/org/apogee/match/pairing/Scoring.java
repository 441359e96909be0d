package org.apogee.match.pairing;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Points by place, with shares for ties. Points are whole numbers of 1/120, so that every share is
 * exact.
 *
 * @param byPlace points in whole numbers for place 1, 2, ...; empty: from 1 for the first evenly
 *     down to 0 for the last, whatever the size of the table
 * @param byComparison whether seats of a round are compared with each other; 1/2 is the average
 */
public record Scoring(List<Integer> byPlace, boolean byComparison) {
  /** One point. Divisible by everything up to six, and twice by two. */
  public static final int POINT = 120;

  /** For somebody who could not play through no fault of its own: 60 %, as in duplicate bridge. */
  public static final int ABOVE_AVERAGE = POINT * 3 / 5;

  public static final Scoring EVEN = new Scoring(List.of());
  public static final Scoring COMPARISON = new Scoring(List.of(), true);

  public Scoring {
    byPlace = List.copyOf(byPlace);
    for (int i = 1; i < byPlace.size(); i++) {
      if (byPlace.get(i) > byPlace.get(i - 1)) {
        throw new IllegalArgumentException("points must not increase with the place: " + byPlace);
      }
    }
  }

  /** By places alone. */
  public Scoring(List<Integer> byPlace) {
    this(byPlace, false);
  }

  /** The points of a sole winner of a table. */
  public int win() {
    return byPlace.isEmpty() ? POINT : byPlace.getFirst() * POINT;
  }

  /** The points of one seat among these places: tied seats share what their places are worth. */
  public int points(List<Integer> places, int seat) {
    int place = places.get(seat);
    int tied = Collections.frequency(places, place);
    int ahead = (int) places.stream().filter(other -> other < place).count();
    int pot = 0;
    for (int i = 0; i < tied; i++) {
      pot += worth(ahead + i, places.size());
    }
    return pot / tied;
  }

  private int worth(int rank, int size) {
    if (byPlace.isEmpty()) {
      return size == 1 ? POINT : POINT * (size - 1 - rank) / (size - 1);
    }
    return rank < byPlace.size() ? byPlace.get(rank) * POINT : 0;
  }

  /** Points as people write them: 2.5, or 1.333. */
  public static String text(int points) {
    return new DecimalFormat("0.###", DecimalFormatSymbols.getInstance(Locale.ROOT))
        .format(points / (double) POINT);
  }
}
