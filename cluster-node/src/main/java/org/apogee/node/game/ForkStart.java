package org.apogee.node.game;

import java.util.List;
import org.apogee.engine.chance.Seed;

/**
 * What a fork takes from the game that it continues: it begins with the same draws and the same
 * decisions.
 *
 * @param seed the seed of the finished game, in hexadecimal digits; it is public
 * @param moves the decisions that are kept
 */
public record ForkStart(String seed, List<Long> moves) {
  public ForkStart {
    Seed.parse(seed);
    moves = List.copyOf(moves);
  }

  Seed chance() {
    return Seed.parse(seed);
  }
}
