package org.apogee.platform.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import no.nav.security.mock.oauth2.MockOAuth2Server;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.ScramCredentialInfo;
import org.apache.kafka.clients.admin.ScramMechanism;
import org.apache.kafka.clients.admin.UserScramCredentialUpsertion;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.SaslAuthenticationException;
import org.apache.kafka.common.errors.SslAuthenticationException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apogee.local.BrokerSecurity;
import org.apogee.local.LocalAuthority;
import org.apogee.local.LocalBroker;
import org.apogee.platform.config.Configuration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A real broker with SASL_SSL that requires client certificates and accepts SCRAM and OAUTHBEARER.
 */
class SecuredBrokerTest {
  private static final String PASSWORD = "a \\ \"quoted\" password";
  private static final String ALLOWED = "org.apache.kafka.sasl.oauthbearer.allowed.urls";
  private static final MockOAuth2Server PROVIDER = new MockOAuth2Server();

  @TempDir static Path folder;
  private static LocalAuthority authority;
  private static LocalBroker broker;

  @BeforeAll
  static void start() throws Exception {
    PROVIDER.start();
    System.setProperty(
        ALLOWED, PROVIDER.jwksUrl("kafka") + "," + PROVIDER.tokenEndpointUrl("kafka"));
    authority = LocalAuthority.create("Apogee's test authority");
    authority.issue(folder.resolve("broker"), "broker", "127.0.0.1");
    authority.issue(folder.resolve("client"), "client", "client.example.org");
    Files.writeString(folder.resolve("password"), "secret\n");
    var listener = "listener.name.sasl_ssl.";
    var bearer = listener + "oauthbearer.sasl.";
    var more =
        Map.of(
            listener + "ssl.client.auth",
            "required",
            "sasl.enabled.mechanisms",
            "SCRAM-SHA-512,OAUTHBEARER",
            bearer + "jaas.config",
            "org.apache.kafka.common.security.oauthbearer.OAuthBearerLoginModule required;",
            bearer + "server.callback.handler.class",
            "org.apache.kafka.common.security.oauthbearer.OAuthBearerValidatorCallbackHandler",
            bearer + "oauthbearer.jwks.endpoint.url",
            PROVIDER.jwksUrl("kafka").toString(),
            bearer + "oauthbearer.expected.issuer",
            PROVIDER.issuerUrl("kafka").toString(),
            bearer + "oauthbearer.expected.audience",
            "games",
            "offsets.topic.num.partitions",
            "1");
    broker =
        LocalBroker.start(
            folder.resolve("data"),
            0,
            "",
            Optional.of(new BrokerSecurity(folder.resolve("broker"), "apogee", "secret", more)));
    try (var admin = Admin.create(settings("").admin("test"))) {
      admin.createTopics(List.of(new NewTopic("words", 1, (short) 1))).all().get();
    }
  }

  @AfterAll
  static void stop() {
    broker.close();
    PROVIDER.shutdown();
    System.clearProperty(ALLOWED);
  }

  @Test
  void aUserWithACertificateWritesAndReads() throws Exception {
    assertThat(sent(settings(""), "scram")).isNotNegative();
    assertThat(read(settings(""))).contains("scram");
  }

  @Test
  void aUserWithATokenOfAProviderWrites() throws Exception {
    var bearer =
        settings(
            """
            mechanism = OAUTHBEARER
            properties {
              sasl.oauthbearer.token.endpoint.url = "%s"
              sasl.oauthbearer.scope = games
            }
            """
                .formatted(PROVIDER.tokenEndpointUrl("kafka")));
    assertThat(sent(bearer, "bearer")).isNotNegative();
  }

  @Test
  void withoutACertificateTheBrokerRefuses() {
    assertThatThrownBy(() -> sent(settings("tls = " + trustOnly()), "never"))
        .hasCauseInstanceOf(SslAuthenticationException.class);
  }

  @Test
  void aBrokerOfAnotherAuthorityIsRefused() {
    LocalAuthority.create("another").issue(folder.resolve("other"), "other", "127.0.0.1");
    var other = settings("tls = \"" + folder.resolve("other") + "\"");
    assertThatThrownBy(() -> sent(other, "never"))
        .cause()
        .isInstanceOf(SslAuthenticationException.class);
  }

  @Test
  void aNewPasswordIsUsedByTheNextClient() throws Exception {
    var settings = settings("user = rotating");
    changePassword("rotating", "secret");
    assertThat(sent(settings, "before")).isNotNegative();
    var before = settings.properties().version();
    changePassword("rotating", PASSWORD);
    assertThatThrownBy(() -> sent(settings, "between"))
        .cause()
        .isInstanceOf(SaslAuthenticationException.class);
    assertThat(settings.properties().version()).isEqualTo(before);
    Files.writeString(folder.resolve("password"), PASSWORD);
    try {
      assertThat(settings.properties().version()).isNotEqualTo(before);
      assertThat(sent(settings, "after")).isNotNegative();
    } finally {
      Files.writeString(folder.resolve("password"), "secret");
    }
  }

  @Test
  void aNewCertificateIsUsedByTheNextClient() throws Exception {
    var rotating = folder.resolve("rotating");
    authority.issue(rotating, "client", Duration.ofDays(-1), "client.example.org");
    assertThatThrownBy(() -> settings("tls = \"" + rotating + "\""))
        .hasMessageContaining("apogee.kafka.tls")
        .hasMessageContaining("expired");
    authority.issue(rotating, "client", "client.example.org");
    var settings = settings("tls = \"" + rotating + "\"");
    assertThat(sent(settings, "before")).isNotNegative();
    var before = settings.properties().version();
    authority.issue(rotating, "client", Duration.ofDays(-1), "client.example.org");
    assertThatThrownBy(() -> sent(settings, "between"))
        .cause()
        .isInstanceOf(AuthenticationException.class);
    authority.issue(rotating, "client", "client.example.org");
    assertThat(settings.properties().version()).isNotEqualTo(before);
    assertThat(sent(settings, "after")).isNotNegative();
  }

  private static void changePassword(String user, String password) throws Exception {
    try (var admin = Admin.create(settings("").admin("test"))) {
      admin
          .alterUserScramCredentials(
              List.of(
                  new UserScramCredentialUpsertion(
                      user, new ScramCredentialInfo(ScramMechanism.SCRAM_SHA_512, 4096), password)))
          .all()
          .get();
    }
  }

  private static String trustOnly() throws Exception {
    var trust = Files.createDirectories(folder.resolve("trust"));
    Files.writeString(
        trust.resolve("ca.crt"), Files.readString(folder.resolve("broker").resolve("ca.crt")));
    return "\"" + trust + "\"";
  }

  private static KafkaSettings settings(String more) {
    var text =
        """
        apogee.kafka {
          bootstrap-servers = "%s"
          max-block = 20s
          tls = "%s"
          user = apogee
          password-file = "%s"
          %s
        }
        """
            .formatted(
                broker.bootstrap(), folder.resolve("client"), folder.resolve("password"), more);
    return KafkaSettings.from(
        Configuration.of(
            ConfigFactory.parseString(text)
                .withFallback(ConfigFactory.parseResources("reference.conf"))
                .resolve()));
  }

  private static long sent(KafkaSettings settings, String word) throws Exception {
    try (var producer =
        new KafkaProducer<>(
            settings.producer("test"), new StringSerializer(), new StringSerializer())) {
      return producer.send(new ProducerRecord<>("words", word)).get().offset();
    }
  }

  private static List<String> read(KafkaSettings settings) {
    var partition = new TopicPartition("words", 0);
    try (var consumer =
        new KafkaConsumer<>(
            settings.reader("test"), new StringDeserializer(), new StringDeserializer())) {
      consumer.assign(List.of(partition));
      consumer.seekToBeginning(List.of(partition));
      long end = consumer.endOffsets(List.of(partition)).getOrDefault(partition, 0L);
      var words = new ArrayList<String>();
      while (consumer.position(partition) < end) {
        consumer.poll(Duration.ofMillis(200)).forEach(record -> words.add(record.value()));
      }
      return words;
    }
  }
}
