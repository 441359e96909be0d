package org.apogee.platform.tls;

import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.cert.CertPathValidator;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateFactory;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.PKIXParameters;
import java.security.cert.TrustAnchor;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Our own certificate with its key.
 *
 * @param chain the certificate, then those of authorities in between
 */
record Identity(TlsFolder folder, List<X509Certificate> chain, PrivateKey key) {
  static Identity read(TlsFolder folder) throws BadTlsFile {
    var identity =
        new Identity(folder, Pem.certificates(folder.certificate()), Pem.key(folder.key()));
    identity.checkKey();
    return identity;
  }

  /** Two files that are replaced one after the other do not belong together for a moment. */
  private void checkKey() throws BadTlsFile {
    var algorithm =
        switch (key.getAlgorithm()) {
          case "RSA" -> "SHA256withRSA";
          case "EC" -> "SHA256withECDSA";
          default -> "Ed25519";
        };
    var sample = new byte[] {1, 2, 3};
    try {
      var signer = Signature.getInstance(algorithm);
      signer.initSign(key);
      signer.update(sample);
      if (verifies(algorithm, chain.getFirst().getPublicKey(), sample, signer.sign())) {
        return;
      }
    } catch (GeneralSecurityException e) {
      // as good as a wrong key
    }
    throw new BadTlsFile(
        "%s does not belong to %s".formatted(folder.key(), folder.certificate().getFileName()));
  }

  private static boolean verifies(String algorithm, PublicKey key, byte[] sample, byte[] signed)
      throws GeneralSecurityException {
    var verifier = Signature.getInstance(algorithm);
    verifier.initVerify(key);
    verifier.update(sample);
    return verifier.verify(signed);
  }

  /** Others refuse a certificate that is not valid now, or that no trusted authority issued. */
  void check(List<X509Certificate> authorities) throws BadTlsFile {
    try {
      chain.getFirst().checkValidity();
    } catch (CertificateExpiredException e) {
      throw new BadTlsFile(
          folder.certificate() + " expired at " + chain.getFirst().getNotAfter().toInstant(), e);
    } catch (CertificateNotYetValidException e) {
      throw new BadTlsFile(
          folder.certificate()
              + " is not valid before "
              + chain.getFirst().getNotBefore().toInstant(),
          e);
    }
    try {
      var parameters =
          new PKIXParameters(
              authorities.stream()
                  .map(each -> new TrustAnchor(each, null))
                  .collect(Collectors.toSet()));
      parameters.setRevocationEnabled(false);
      var path = CertificateFactory.getInstance("X.509").generateCertPath(chain);
      CertPathValidator.getInstance("PKIX").validate(path, parameters);
    } catch (GeneralSecurityException e) {
      throw new BadTlsFile(
          "%s was not issued by an authority in %s"
              .formatted(folder.certificate(), folder.authority().getFileName()),
          e);
    }
  }
}
