package org.apogee.platform.token;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The stored form of a token. Tokens are long and random, so one round of SHA-256 is enough: a
 * dictionary attack is impossible.
 */
public record TokenHash(String hex) {
  public static TokenHash of(String token) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return new TokenHash(
          HexFormat.of().formatHex(digest.digest(token.getBytes(StandardCharsets.UTF_8))));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  static TokenHash stored(byte[] bytes) {
    return new TokenHash(HexFormat.of().formatHex(bytes));
  }

  public byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }
}
