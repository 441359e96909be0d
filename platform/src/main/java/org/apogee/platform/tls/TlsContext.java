package org.apogee.platform.tls;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.function.LongSupplier;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * TLS with the certificate of a folder. Each new connection looks whether its files were replaced.
 * Files that cannot be used, also because only some of them were replaced so far, change nothing:
 * the former ones stay in use.
 */
public final class TlsContext {
  private static final Logger LOG = LoggerFactory.getLogger(TlsContext.class);

  /** Looks at the files are not free, and connections may come in floods. */
  private static final long BETWEEN_LOOKS_NANOS = 500_000_000L;

  private final TlsFolder folder;
  private final boolean isMutual;
  private Loaded loaded;
  private String refused = "";
  private final LongSupplier nanos;
  private long lookedAt;

  /** What the files contained, and how they looked. */
  private record Loaded(String look, SSLContext context, X509Certificate certificate) {}

  /**
   * Reads the files.
   *
   * @param isMutual whether both sides must have a certificate of an authority in {@code ca.crt}
   */
  public TlsContext(TlsFolder folder, boolean isMutual) throws BadTlsFile {
    this(folder, isMutual, System::nanoTime);
  }

  TlsContext(TlsFolder folder, boolean isMutual, LongSupplier nanos) throws BadTlsFile {
    this.folder = folder;
    this.isMutual = isMutual;
    this.nanos = nanos;
    this.lookedAt = nanos.getAsLong();
    this.loaded = load(look());
  }

  /** For clients that trust the authorities of a folder and have no certificate. */
  public static SSLContext trusting(TlsFolder folder) throws BadTlsFile {
    var authorities = Pem.certificates(folder.authority());
    try {
      var context = SSLContext.getInstance("TLS");
      context.init(null, trustManagers(authorities), null);
      return context;
    } catch (GeneralSecurityException | IOException e) {
      throw new BadTlsFile(folder.path() + " cannot be used for TLS", e);
    }
  }

  /** For the next connection. */
  public synchronized SSLContext context() {
    long now = nanos.getAsLong();
    if (now - lookedAt > BETWEEN_LOOKS_NANOS) {
      lookedAt = now;
      refresh(look());
    }
    return loaded.context;
  }

  /** Our own certificate at the moment. */
  public synchronized X509Certificate certificate() {
    return loaded.certificate;
  }

  private void refresh(String look) {
    if (look.equals(loaded.look) || look.equals(refused)) {
      return;
    }
    try {
      loaded = load(look);
      refused = "";
      LOG.info(
          "new certificates of {} are in use, valid until {}",
          folder.path(),
          loaded.certificate.getNotAfter().toInstant());
    } catch (BadTlsFile bad) {
      refused = look;
      LOG.warn("the former certificates stay in use: {}", bad.getMessage());
    }
  }

  private String look() {
    var look = new StringBuilder();
    for (var file : List.of(folder.certificate(), folder.key(), folder.authority())) {
      look.append(lookOf(file)).append(' ');
    }
    return look.toString();
  }

  private static String lookOf(Path file) {
    try {
      return Files.getLastModifiedTime(file).toMillis() + "/" + Files.size(file);
    } catch (IOException missing) {
      return "missing";
    }
  }

  private Loaded load(String look) throws BadTlsFile {
    var identity = Identity.read(folder);
    var authorities = isMutual ? Pem.certificates(folder.authority()) : List.<X509Certificate>of();
    if (isMutual) {
      identity.check(authorities);
    }
    try {
      var context = SSLContext.getInstance("TLS");
      context.init(
          keys(identity).getKeyManagers(), isMutual ? trustManagers(authorities) : null, null);
      return new Loaded(look, context, identity.chain().getFirst());
    } catch (GeneralSecurityException | IOException e) {
      throw new BadTlsFile(folder.path() + " cannot be used for TLS", e);
    }
  }

  private static KeyManagerFactory keys(Identity identity)
      throws GeneralSecurityException, IOException {
    var password = new char[] {'x'}; // of a store that exists in memory only
    var store = KeyStore.getInstance("PKCS12");
    store.load(null, password);
    store.setKeyEntry(
        "own", identity.key(), password, identity.chain().toArray(Certificate[]::new));
    var factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    factory.init(store, password);
    return factory;
  }

  private static TrustManager[] trustManagers(List<X509Certificate> authorities)
      throws GeneralSecurityException, IOException {
    var store = KeyStore.getInstance("PKCS12");
    store.load(null, null);
    for (int i = 0; i < authorities.size(); i++) {
      store.setCertificateEntry("authority-" + i, authorities.get(i));
    }
    var factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(store);
    return factory.getTrustManagers();
  }
}
