package org.apogee.cli.match;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.stream.IntStream;
import org.apogee.engine.chance.Seed;

/**
 * Which games a match consists of: mirror sets, each with one game for every rotation of the bots
 * around the table. Within a set the chance is the same and every bot holds every seat once, so
 * neither luck nor the better seat favours anybody.
 *
 * @param bots how many, and so how many seats
 * @param gamesWanted is rounded up to whole sets
 */
record Schedule(int bots, int gamesWanted, long seed) {

  int sets() {
    return (gamesWanted + bots - 1) / bots;
  }

  int games() {
    return sets() * bots;
  }

  Fixture fixture(int number) {
    int set = number / bots;
    int rotation = number % bots;
    return new Fixture(
        number,
        set,
        IntStream.range(0, bots).mapToObj(seat -> (seat + rotation) % bots).toList(),
        Seed.from("match " + seed + " set " + set),
        IntStream.range(0, bots).mapToObj(seat -> botSeed(set, seat)).toList());
  }

  /** Never negative, so that bots in every language can read it. */
  private long botSeed(int set, int seat) {
    try {
      var text = "apogee-bot-seed/1 match " + seed + " set " + set + " seat " + seat;
      var hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(US_ASCII));
      return ByteBuffer.wrap(hash).getLong() >>> 11;
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
