package org.apogee.protocol.game;

import java.util.List;
import java.util.stream.IntStream;
import org.apogee.engine.chance.Seed;

/**
 * Chance that a game shares with the other tables of a round. The seed stays secret until the round
 * has ended, because the others may still play it.
 *
 * @param seed the seed, in hexadecimal digits
 * @param round the round of the tournament that ordered the game
 */
public record Deal(String seed, int round) {
  public Deal {
    Seed.parse(seed);
  }

  public Seed chance() {
    return Seed.parse(seed);
  }

  /** The same at every table: nonces of players would change the draws. */
  public static List<String> nonces(int seats) {
    return IntStream.range(0, seats).mapToObj(seat -> "mirrored-" + seat).toList();
  }

  /** Orders appear in logs, seeds must not. */
  @Override
  public String toString() {
    return "deal of round " + round;
  }
}
