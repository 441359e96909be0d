package org.apogee.cli.api;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.apogee.engine.BadInput;

/** Which authorities this process trusts when it connects to a platform. */
final class TrustedAuthorities {
  private TrustedAuthorities() {}

  /** For all connections from now on, those of WebSockets included. */
  static void useOnly(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      var store = KeyStore.getInstance("PKCS12");
      store.load(null, null);
      int count = 0;
      for (var certificate : CertificateFactory.getInstance("X.509").generateCertificates(in)) {
        store.setCertificateEntry("authority-" + count++, certificate);
      }
      if (count == 0) {
        throw new BadInput("bad-ca", "The file %s contains no certificate.".formatted(file));
      }
      var factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      factory.init(store);
      var context = SSLContext.getInstance("TLS");
      context.init(null, factory.getTrustManagers(), null);
      SSLContext.setDefault(context);
    } catch (IOException | GeneralSecurityException unusable) {
      throw new BadInput(
          "bad-ca", "The file %s cannot be read as certificates in PEM.".formatted(file));
    }
  }
}
