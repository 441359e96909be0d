package org.apogee.match.registration;

import java.util.Objects;
import org.apogee.engine.BadInput;

/**
 * How entrants register. All times are in milliseconds since 1970; 0 sets none.
 *
 * @param opensAt before it nobody enters
 * @param closesAt after it nobody enters
 * @param capacity the number of seats; 0 for no limit. Further entrants wait
 * @param checkInFrom entrants confirm from then on that they are present
 * @param checkInUntil entrants who have not confirmed by then lose their seats
 */
public record Registration(
    long opensAt,
    long closesAt,
    int capacity,
    long checkInFrom,
    long checkInUntil,
    Conditions conditions,
    EntryCodes codes) {
  public static final Registration NONE =
      new Registration(0, 0, 0, 0, 0, Conditions.NONE, EntryCodes.NONE);

  public Registration {
    conditions = Objects.requireNonNullElse(conditions, Conditions.NONE);
    codes = Objects.requireNonNullElse(codes, EntryCodes.NONE);
  }

  public boolean hasCheckIn() {
    return checkInUntil > 0;
  }

  /** Whether anything is regulated at all. */
  public boolean isRegulated() {
    return !equals(NONE);
  }

  public boolean isOpen(long now) {
    return now >= opensAt && (closesAt == 0 || now < closesAt);
  }

  /** The same for a start that is so much later. */
  public Registration movedBy(long millis) {
    return new Registration(
        moved(opensAt, millis),
        moved(closesAt, millis),
        capacity,
        moved(checkInFrom, millis),
        moved(checkInUntil, millis),
        conditions,
        codes);
  }

  private static long moved(long time, long millis) {
    return time == 0 ? 0 : time + millis;
  }

  /** Refused by {@link BadInput} if these times cannot be kept with this start. */
  public Registration checked(long startAt) {
    if (closesAt > 0 && closesAt <= opensAt) {
      throw new BadInput("bad-registration", "The registration must close after it opens.");
    }
    if (checkInUntil > 0 && checkInUntil <= checkInFrom) {
      throw new BadInput("bad-registration", "The check-in must close after it opens.");
    }
    if (startAt > 0 && checkInUntil > startAt) {
      throw new BadInput("bad-registration", "The check-in must close before the start.");
    }
    if (startAt > 0 && opensAt >= startAt) {
      throw new BadInput("bad-registration", "The registration must open before the start.");
    }
    if (conditions.ratingMax() > 0 && conditions.ratingMin() > conditions.ratingMax()) {
      throw new BadInput("bad-registration", "The lowest rating must not exceed the highest.");
    }
    return this;
  }
}
