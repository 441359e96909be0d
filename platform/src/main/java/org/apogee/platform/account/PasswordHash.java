package org.apogee.platform.account;

import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/**
 * Argon2id of a password, as text that names the parameters, so that they can change while older
 * hashes stay valid.
 */
final class PasswordHash {
  private static final String TYPE = "argon2id";

  /** 12 MiB three times: about 100 ms on a slow core, and little enough for a small machine. */
  private static final Cost COST = new Cost(12_288, 3, 1);

  private static final int BYTES = 32;
  private static final int SALT_BYTES = 16;
  private static final SecureRandom RANDOM = new SecureRandom();

  private record Cost(int kibibytes, int passes, int lanes) {}

  private PasswordHash() {}

  /** Such as {@code argon2id$12288$3$1$salt$hash}. */
  static String of(String password) {
    var salt = new byte[SALT_BYTES];
    RANDOM.nextBytes(salt);
    var text = Base64.getEncoder().withoutPadding();
    return String.join(
        "$",
        TYPE,
        String.valueOf(COST.kibibytes),
        String.valueOf(COST.passes),
        String.valueOf(COST.lanes),
        text.encodeToString(salt),
        text.encodeToString(hash(password, salt, COST, BYTES)));
  }

  static boolean fits(String password, String stored) {
    var parts = stored.split("\\$", -1);
    if (parts.length != 6 || !parts[0].equals(TYPE)) {
      throw new IllegalStateException("a password was hashed in an unknown way");
    }
    var cost =
        new Cost(
            Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), Integer.parseInt(parts[3]));
    var salt = Base64.getDecoder().decode(parts[4]);
    var wanted = Base64.getDecoder().decode(parts[5]);
    return MessageDigest.isEqual(wanted, hash(password, salt, cost, wanted.length));
  }

  private static byte[] hash(String password, byte[] salt, Cost cost, int length) {
    var generator = new Argon2BytesGenerator();
    generator.init(
        new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
            .withSalt(salt)
            .withMemoryAsKB(cost.kibibytes)
            .withIterations(cost.passes)
            .withParallelism(cost.lanes)
            .build());
    var result = new byte[length];
    // Keyboards differ in how they compose letters with marks.
    var letters = Normalizer.normalize(password, Normalizer.Form.NFKC).toCharArray();
    generator.generateBytes(letters, result);
    return result;
  }
}
