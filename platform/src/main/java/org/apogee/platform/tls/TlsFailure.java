package org.apogee.platform.tls;

import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateExpiredException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/** Why a secured connection fails, in the words of the operator. */
public final class TlsFailure {
  private static final int DEPTH_MAX = 20;

  /** What the JDK and the drivers write, and the end of our sentence. */
  private record Sign(String text, String reason) {}

  private static final List<Sign> SIGNS =
      List.of(
          new Sign("could not be verified", "presents a certificate for another host name"),
          new Sign("no subject alternative", "presents a certificate for another host name"),
          new Sign("no name matching", "presents a certificate for another host name"),
          new Sign("does not support ssl", "does not support TLS"),
          new Sign("unrecognized ssl message", "does not speak TLS"),
          new Sign("plaintext connection", "does not speak TLS"),
          new Sign("certificate_required", "requires a client certificate"),
          new Sign("requires a valid client cert", "requires a client certificate"),
          new Sign("certificate_expired", "received an expired certificate"),
          new Sign("unknown_ca", "refuses our certificate"),
          new Sign("bad_certificate", "refuses our certificate"),
          new Sign("certificate_unknown", "refuses our certificate"));

  private TlsFailure() {}

  /** The end of a sentence that begins with the other side; empty if it is not about TLS. */
  public static Optional<String> reason(@Nullable Throwable failed) {
    var causes = new ArrayList<Throwable>();
    for (var each = failed; each != null && causes.size() < DEPTH_MAX; each = each.getCause()) {
      causes.add(each);
    }
    if (causes.stream().anyMatch(CertificateExpiredException.class::isInstance)) {
      return Optional.of("presents an expired certificate");
    }
    if (causes.stream().anyMatch(TlsFailure::isAboutTrust)) {
      return Optional.of("presents a certificate that no authority in ca.crt issued");
    }
    for (var cause : causes) {
      var text = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
      for (var sign : SIGNS) {
        if (text.contains(sign.text)) {
          return Optional.of(sign.reason);
        }
      }
    }
    return causes.stream().anyMatch(SSLException.class::isInstance)
        ? Optional.of("does not accept the secured connection")
        : Optional.empty();
  }

  private static boolean isAboutTrust(Throwable cause) {
    return cause instanceof CertPathBuilderException || cause instanceof CertPathValidatorException;
  }
}
