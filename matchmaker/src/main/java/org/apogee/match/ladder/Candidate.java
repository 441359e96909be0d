package org.apogee.match.ladder;

import java.util.List;

/**
 * Somebody who waits for a table.
 *
 * @param waitedMillis since it joined, or was last seated
 * @param live games that it plays now
 * @param seats how often it held each seat
 */
record Candidate(
    LadderMember member, LadderRating rating, long waitedMillis, int live, List<Integer> seats) {
  Candidate {
    seats = List.copyOf(seats);
  }

  String player() {
    return member.player();
  }

  int timesAt(int seat) {
    return seat < seats.size() ? seats.get(seat) : 0;
  }
}
