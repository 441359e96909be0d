package org.apogee.match.registration;

import java.util.Locale;

/** The kinds of entrants that a tournament can be limited to. */
public enum EntrantKind {
  PEOPLE,
  BOTS,
  HOUSE;

  /** As in the API. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
