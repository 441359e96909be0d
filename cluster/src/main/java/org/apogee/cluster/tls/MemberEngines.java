package org.apogee.cluster.tls;

import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSession;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.remote.artery.tcp.SSLEngineProvider;
import org.apogee.engine.BadInput;
import org.apogee.platform.tls.BadTlsFile;
import org.apogee.platform.tls.TlsContext;
import org.apogee.platform.tls.TlsFolder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import scala.Option;

/**
 * TLS for Pekko's connections between members. Both sides must show a certificate of an authority
 * in {@code ca.crt} that has a name in common with their own, so that the certificate of another
 * part, such as the database, admits nobody. Pekko instantiates the class by name.
 *
 * <p>Pekko's own provider with rotating keys knows one authority at a time, so authorities could
 * not be replaced while the cluster runs, and no intermediate ones.
 */
public final class MemberEngines implements SSLEngineProvider {
  private static final Logger LOG = LoggerFactory.getLogger(MemberEngines.class);
  private static final String FOLDER = "apogee.cluster.tls";
  private static final String[] PROTOCOLS = {"TLSv1.3"};

  /** A process that is refused tries again and again. */
  private static final long SILENCE_NANOS = 60_000_000_000L;

  private final TlsContext tls;
  private final Map<String, Long> reported = new ConcurrentHashMap<>();

  public MemberEngines(ActorSystem system) {
    var folder = system.settings().config().getString(FOLDER);
    try {
      tls = new TlsContext(new TlsFolder(Path.of(folder)), true);
    } catch (BadTlsFile bad) {
      throw new BadInput(
          "bad-configuration",
          "The setting %s refers to a folder with an unusable file: %s."
              .formatted(FOLDER, bad.getMessage()));
    }
  }

  /**
   * Pekko's settings for TLS. Sometimes a stream does not end although the other side has closed
   * its connection, and then the last phase of a stop times out. The member has left the cluster
   * before that phase, so 3 s are enough instead of 10.
   */
  public static Map<String, Object> pekko() {
    return Map.of(
        "pekko.remote.artery.transport",
        "tls-tcp",
        "pekko.coordinated-shutdown.phases.actor-system-terminate.timeout",
        "3s",
        "pekko.remote.artery.ssl.ssl-engine-provider",
        MemberEngines.class.getName());
  }

  @Override
  public SSLEngine createServerSSLEngine(String host, int port) {
    var engine = engine(host, port);
    engine.setUseClientMode(false);
    engine.setNeedClientAuth(true);
    return new ReportingEngine(engine, this::refused);
  }

  @Override
  public SSLEngine createClientSSLEngine(String host, int port) {
    var engine = engine(host, port);
    engine.setUseClientMode(true);
    return engine;
  }

  private SSLEngine engine(String host, int port) {
    var engine = tls.context().createSSLEngine(host, port);
    engine.setEnabledProtocols(PROTOCOLS);
    return engine;
  }

  private void refused(SSLException why) {
    var sentence = MemberRefusal.sentence(why);
    long now = System.nanoTime();
    var last = reported.get(sentence);
    if (last == null || now - last > SILENCE_NANOS) {
      reported.put(sentence, now);
      LOG.warn("a connection of another process was refused: {}", sentence);
    }
  }

  @Override
  public Option<Throwable> verifyClientSession(String host, SSLSession session) {
    return verify(session);
  }

  @Override
  public Option<Throwable> verifyServerSession(String host, SSLSession session) {
    return verify(session);
  }

  private Option<Throwable> verify(SSLSession session) {
    try {
      var peer = (X509Certificate) session.getPeerCertificates()[0];
      if (CertificateNames.share(tls.certificate(), peer)) {
        return Option.empty();
      }
      var why =
          new SSLPeerUnverifiedException(
              "its certificate for %s has no name in common with ours"
                  .formatted(peer.getSubjectX500Principal()));
      refused(why);
      return Option.apply(why);
    } catch (SSLPeerUnverifiedException anonymous) {
      return Option.apply(anonymous);
    }
  }
}
