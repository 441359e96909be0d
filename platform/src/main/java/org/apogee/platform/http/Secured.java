package org.apogee.platform.http;

import java.net.InetSocketAddress;
import javax.net.ssl.SSLEngine;
import org.apogee.engine.BadInput;
import org.apogee.platform.tls.BadTlsFile;
import org.apogee.platform.tls.TlsContext;
import org.apogee.platform.tls.TlsFolder;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.jspecify.annotations.Nullable;

/** TLS under HTTP, with a certificate whose files may be replaced at any time. */
final class Secured {
  private Secured() {}

  static ConnectionFactory with(TlsFolder folder, ConnectionFactory above) {
    try {
      return new SslConnectionFactory(
          new Engines(new TlsContext(folder, false)), above.getProtocol());
    } catch (BadTlsFile bad) {
      throw new BadInput(
          "bad-configuration",
          "The setting apogee.http.tls refers to a folder with an unusable file: %s."
              .formatted(bad.getMessage()));
    }
  }

  /** Jetty asks for an engine for each connection. */
  private static final class Engines extends SslContextFactory.Server {
    private static final String[] PROTOCOLS = {"TLSv1.3", "TLSv1.2"};

    private final TlsContext tls;

    Engines(TlsContext tls) {
      this.tls = tls;
      setSslContext(tls.context());
    }

    @Override
    public SSLEngine newSSLEngine() {
      return ours(tls.context().createSSLEngine());
    }

    @Override
    public SSLEngine newSSLEngine(String host, int port) {
      return ours(tls.context().createSSLEngine(host, port));
    }

    @Override
    public SSLEngine newSSLEngine(@Nullable InetSocketAddress address) {
      return newSSLEngine();
    }

    private static SSLEngine ours(SSLEngine engine) {
      engine.setUseClientMode(false);
      engine.setEnabledProtocols(PROTOCOLS);
      return engine;
    }
  }
}
