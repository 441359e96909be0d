package org.apogee.match.registration;

import org.jspecify.annotations.Nullable;

/**
 * With what somebody asks to enter.
 *
 * @param facts about the player; null if a director enters it, whatever the conditions
 * @param codeHash the hash of the entry code, or an empty text
 */
public record Admission(@Nullable EntryFacts facts, String codeHash) {
  /** Entered by a director: window, conditions and code do not apply, the capacity does. */
  public static final Admission BY_DIRECTOR = new Admission(null, "");

  public boolean isByDirector() {
    return facts == null;
  }
}
