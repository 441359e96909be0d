package org.apogee.platform.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apogee.engine.BadInput;
import org.apogee.platform.config.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KafkaSettingsTest {
  private final KafkaSettings settings = with("");

  private static KafkaSettings with(String overrides) {
    return KafkaSettings.from(
        Configuration.of(
            ConfigFactory.parseString(
                    "apogee.kafka.bootstrap-servers = \"127.0.0.1:1\"\n" + overrides)
                .withFallback(ConfigFactory.parseResources("reference.conf"))
                .resolve()));
  }

  @Test
  void kafkaTakesTheProducersSettings() {
    var properties = settings.producer("feed");
    properties.put("key.serializer", ByteArraySerializer.class.getName());
    properties.put("value.serializer", ByteArraySerializer.class.getName());
    var config = new ProducerConfig(properties);
    assertThat(config.getString("acks")).isEqualTo("-1");
    assertThat(config.getBoolean("enable.idempotence")).isTrue();
    assertThat(config.getLong("buffer.memory")).isEqualTo(32L * 1024 * 1024);
    assertThat(config.getLong("linger.ms")).isEqualTo(5);
  }

  @Test
  void kafkaTakesTheConsumersSettings() {
    Properties properties = settings.consumer("analytics", "ratings");
    properties.put("key.deserializer", ByteArrayDeserializer.class.getName());
    properties.put("value.deserializer", ByteArrayDeserializer.class.getName());
    var config = new ConsumerConfig(properties);
    assertThat(config.getString("group.id")).isEqualTo("ratings");
    assertThat(config.getBoolean("enable.auto.commit")).isFalse();
    assertThat(config.getString("auto.offset.reset")).isEqualTo("earliest");
  }

  @Test
  void anyPropertyReachesTheClientsThatHaveIt(@TempDir Path folder) throws Exception {
    var file =
        Files.writeString(folder.resolve("kafka.properties"), "fetch.min.bytes=1\nlinger.ms=7\n");
    var given =
        with(
            """
            apogee.kafka.properties { security.protocol = SSL, linger.ms = 9 }
            apogee.kafka.properties-file = "%s"
            APOGEE_KAFKA_PROPERTY_SSL_PROTOCOL = TLSv1.3
            """
                .formatted(file));
    assertThat(given.producer("feed"))
        .containsEntry("security.protocol", "SSL")
        .containsEntry("ssl.protocol", "TLSv1.3")
        .containsEntry("linger.ms", "9")
        .doesNotContainKey("fetch.min.bytes");
    assertThat(given.consumer("ratings", "all"))
        .containsEntry("ssl.protocol", "TLSv1.3")
        .containsEntry("fetch.min.bytes", "1")
        .doesNotContainKey("linger.ms");
    assertThat(given.admin("topics")).containsEntry("security.protocol", "SSL");
    assertThat(given.reader("tail")).containsEntry("security.protocol", "SSL");
    Files.writeString(file, "fetch.min.bytes=2\n");
    assertThat(given.reader("tail")).containsEntry("fetch.min.bytes", "2");
    Files.delete(file);
    assertThatThrownBy(() -> given.reader("tail")).isInstanceOf(KafkaException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          apogee.kafka.properties.ssl.protocoll = x | did you mean ssl.protocol?
          apogee.kafka.properties.acks = 1 | which Apogee decides itself
          apogee.kafka.properties-file = nowhere.properties | which cannot be read
          APOGEE_KAFKA_PROPERTY_SSL_PROTOKOL = x | did you mean APOGEE_KAFKA_PROPERTY_SSL_PROTOCOL?
          APOGEE_KAFKA_PROPERTY_ACKS = 1 | APOGEE_KAFKA_PROPERTY_ACKS is no property
          apogee.kafka.user = me | apogee.kafka.password is missing
          apogee.kafka { user = me, password = p, mechanism = GUESS } | must be one of SCRAM-SHA-512
          apogee.kafka.tls = nowhere | ca.crt is missing
          """)
  void aWrongPropertyStopsTheStart(String overrides, String sentence) {
    assertThatThrownBy(() -> with(overrides))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void aUserIsPartOfTheProtocol() {
    var plain = with("apogee.kafka { user = me, password = \"a\\\"b\" }").admin("topics");
    assertThat(plain)
        .containsEntry("security.protocol", "SASL_PLAINTEXT")
        .containsEntry("sasl.mechanism", "SCRAM-SHA-512");
    assertThat(plain.getProperty("sasl.jaas.config")).endsWith("password=\"a\\\"b\";");
    assertThat(with("apogee.kafka { user = me, password = p }").toString()).doesNotContain("=p");
  }
}
