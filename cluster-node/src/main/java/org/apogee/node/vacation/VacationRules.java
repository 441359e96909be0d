package org.apogee.node.vacation;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;

/** How many days of vacation a player has. Pure: time is an argument. */
final class VacationRules {
  /** In a calendar year, by UTC. */
  static final int DAYS_A_YEAR = 30;

  private VacationRules() {}

  /** The vacation in progress. */
  static Optional<Vacation> current(List<Vacation> all, Instant now) {
    return all.stream().filter(one -> one.holds(now)).findFirst();
  }

  /** What is left of this year's days, rounded down. */
  static int daysLeft(List<Vacation> all, Instant now) {
    return (int) left(all, year(now)).toDays();
  }

  /** A vacation that begins now; each year gives the days that are in it. */
  static Vacation begin(List<Vacation> all, Instant now, int days) {
    if (current(all, now).isPresent()) {
      throw RequestRefused.of(
          Refusal.Kind.CONFLICT, "on-vacation", "You are on vacation. End it to begin another.");
    }
    var begun = new Vacation(now, now.plus(Duration.ofDays(days)));
    for (int year = year(now); year <= year(begun.ends()); year++) {
      var taken = begun.within(start(year), start(year + 1));
      if (taken.compareTo(left(all, year)) > 0) {
        throw RequestRefused.of(
            Refusal.Kind.CONFLICT,
            "no-vacation-left",
            "You have %d days of vacation left in %d.".formatted(left(all, year).toDays(), year));
      }
    }
    return begun;
  }

  private static Duration left(List<Vacation> all, int year) {
    var taken = Vacation.within(all, start(year), start(year + 1));
    return Duration.ofDays(DAYS_A_YEAR).minus(taken);
  }

  private static int year(Instant at) {
    return at.atZone(ZoneOffset.UTC).getYear();
  }

  private static Instant start(int year) {
    return LocalDate.of(year, 1, 1).atStartOfDay(ZoneOffset.UTC).toInstant();
  }
}
