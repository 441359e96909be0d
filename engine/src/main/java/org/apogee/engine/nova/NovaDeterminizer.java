package org.apogee.engine.nova;

import org.apogee.engine.Chance;

/** R 20.1: deals anew what a viewer cannot know: hands, and a commitment that is still hidden. */
final class NovaDeterminizer {
  private NovaDeterminizer() {}

  static void deal(NovaPosition p, int viewer, Chance chance) {
    if (!p.options().openHands()) {
      p.decks.dealAnew(viewer, chance);
    }
    Commitment.imagine(p, viewer, chance);
  }
}
