package org.apogee.cluster.register;

import java.time.Duration;
import org.apogee.cluster.register.Register.Sighting;

/**
 * Decides when a member that finds no cluster may found one.
 *
 * <p>The clock of the database alone is not enough: after a pause of the database all members
 * appear silent although they are alive. So a member must have looked several times in a row,
 * without a gap, and seen no confirmation: in that time every live member with access to the
 * database would have confirmed itself. Pure; time is an argument.
 */
final class FoundingWatch {
  static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);

  /**
   * Seven pauses of a second. A member needs up to four seconds to reconnect after an outage of the
   * database. A process that counts as a member when it resumes (see {@link Enrolment#isMember})
   * had an answer or a failure within six, so it cannot have been replaced. Seeds are contacted
   * meanwhile, so that members of a version without a register are found, too.
   */
  static final int LOOKS = 8;

  /** After a longer gap this process or the database was paused, and the count starts again. */
  private static final Duration GAP_MOST = Duration.ofSeconds(3);

  private final boolean mayHurry;
  private int looks;
  private long lastBeat;
  private long lastNanos;

  /**
   * @param mayHurry whether nobody has to be asked first, so that an empty register is enough
   */
  FoundingWatch(boolean mayHurry) {
    this.mayHurry = mayHurry;
  }

  /** Takes in a look and returns whether the member may try to found a cluster. */
  boolean mayFoundAfter(Sighting seen, long nowNanos) {
    boolean goesOn =
        looks > 0 && seen.beat() == lastBeat && nowNanos - lastNanos <= GAP_MOST.toNanos();
    looks = goesOn ? looks + 1 : 1;
    lastBeat = seen.beat();
    lastNanos = nowNanos;
    return !seen.lives() && (looks >= LOOKS || (mayHurry && seen.isEmpty()));
  }

  /** A look failed: what happened meanwhile is unknown. */
  void failed() {
    looks = 0;
  }
}
