package org.apogee.node.game;

import org.apogee.engine.Chance;
import org.apogee.engine.chance.SeededChance;
import org.apogee.node.game.GameEvent.Opened;
import org.jspecify.annotations.Nullable;

/**
 * The secret draws of a game from a number on. Most moves draw nothing, and to set up the cipher
 * takes longer than to play one: so it is set up by the first draw.
 */
final class LateChance implements Chance {
  private final Opened opened;
  private final long drawsMade;
  private @Nullable SeededChance chance;

  LateChance(Opened opened, long drawsMade) {
    this.opened = opened;
    this.drawsMade = drawsMade;
  }

  @Override
  public int below(int bound) {
    var known = chance;
    if (known == null) {
      known = new SeededChance(opened.seed(), opened.nonces(), drawsMade);
      chance = known;
    }
    return known.below(bound);
  }
}
