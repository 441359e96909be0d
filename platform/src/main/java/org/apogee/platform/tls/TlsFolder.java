package org.apogee.platform.tls;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.platform.config.Configuration;

/**
 * A folder with the files of a TLS secret of Kubernetes: {@code ca.crt} with the authorities that
 * we trust, {@code tls.crt} with our certificate and {@code tls.key} with its key. They are read
 * again after they were replaced.
 */
public record TlsFolder(Path path) {
  /** The folder that a setting names, if it is set. */
  public static Optional<TlsFolder> from(Configuration level, String key) {
    return level.has(key) ? Optional.of(new TlsFolder(Path.of(level.text(key)))) : Optional.empty();
  }

  public Path authority() {
    return path.resolve("ca.crt");
  }

  public Path certificate() {
    return path.resolve("tls.crt");
  }

  public Path key() {
    return path.resolve("tls.key");
  }

  /** Whether it has a certificate of our own. */
  public boolean hasCertificate() {
    return Files.exists(certificate()) || Files.exists(key());
  }

  /**
   * Reads all files, for the start of a process.
   *
   * @throws BadInput with the setting, the file and what is wrong with it
   */
  public void checkTrust(Configuration level, String key) {
    check(level, key, true, hasCertificate());
  }

  /** The same if a certificate of our own is required. */
  public void checkIdentity(Configuration level, String key) {
    check(level, key, true, true);
  }

  /** The same if only others verify: which authorities they trust is unknown here. */
  public void checkOwn(Configuration level, String key) {
    check(level, key, false, true);
  }

  private void check(Configuration level, String key, boolean trusts, boolean hasOwn) {
    try {
      var trusted = trusts ? Pem.certificates(authority()) : null;
      var own = hasOwn ? Identity.read(this) : null;
      if (trusted != null && own != null) {
        own.check(trusted);
      }
    } catch (BadTlsFile bad) {
      throw level.bad(key, "refers to a folder with an unusable file: " + bad.getMessage());
    }
  }

  /** The algorithm of our key, for drivers that do not find it out. */
  public String keyAlgorithm(Configuration level, String key) {
    try {
      return Pem.key(key()).getAlgorithm();
    } catch (BadTlsFile bad) {
      throw level.bad(key, "refers to a folder with an unusable file: " + bad.getMessage());
    }
  }
}
