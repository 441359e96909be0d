package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalAuthority;
import org.apogee.platform.tls.TlsContext;
import org.apogee.platform.tls.TlsFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The port for clients with a certificate of its own. */
class SecuredPortTest {
  private final LocalAuthority authority = LocalAuthority.create("Apogee's test authority");

  @Test
  void replacedFilesAreUsedByTheNextConnection(@TempDir Path folder) throws Exception {
    authority.issue(folder, "first", "127.0.0.1");
    try (var server = server(folder)) {
      assertThat(subject(server, folder)).isEqualTo("CN=first");
      authority.issue(folder, "second", "127.0.0.1");
      await().until(() -> subject(server, folder), "CN=second"::equals);
    }
  }

  @Test
  void plainRequestsAndOtherAuthoritiesAreRefused(@TempDir Path folder, @TempDir Path other)
      throws Exception {
    authority.issue(folder, "apogee", "127.0.0.1");
    LocalAuthority.create("another").issue(other, "apogee", "127.0.0.1");
    try (var server = server(folder)) {
      assertThatThrownBy(() -> subject(server, other)).isInstanceOf(IOException.class);
      var plain = URI.create("http://127.0.0.1:%d/hello".formatted(server.server.port()));
      try (var client = HttpClient.newHttpClient()) {
        assertThatThrownBy(
                () -> client.send(HttpRequest.newBuilder(plain).build(), BodyHandlers.ofString()))
            .isInstanceOf(IOException.class);
      }
    }
  }

  @Test
  void aFolderWithoutAKeyStopsTheStart(@TempDir Path folder) throws Exception {
    authority.issue(folder, "apogee", "127.0.0.1");
    Files.delete(folder.resolve("tls.key"));
    assertThatThrownBy(() -> server(folder).close())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("apogee.http.tls")
        .hasMessageContaining("tls.key is missing");
  }

  private static TestServer server(Path folder) {
    var hello = Route.get("/hello", Access.ANYBODY, _ -> Answer.json(Map.of()));
    return new TestServer("tls = \"" + folder + "\"", hello);
  }

  private static String subject(TestServer server, Path trusted) throws Exception {
    var uri = URI.create("https://127.0.0.1:%d/hello".formatted(server.server.port()));
    try (var client =
        HttpClient.newBuilder()
            .version(Version.HTTP_1_1)
            .sslContext(TlsContext.trusting(new TlsFolder(trusted)))
            .connectTimeout(Duration.ofSeconds(10))
            .build()) {
      HttpResponse<String> answer =
          client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      var certificate =
          (X509Certificate) answer.sslSession().orElseThrow().getPeerCertificates()[0];
      return certificate.getSubjectX500Principal().getName();
    }
  }
}
