package org.apogee.node.delivery;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The signature of a body: HMAC-SHA-256 over the time stamp, a full stop and the body. */
final class Signature {
  private static final String ALGORITHM = "HmacSHA256";

  private Signature() {}

  /** Such as {@code v1=0f3a…}, so that another algorithm could stand beside it one day. */
  static String of(String secret, long seconds, byte[] body) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM));
      mac.update((seconds + ".").getBytes(StandardCharsets.UTF_8));
      return "v1=" + HexFormat.of().formatHex(mac.doFinal(body));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java has " + ALGORITHM, impossible);
    }
  }
}
