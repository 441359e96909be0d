package org.apogee.node.vacation;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * A time in which the clocks of a player's games by days stand still.
 *
 * @param ends when it ends, or has ended early
 */
public record Vacation(Instant begins, Instant ends) {
  public boolean holds(Instant now) {
    return !now.isBefore(begins) && now.isBefore(ends);
  }

  /** Its part of a span of time. */
  Duration within(Instant from, Instant to) {
    var first = begins.isAfter(from) ? begins : from;
    var last = ends.isBefore(to) ? ends : to;
    return last.isAfter(first) ? Duration.between(first, last) : Duration.ZERO;
  }

  /** The part of all of them together; they do not overlap. */
  public static Duration within(List<Vacation> all, Instant from, Instant to) {
    return all.stream().map(one -> one.within(from, to)).reduce(Duration.ZERO, Duration::plus);
  }
}
