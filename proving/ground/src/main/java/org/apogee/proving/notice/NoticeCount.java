package org.apogee.proving.notice;

import java.util.HashSet;
import java.util.List;

/**
 * What one webhook accepted, compared with what was to be delivered.
 *
 * @param lost numbers that never came
 * @param disordered first acceptances after a higher number
 * @param doubled acceptances of a number that had been accepted
 */
record NoticeCount(long deliveries, long lost, long disordered, long doubled) {
  static final NoticeCount NONE = new NoticeCount(0, 0, 0, 0);

  static NoticeCount of(long last, List<Long> accepted) {
    var seen = new HashSet<Long>();
    long highest = 0;
    long disordered = 0;
    for (long number : accepted) {
      if (seen.add(number)) {
        disordered += number < highest ? 1 : 0;
        highest = Math.max(highest, number);
      }
    }
    return new NoticeCount(last, last - seen.size(), disordered, accepted.size() - seen.size());
  }

  NoticeCount plus(NoticeCount other) {
    return new NoticeCount(
        deliveries + other.deliveries,
        lost + other.lost,
        disordered + other.disordered,
        doubled + other.doubled);
  }

  boolean isRight() {
    return lost == 0 && disordered == 0 && doubled * 1000 <= deliveries;
  }
}
