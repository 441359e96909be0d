package org.apogee.engine.chance;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.apogee.engine.Chance;

/**
 * The draws of one game, fixed by a secret seed and a nonce of each seat.
 *
 * <p>Draw number {@code d} below a bound is found like this, which anybody can repeat once the seed
 * is known: take HMAC-SHA-256 with the seed as key over {@code "apogee-draw/1"}, the nonces (each
 * with its length in one byte), {@code d} (8 bytes) and the attempt {@code a} (4 bytes), all
 * big-endian; its first 4 bytes are a number x below 2^32. If x is at or above the largest multiple
 * of the bound that fits, try the next attempt (so that no value is favoured); else the draw is x
 * modulo the bound. Draws of a bound of 1 count too.
 */
public final class SeededChance implements Chance {
  private static final byte[] LABEL = "apogee-draw/1".getBytes(US_ASCII);
  private static final byte[] ASIDE = "apogee-aside/1".getBytes(US_ASCII);
  private static final long RANGE = 1L << 32;

  private final Mac mac;
  private final byte[] prefix;
  private final byte[] block = new byte[32];
  private final ByteBuffer counter = ByteBuffer.allocate(12);
  private long draws;

  private SeededChance(byte[] label, Seed seed, List<String> nonces) {
    nonces.forEach(Seed::checkNonce);
    this.mac = macWith(seed);
    this.prefix = prefix(label, nonces);
  }

  public SeededChance(Seed seed, List<String> nonces) {
    this(LABEL, seed, nonces);
  }

  /** Goes on after some draws were made, as after a restart. */
  public SeededChance(Seed seed, List<String> nonces, long drawsMade) {
    this(seed, nonces);
    this.draws = drawsMade;
  }

  /**
   * Random numbers that follow from the seed, but are no draws of the game. Their label differs,
   * because players choose nonces and could choose the words of a purpose.
   */
  public static SeededChance aside(Seed seed, List<String> purpose) {
    return new SeededChance(ASIDE, seed, purpose);
  }

  public long drawsMade() {
    return draws;
  }

  @Override
  public int below(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("a draw needs a bound of at least 1, not " + bound);
    }
    long limit = RANGE - RANGE % bound;
    for (int attempt = 0; ; attempt++) {
      long number = number(draws, attempt);
      if (number < limit) {
        draws++;
        return (int) (number % bound);
      }
    }
  }

  private long number(long draw, int attempt) {
    counter.putLong(0, draw).putInt(8, attempt);
    mac.update(prefix);
    mac.update(counter.array());
    try {
      mac.doFinal(block, 0);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("HMAC-SHA-256 failed", e);
    }
    return ByteBuffer.wrap(block).getInt() & 0xffffffffL;
  }

  private static Mac macWith(Seed seed) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(seed.toByteArray(), "HmacSHA256"));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has HMAC-SHA-256", e);
    }
  }

  private static byte[] prefix(byte[] label, List<String> nonces) {
    var parts = nonces.stream().map(nonce -> nonce.getBytes(US_ASCII)).toList();
    int size = label.length + parts.stream().mapToInt(part -> 1 + part.length).sum();
    var prefix = ByteBuffer.allocate(size).put(label);
    for (var part : parts) {
      prefix.put((byte) part.length).put(part);
    }
    return prefix.array();
  }
}
