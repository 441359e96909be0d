package org.apogee.match.tournament;

import java.util.Locale;

/** Whose chance a table plays with. */
public enum Deals {
  /** Every game has its own. */
  OWN,
  /** All tables of a round play the same deal, and seats are compared across tables. */
  MIRRORED;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
