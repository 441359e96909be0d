package org.apogee.match.ladder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Assigns seats: each entrant holds every seat about equally often. */
final class SeatAssignment {
  /** More seats than that are taken one after the other, without looking at all orders. */
  private static final int EXACT_MAX = 6;

  private final List<Candidate> company;
  private List<Candidate> best = List.of();
  private long least = Long.MAX_VALUE;

  private SeatAssignment(List<Candidate> company) {
    this.company = company;
  }

  /** Their order; the same whatever order they come in. */
  static List<String> of(List<Candidate> company) {
    var byName = company.stream().sorted(Comparator.comparing(Candidate::player)).toList();
    var assignment = new SeatAssignment(byName);
    if (company.size() <= EXACT_MAX) {
      assignment.tryAll(new ArrayList<>(), 0);
    } else {
      assignment.takeInTurn();
    }
    return assignment.best.stream().map(Candidate::player).toList();
  }

  /** Of the squares of all counts, as far as the order changes it. */
  private void tryAll(List<Candidate> seated, long cost) {
    if (cost >= least) {
      return;
    }
    if (seated.size() == company.size()) {
      best = List.copyOf(seated);
      least = cost;
      return;
    }
    int seat = seated.size();
    for (var who : company) {
      if (!seated.contains(who)) {
        seated.addLast(who);
        tryAll(seated, cost + 2L * who.timesAt(seat) + 1);
        seated.removeLast();
      }
    }
  }

  private void takeInTurn() {
    var left = new ArrayList<>(company);
    var seated = new ArrayList<Candidate>();
    while (!left.isEmpty()) {
      int seat = seated.size();
      var who =
          left.stream().min(Comparator.comparingInt(other -> other.timesAt(seat))).orElseThrow();
      left.remove(who);
      seated.add(who);
    }
    best = seated;
  }
}
