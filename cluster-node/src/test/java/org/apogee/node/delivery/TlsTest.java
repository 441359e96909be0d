package org.apogee.node.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.ServerSetup;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import org.apogee.local.LocalDatabase;
import org.apogee.node.delivery.MailSettings.Security;
import org.apogee.node.delivery.Posted.Result;
import org.apogee.platform.config.Secret;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.token.Players;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Both channels over TLS, with a certificate of our own: its host and its issuer are checked. */
final class TlsTest {
  private static final DeliverySettings SETTINGS = patient(TestReceiver.settings());
  private static final String BROKEN = "The TLS handshake";
  @TempDir static Path folder;
  private static TestCertificate certificate;
  private static SSLSocketFactory ours;
  private static SSLSocketFactory usual;

  @BeforeAll
  static void make() throws Exception {
    certificate = TestCertificate.in(folder);
    ours = certificate.context().getSocketFactory();
    usual = SSLContext.getDefault().getSocketFactory();
    // These are the settings of GreenMail for its own certificate.
    System.setProperty("greenmail.tls.keystore.file", certificate.file().toString());
    System.setProperty("greenmail.tls.keystore.password", TestCertificate.PASSWORD);
  }

  @AfterAll
  static void forget() {
    System.clearProperty("greenmail.tls.keystore.file");
    System.clearProperty("greenmail.tls.keystore.password");
  }

  /** The first handshake of a process takes long. */
  private static DeliverySettings patient(DeliverySettings usual) {
    return new DeliverySettings(
        usual.rules(),
        usual.publicUrl(),
        Duration.ofSeconds(20),
        Duration.ofSeconds(40),
        usual.giveUpAfter(),
        usual.firstRetry(),
        usual.lastRetry(),
        usual.atOnce());
  }

  private static Claim claim() {
    var now = Instant.now();
    return new Claim("r", 1, 1, now, "n", "test", "Title", "Text", "/", now);
  }

  private static Posted send(Channel channel, String address) {
    try (channel) {
      var name = channel instanceof MailClient ? Lease.EMAIL : "webhook";
      return channel.send(
          new Lease("r", 1, name, address, "secret", "apogee"), claim(), Instant.now());
    }
  }

  @Test
  void aWebhookMustShowACertificateOfItsHostThatWeTrust() throws Exception {
    var here = InetAddress.getLoopbackAddress();
    var server = HttpsServer.create(new InetSocketAddress(here, 0), 0);
    var requests = new AtomicInteger();
    server.setHttpsConfigurator(new HttpsConfigurator(certificate.context()));
    server.createContext(
        "/",
        exchange -> {
          requests.incrementAndGet();
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    server.start();
    try {
      var port = server.getAddress().getPort();
      var right = "https://127.0.0.1:" + port + "/hook";
      var other = "https://localhost:" + port + "/hook";
      assertThat(send(new WebhookClient(SETTINGS, ours), right).result())
          .isEqualTo(Result.ACCEPTED);
      assertThat(send(new WebhookClient(SETTINGS, ours), other).outcome()).startsWith(BROKEN);
      assertThat(send(new WebhookClient(SETTINGS, usual), right).outcome()).startsWith(BROKEN);
      assertThat(requests.get()).isEqualTo(1);
    } finally {
      server.stop(0);
    }
  }

  @Test
  void aMailServerMustShowOneToo() {
    var user = LocalDatabase.USER;
    var password = new Secret(LocalDatabase.PASSWORD);
    var url = LocalDatabase.forTests().freshDatabase();
    var registry = new io.micrometer.core.instrument.simple.SimpleMeterRegistry();
    try (var database =
            Database.open(new DatabaseSettings(url, user, password, 2), "test", registry);
        var server = TestMailServer.started(ServerSetup.PROTOCOL_SMTPS)) {
      Players.migrate(database);
      var quotas = new Quotas(database);
      var mail = server.settings(Security.TLS, TestMailServer.PASSWORD, 9);
      var address = "ada@example.org";
      var trusting = send(new MailClient(SETTINGS, mail, quotas, ours), address);
      assertThat(trusting.outcome()).isEqualTo("The mail server accepted it.");
      assertThat(send(new MailClient(SETTINGS, mail, quotas, usual), address).outcome())
          .startsWith(BROKEN);
      assertThat(server.accepted()).hasSize(1);
    }
  }
}
