package org.apogee.platform.tls;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;

/** Certificates and keys in the text form of OpenSSL. */
final class Pem {
  private static final Pattern KEY =
      Pattern.compile("-----BEGIN PRIVATE KEY-----([^-]*)-----END PRIVATE KEY-----");
  private static final List<String> ALGORITHMS = List.of("RSA", "EC", "Ed25519");

  private Pem() {}

  /** All certificates of a file, at least one. */
  static List<X509Certificate> certificates(Path file) throws BadTlsFile {
    var text = text(file);
    try {
      var read =
          CertificateFactory.getInstance("X.509")
              .generateCertificates(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
              .stream()
              .map(X509Certificate.class::cast)
              .toList();
      if (read.isEmpty()) {
        throw new BadTlsFile(file + " contains no certificate");
      }
      return read;
    } catch (CertificateException e) {
      throw new BadTlsFile(file + " contains no readable certificate", e);
    }
  }

  /** The key of a file. The reason of a failure never contains a part of it. */
  static PrivateKey key(Path file) throws BadTlsFile {
    var found = KEY.matcher(text(file));
    if (!found.find()) {
      throw new BadTlsFile(
          file
              + " contains no unencrypted PKCS #8 key (BEGIN PRIVATE KEY); convert it with openssl"
              + " pkcs8 -topk8 -nocrypt");
    }
    byte[] encoded;
    try {
      encoded = Base64.getMimeDecoder().decode(found.group(1));
    } catch (IllegalArgumentException damaged) {
      throw new BadTlsFile(file + " contains a damaged key");
    }
    for (var algorithm : ALGORITHMS) {
      try {
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(encoded));
      } catch (GeneralSecurityException another) {
        // the next one
      }
    }
    throw new BadTlsFile(file + " contains a key that is neither RSA nor EC nor Ed25519");
  }

  private static String text(Path file) throws BadTlsFile {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new BadTlsFile(file + (Files.exists(file) ? " cannot be read" : " is missing"), e);
    }
  }
}
