package org.apogee.platform.token;

import java.security.SecureRandom;
import java.util.Base64;

/** Texts that nobody can guess. */
public final class RandomTexts {
  private static final SecureRandom RANDOM = new SecureRandom();

  private RandomTexts() {}

  /** So many random bytes, in letters, digits, hyphens and underscores. */
  public static String ofBytes(int count) {
    var bytes = new byte[count];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
