package org.apogee.match.registration;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * Codes that open a registration. Only their hashes are stored: the journal and the views must not
 * let anybody enter.
 */
public record EntryCodes(String salt, List<String> hashes) {
  public static final EntryCodes NONE = new EntryCodes("", List.of());

  /** Codes are chosen by people and guessed by programs, so each guess costs some milliseconds. */
  private static final int ITERATIONS = 20_000;

  private static final int BITS = 256;

  public EntryCodes {
    salt = Objects.requireNonNullElse(salt, "");
    hashes = List.copyOf(Objects.requireNonNullElse(hashes, List.of()));
  }

  public static EntryCodes of(String salt, List<String> codes) {
    return codes.isEmpty()
        ? NONE
        : new EntryCodes(salt, codes.stream().map(code -> hash(salt, code)).toList());
  }

  public boolean isNeeded() {
    return !hashes.isEmpty();
  }

  /** Of a code as it was typed: spaces around it and upper case do not matter. */
  public static String hash(String salt, String code) {
    var plain = code.strip().toLowerCase(Locale.ROOT).toCharArray();
    var spec =
        new PBEKeySpec(
            plain, ("apogee-entry\n" + salt).getBytes(StandardCharsets.UTF_8), ITERATIONS, BITS);
    try {
      var factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
      return HexFormat.of().formatHex(factory.generateSecret(spec).getEncoded());
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java has PBKDF2", impossible);
    } finally {
      spec.clearPassword();
    }
  }

  /** In constant time for each hash. */
  public boolean accepts(String hash) {
    boolean found = false;
    for (var known : hashes) {
      found |=
          MessageDigest.isEqual(
              known.getBytes(StandardCharsets.US_ASCII), hash.getBytes(StandardCharsets.US_ASCII));
    }
    return found;
  }
}
