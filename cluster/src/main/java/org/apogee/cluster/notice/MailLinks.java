package org.apogee.cluster.notice;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What the links in e-mails contain, so that only the reader of a mail can use them. It is derived
 * from the secret of the receiver, with a purpose, so that the link of one purpose is none of
 * another.
 */
public final class MailLinks {
  private static final String ALGORITHM = "HmacSHA256";
  private static final int BYTES = 16;

  private MailLinks() {}

  /** What a link does. */
  public enum Purpose {
    CONFIRM,
    UNSUBSCRIBE
  }

  public static String key(Purpose purpose, String secret) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM));
      var word = purpose.name().toLowerCase(Locale.ROOT).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(mac.doFinal(word), 0, BYTES);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java has " + ALGORITHM, impossible);
    }
  }

  static boolean isRight(Purpose purpose, String secret, String key) {
    return MessageDigest.isEqual(
        key(purpose, secret).getBytes(StandardCharsets.UTF_8),
        key.getBytes(StandardCharsets.UTF_8));
  }
}
