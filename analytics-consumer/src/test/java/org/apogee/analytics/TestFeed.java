package org.apogee.analytics;

import static org.awaitility.Awaitility.await;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apogee.analytics.consume.ConsumeSettings;
import org.apogee.local.LocalBroker;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.proving.sample.SampleFeed.Line;
import org.jspecify.annotations.Nullable;

/** Two topics of our own on the tests' broker, and something to fill them. */
public final class TestFeed implements AutoCloseable {
  private static final String EIGHT_MB = Integer.toString(8 * 1024 * 1024);

  private final ConsumeSettings settings;
  private final KafkaProducer<byte[], byte[]> producer;
  private final List<Future<?>> sent = new ArrayList<>();

  private TestFeed(ConsumeSettings settings) {
    this.settings = settings;
    var properties = kafka().producer("test-feed");
    properties.setProperty("max.request.size", EIGHT_MB);
    producer =
        new KafkaProducer<>(properties, new ByteArraySerializer(), new ByteArraySerializer());
  }

  public static TestFeed open(int partitions) {
    var name = UUID.randomUUID().toString().substring(0, 8);
    var settings =
        new ConsumeSettings("games-" + name, "results-" + name, "group-" + name, 300, 1024 * 1024);
    return create(settings, partitions);
  }

  private static TestFeed create(ConsumeSettings settings, int partitions) {
    for (var topic : settings.topics()) {
      LocalBroker.forTests()
          .createTopic(
              topic, partitions, Map.of("max.message.bytes", EIGHT_MB, "retention.ms", "-1"));
    }
    return new TestFeed(settings);
  }

  /** New topics of the same names, without records. */
  public TestFeed createAgain(int partitions) throws Exception {
    close();
    try (var admin = Admin.create(LocalBroker.forTests().client())) {
      admin.deleteTopics(settings.topics()).all().get(60, TimeUnit.SECONDS);
      await()
          .atMost(Duration.ofMinutes(1))
          .until(() ->
              Collections.disjoint(
                  admin.listTopics().names().get(60, TimeUnit.SECONDS), settings.topics()));
    }
    return create(settings, partitions);
  }

  public static KafkaSettings kafka() {
    return new KafkaSettings(
        LocalBroker.forTests().bootstrap(),
        32 * 1024 * 1024,
        Duration.ofMinutes(2),
        Duration.ofMinutes(2));
  }

  public ConsumeSettings settings() {
    return settings;
  }

  public void send(Line line) {
    send(line.isResult(), bytes(line.key()), bytes(line.json()));
  }

  public void send(boolean isResult, byte @Nullable [] key, byte @Nullable [] value) {
    var topic = isResult ? settings.resultsTopic() : settings.gamesTopic();
    sent.add(producer.send(new ProducerRecord<>(topic, key, value)));
  }

  /** Everything that was sent is in the broker. */
  public void flush() throws Exception {
    producer.flush();
    for (var one : sent) {
      one.get(120, TimeUnit.SECONDS);
    }
    sent.clear();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    producer.close(Duration.ZERO);
  }
}
