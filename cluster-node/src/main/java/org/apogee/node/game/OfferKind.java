package org.apogee.node.game;

import java.util.Locale;

/** What seats may agree on. The names stand in the journal and never change. */
public enum OfferKind {
  DRAW,
  TAKE_BACK,
  PAUSE;

  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
