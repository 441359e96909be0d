package org.apogee.match.competition;

import java.util.Locale;

/** How the entrants of a stage are distributed among its groups. */
public enum Distribution {
  /** As evenly strong as possible: 1 to A, 2 to B, 3 to B, 4 to A. */
  SNAKE,
  /** By strength: the first to A, the next to B. */
  BANDS;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
