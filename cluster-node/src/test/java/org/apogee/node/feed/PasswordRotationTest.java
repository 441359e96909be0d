package org.apogee.node.feed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.typesafe.config.ConfigFactory;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ScramCredentialInfo;
import org.apache.kafka.clients.admin.ScramMechanism;
import org.apache.kafka.clients.admin.UserScramCredentialUpsertion;
import org.apogee.cluster.register.Fence;
import org.apogee.local.BrokerSecurity;
import org.apogee.local.LocalAuthority;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalPorts;
import org.apogee.node.game.PlayedGame;
import org.apogee.node.journal.TestDatabase;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.platform.trace.Traces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The feed to a real broker with SASL_SSL, whose user gets another password. */
@Timeout(180)
final class PasswordRotationTest {
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  private final int port = LocalPorts.free();
  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

  @TempDir Path folder;

  @Test
  void theFeedContinuesWithTheNewPassword() throws Exception {
    LocalAuthority.create("Apogee's test authority")
        .issue(folder.resolve("broker"), "broker", "127.0.0.1");
    var passwordFile = Files.writeString(folder.resolve("password"), "first");
    var settings = new FeedSettings("games", "results", 1, 1, 64, 900_000);
    var metrics = new FeedMetrics(registry, settings, InstantSource.system());
    var game = PlayedGame.resigned("sol", 2, 1);
    long events = game.entries().size();
    try (var database = TestDatabase.fresh();
        var journal = database.writer()) {
      var first = broker("first");
      try (var _ =
          Feed.publish(
              database.database().dataSource(),
              Fence.NONE,
              kafka(passwordFile),
              settings,
              metrics,
              Traces.OFF,
              InstantSource.system())) {
        journal.write("g1", game);
        journal.commit();
        await().atMost(PATIENCE).until(() -> published() == events);
        changePassword(first);
        first.close(); // its connections were signed in before
        try (var _ = broker("second")) {
          journal.write("g2", game);
          journal.commit();
          await().atMost(PATIENCE).until(() -> errors() > 0 || refusedSignIns() > 0);
          assertThat(published()).isEqualTo(events);
          Files.writeString(passwordFile, "second");
          await().atMost(PATIENCE).until(() -> published() == 2 * events);
        }
      }
    }
  }

  private LocalBroker broker(String password) {
    return LocalBroker.start(
        folder.resolve("data"),
        port,
        "",
        Optional.of(new BrokerSecurity(folder.resolve("broker"), "apogee", password)));
  }

  private static void changePassword(LocalBroker broker) throws Exception {
    try (var admin = Admin.create(broker.client())) {
      var mechanism = new ScramCredentialInfo(ScramMechanism.SCRAM_SHA_512, 4096);
      admin
          .alterUserScramCredentials(
              List.of(new UserScramCredentialUpsertion("apogee", mechanism, "second")))
          .all()
          .get();
    }
  }

  private KafkaSettings kafka(Path passwordFile) {
    var text =
        """
        apogee.kafka {
          bootstrap-servers = "127.0.0.1:%d", max-block = 5s
          tls = "%s", user = apogee, password-file = "%s"
        }
        """
            .formatted(port, trust(), passwordFile);
    return KafkaSettings.from(
        Configuration.of(
            ConfigFactory.parseString(text)
                .withFallback(ConfigFactory.defaultReference())
                .resolve()));
  }

  /** Only the authority: clients without a certificate of their own. */
  private Path trust() {
    try {
      var trust = Files.createDirectories(folder.resolve("trust"));
      Files.copy(folder.resolve("broker").resolve("ca.crt"), trust.resolve("ca.crt"));
      return trust;
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private long published() {
    return (long) registry.get("apogee.feed.published").tag("topic", "games").counter().count();
  }

  private double errors() {
    var counter = registry.find("apogee.feed.errors").tag("kind", FeedMetrics.KAFKA).counter();
    return counter == null ? 0 : counter.count();
  }

  /** A producer that knows the topics waits instead of failing, and tries to sign in again. */
  private double refusedSignIns() {
    return registry.find("kafka.producer.failed.authentication.total").functionCounters().stream()
        .mapToDouble(FunctionCounter::count)
        .sum();
  }
}
