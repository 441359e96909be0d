package org.apogee.cluster.tls;

import java.util.Locale;
import javax.net.ssl.SSLException;
import org.apogee.platform.tls.TlsFailure;

/** Why a connection of another process was refused, in the words of the operator. */
final class MemberRefusal {
  private MemberRefusal() {}

  static String sentence(SSLException why) {
    var text = String.valueOf(why.getMessage());
    var lower = text.toLowerCase(Locale.ROOT);
    if (lower.contains("empty client certificate chain")) {
      return "it has no certificate";
    }
    if (lower.contains("no name in common")) {
      return text;
    }
    return TlsFailure.reason(why).map(reason -> "it " + reason).orElse(text);
  }
}
