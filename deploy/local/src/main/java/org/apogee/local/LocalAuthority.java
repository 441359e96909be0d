package org.apogee.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.stream.Stream;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.cert.CertIOException;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/**
 * A certificate authority of our own, for connections on this machine and for tests. Its
 * certificates are folders with the files of a TLS secret of Kubernetes.
 */
public final class LocalAuthority {
  public static final String CERTIFICATE = "tls.crt";
  public static final String KEY = "tls.key";
  public static final String AUTHORITY = "ca.crt";

  private static final Duration VALID = Duration.ofDays(3650);

  /** The clocks of two processes may differ a little. */
  private static final Duration BEFORE = Duration.ofHours(1);

  /** Keys on it are made in no time, unlike those of RSA. */
  private static final String CURVE = "secp256r1";

  private static final int SERIAL_BITS = 120;
  private static final int LINE = 64;

  private final SecureRandom random = new SecureRandom();
  private final X500Name name;
  private final KeyPair keys;
  private final X509Certificate certificate;

  private LocalAuthority(String commonName) {
    name = new X500Name("CN=" + commonName);
    keys = keyPair();
    certificate = certificate(name, keys, Instant.now().plus(VALID), true);
  }

  /** A new authority, whose key exists in memory only. */
  public static LocalAuthority create(String commonName) {
    return new LocalAuthority(commonName);
  }

  /**
   * Writes a certificate, its key and the authority's certificate into a folder, which is made when
   * missing. Each file is replaced in one step.
   *
   * @param hosts names and IP addresses
   */
  public void issue(Path folder, String commonName, String... hosts) {
    issue(folder, commonName, VALID, hosts);
  }

  /** The same with a validity of its own; a negative one has ended. */
  public void issue(Path folder, String commonName, Duration valid, String... hosts) {
    var own = keyPair();
    var issued =
        certificate(new X500Name("CN=" + commonName), own, Instant.now().plus(valid), false, hosts);
    try {
      Files.createDirectories(folder);
      write(folder.resolve(KEY), "PRIVATE KEY", own.getPrivate().getEncoded());
      write(folder.resolve(CERTIFICATE), "CERTIFICATE", issued.getEncoded());
      write(folder.resolve(AUTHORITY), "CERTIFICATE", certificate.getEncoded());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write certificates to " + folder, e);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("cannot encode a certificate", e);
    }
  }

  private X509Certificate certificate(
      X500Name subject, KeyPair owner, Instant until, boolean isAuthority, String... hosts) {
    var builder =
        new JcaX509v3CertificateBuilder(
            name,
            new BigInteger(SERIAL_BITS, random).add(BigInteger.ONE),
            Date.from(until.minus(VALID).minus(BEFORE)),
            Date.from(until),
            subject,
            owner.getPublic());
    try {
      builder.addExtension(Extension.basicConstraints, true, new BasicConstraints(isAuthority));
      if (isAuthority) {
        builder.addExtension(Extension.keyUsage, true, new KeyUsage(KeyUsage.keyCertSign));
      } else {
        var names = Stream.of(hosts).map(LocalAuthority::named).toArray(GeneralName[]::new);
        builder.addExtension(Extension.subjectAlternativeName, false, new GeneralNames(names));
      }
      var signer = new JcaContentSignerBuilder("SHA256withECDSA").build(keys.getPrivate());
      return new JcaX509CertificateConverter().getCertificate(builder.build(signer));
    } catch (CertIOException | OperatorCreationException | GeneralSecurityException e) {
      throw new IllegalStateException("cannot make a certificate", e);
    }
  }

  private static GeneralName named(String host) {
    boolean isAddress = host.matches("[0-9.]+|.*:.*");
    return new GeneralName(isAddress ? GeneralName.iPAddress : GeneralName.dNSName, host);
  }

  private KeyPair keyPair() {
    try {
      var generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec(CURVE), random);
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has " + CURVE, e);
    }
  }

  private static void write(Path file, String kind, byte[] content) throws IOException {
    var lines = Base64.getMimeEncoder(LINE, new byte[] {'\n'}).encodeToString(content);
    var text = "-----BEGIN %1$s-----\n%2$s\n-----END %1$s-----\n".formatted(kind, lines);
    var next =
        Files.createTempFile(
            file.getParent(),
            file.getFileName().toString(),
            "",
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    Files.write(next, text.getBytes(StandardCharsets.US_ASCII));
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
