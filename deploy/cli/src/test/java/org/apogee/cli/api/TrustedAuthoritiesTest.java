package org.apogee.cli.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import javax.net.ssl.SSLContext;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalAuthority;
import org.apogee.platform.tls.TlsContext;
import org.apogee.platform.tls.TlsFolder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrustedAuthoritiesTest {
  private final SSLContext usual = usual();

  @TempDir Path folder;

  @AfterEach
  void trustAsUsual() {
    SSLContext.setDefault(usual);
  }

  @Test
  void aPlatformOfAnAuthorityOfOnesOwnIsTrusted() throws Exception {
    LocalAuthority.create("Apogee's test authority").issue(folder, "platform", "127.0.0.1");
    var server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    var tls = new TlsContext(new TlsFolder(folder), false);
    server.setHttpsConfigurator(new HttpsConfigurator(tls.context()));
    server.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    server.start();
    try {
      assertThat(status(server)).as("a stranger").isZero();
      TrustedAuthorities.useOnly(folder.resolve("ca.crt"));
      assertThat(status(server)).isEqualTo(204);
    } finally {
      server.stop(0);
    }
  }

  @Test
  void aFileWithoutCertificatesIsRefused() throws Exception {
    var empty = Files.writeString(folder.resolve("ca.crt"), "");
    for (var file : List.of(empty, folder.resolve("missing"))) {
      assertThatThrownBy(() -> TrustedAuthorities.useOnly(file))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining(file.toString());
    }
  }

  private static int status(HttpsServer server) throws InterruptedException {
    try (var api = new ApiClient(List.of("https://127.0.0.1:" + server.getAddress().getPort()))) {
      return api.get("/status", "").status();
    }
  }

  private static SSLContext usual() {
    try {
      return SSLContext.getDefault();
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
