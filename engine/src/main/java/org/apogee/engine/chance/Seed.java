package org.apogee.engine.chance;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.apogee.engine.BadInput;

/**
 * The secret of a game's chance: 32 bytes. Its {@link #commitment} is published before the first
 * move, the seed itself after the last one.
 */
public final class Seed {
  private static final int SIZE = 32;
  private static final Pattern NONCE = Pattern.compile("[!-~]{1,64}");
  private final byte[] bytes;

  private Seed(byte[] bytes) {
    this.bytes = bytes;
  }

  public static Seed of(byte[] bytes) {
    if (bytes.length != SIZE) {
      throw new IllegalArgumentException("a seed has 32 bytes, not " + bytes.length);
    }
    return new Seed(bytes.clone());
  }

  public static Seed parse(String hex) {
    if (!hex.matches("[0-9a-f]{64}")) {
      throw new BadInput("bad-seed", "A seed is 64 hexadecimal digits in lower case.");
    }
    return new Seed(HexFormat.of().parseHex(hex));
  }

  /** A seed that follows from a text: for local matches, which anybody may repeat. */
  public static Seed from(String text) {
    return new Seed(sha256("apogee-seed-from/1 " + text));
  }

  /** SHA-256 over {@code "apogee-commitment/1 "} and the seed in hexadecimal digits, as digits. */
  public String commitment() {
    return HexFormat.of().formatHex(sha256("apogee-commitment/1 " + reveal()));
  }

  /** The secret in words; {@link #toString} does not tell it, so that no log does. */
  public String reveal() {
    return HexFormat.of().formatHex(bytes);
  }

  byte[] toByteArray() {
    return bytes.clone();
  }

  /** A nonce is what a seat adds to the chance: 1 to 64 visible ASCII characters. */
  public static void checkNonce(String nonce) {
    if (!NONCE.matcher(nonce).matches()) {
      throw new BadInput("bad-nonce", "A nonce is 1 to 64 visible ASCII characters, no spaces.");
    }
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(US_ASCII));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Seed that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return "seed of commitment " + commitment();
  }
}
