package org.apogee.engine.laws;

import org.jspecify.annotations.Nullable;

/** A ruleset does not keep a promise: which one, where, and what differs, in one sentence. */
public final class BrokenLaw extends AssertionError {
  private final Law law;

  BrokenLaw(Law law, String where, String what, @Nullable Throwable cause) {
    super("%s: law %s (%s) is broken: %s".formatted(where, law, law.sentence(), what), cause);
    this.law = law;
  }

  BrokenLaw(Law law, String where, String what) {
    this(law, where, what, null);
  }

  public Law law() {
    return law;
  }
}
