package org.apogee.platform.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apogee.platform.config.Configuration;
import org.junit.jupiter.api.Test;

class KafkaSettingsTest {
  private final KafkaSettings settings =
      KafkaSettings.from(
          Configuration.of(
              ConfigFactory.parseString("apogee.kafka.bootstrap-servers = \"127.0.0.1:1\"")
                  .withFallback(ConfigFactory.parseResources("reference.conf"))
                  .resolve()));

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
}
