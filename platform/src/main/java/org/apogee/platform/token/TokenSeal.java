package org.apogee.platform.token;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The end of a token, computed from its beginning with a key of this installation. Only the
 * platform can make one that fits, so a guess is refused without a query. It proves nothing else: a
 * token is valid only if its hash is stored.
 */
final class TokenSeal {
  static final String PREFIX = "apogee_";
  private static final int SECRET_BYTES = 32;

  /** 48 bits: at 10,000 guesses a second, one in 900 years fits, and costs one query. */
  private static final int SEAL_BYTES = 6;

  private static final int SEAL_CHARS = SEAL_BYTES * 8 / 6;

  /** The length of a sealed token; older ones, without a seal, are shorter. */
  private static final int LENGTH = PREFIX.length() + (SECRET_BYTES * 8 + 5) / 6 + SEAL_CHARS;

  private final SecretKeySpec key;

  TokenSeal(byte[] key) {
    this.key = new SecretKeySpec(key, "HmacSHA256");
  }

  String freshToken() {
    var text = PREFIX + RandomTexts.ofBytes(SECRET_BYTES);
    return text + seal(text);
  }

  /** True for a text of the form of a sealed token, whether its seal fits or not. */
  static boolean hasForm(String bearer) {
    return bearer.length() == LENGTH && bearer.startsWith(PREFIX);
  }

  boolean fits(String bearer) {
    int end = bearer.length() - SEAL_CHARS;
    return hasForm(bearer)
        && MessageDigest.isEqual(
            seal(bearer.substring(0, end)).getBytes(StandardCharsets.UTF_8),
            bearer.substring(end).getBytes(StandardCharsets.UTF_8));
  }

  private String seal(String text) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(key);
      var tag = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getUrlEncoder().encodeToString(Arrays.copyOf(tag, SEAL_BYTES));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java has HmacSHA256", impossible);
    }
  }
}
