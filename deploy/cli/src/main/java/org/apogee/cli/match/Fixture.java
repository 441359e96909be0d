package org.apogee.cli.match;

import java.util.List;
import java.util.Locale;
import org.apogee.engine.chance.Seed;

/**
 * One game of a match.
 *
 * @param number counts from 0
 * @param set the mirror set that it belongs to, from 0
 * @param botOfSeat which bot holds each seat
 * @param seed of the game's chance: the same in all games of the set
 * @param botSeeds for the bot in each seat; a seat keeps its seed in all games of the set
 */
record Fixture(int number, int set, List<Integer> botOfSeat, Seed seed, List<Long> botSeeds) {
  Fixture {
    botOfSeat = List.copyOf(botOfSeat);
    botSeeds = List.copyOf(botSeeds);
  }

  /** As replays and bots know it: {@code game-000001} is the first. */
  String name() {
    return String.format(Locale.ROOT, "game-%06d", number + 1);
  }
}
