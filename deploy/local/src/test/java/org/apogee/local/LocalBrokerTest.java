package org.apogee.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalBrokerTest {
  private static final String TOPIC = "moves";

  @TempDir Path home;

  @Test
  void keepsItsRecordsAcrossAStop() throws Exception {
    try (var broker = LocalBroker.start(home.resolve("broker"))) {
      broker.createTopic(TOPIC, 1);
      broker.createTopic(TOPIC, 1); // there already: nothing happens
      send(broker, "one", "two");
    }
    try (var broker = LocalBroker.start(home.resolve("broker"), LocalPorts.free())) {
      send(broker, "three");
      assertThat(read(broker, 3)).containsExactly("one", "two", "three");
    }
  }

  @Test
  void keepsItsRecordsAcrossAKill() throws Exception {
    var port = LocalPorts.free();
    var killed =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                LeavesABroker.class.getName(),
                home.resolve("broker").toString(),
                Integer.toString(port))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(killed.inputReader().lines().filter("ready"::equals).findFirst()).isPresent();
    killed.destroyForcibly().waitFor();

    try (var broker = LocalBroker.start(home.resolve("broker"), port)) {
      assertThat(read(broker, 2)).containsExactly("one", "two");
    }
  }

  /** Starts a broker, sends, says so, and waits to be killed. */
  static final class LeavesABroker {
    private LeavesABroker() {}

    public static void main(String[] args) throws Exception {
      var broker = LocalBroker.start(Path.of(args[0]), Integer.parseInt(args[1]));
      broker.createTopic(TOPIC, 1);
      send(broker, "one", "two");
      System.out.println("ready");
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  @Test
  void makesNoTopicByItself() throws Exception {
    var broker = LocalBroker.forTests();
    var name = "t-" + UUID.randomUUID();
    broker.createTopic(name, 3, Map.of("retention.ms", "-1"));
    try (var admin = Admin.create(Map.of("bootstrap.servers", (Object) broker.bootstrap()))) {
      assertThat(admin.listTopics().names().get(30, TimeUnit.SECONDS))
          .contains(name)
          .doesNotContain("t-nobody-made");
      var described = admin.describeTopics(List.of(name)).allTopicNames().get(30, TimeUnit.SECONDS);
      assertThat(described.values())
          .singleElement()
          .satisfies(t -> assertThat(t.partitions()).hasSize(3));
    }
  }

  @Test
  void saysWhichPortIsTaken() throws Exception {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThatThrownBy(() -> LocalBroker.start(home.resolve("broker"), taken.getLocalPort()))
          .isInstanceOf(LocalStartFailed.class)
          .hasMessage("port %d is in use: Kafka cannot listen on it", taken.getLocalPort());
    }
  }

  private static void send(LocalBroker broker, String... values) throws Exception {
    try (var producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", broker.bootstrap(), "acks", "all"),
            new StringSerializer(),
            new StringSerializer())) {
      for (var value : values) {
        producer.send(new ProducerRecord<>(TOPIC, "key", value)).get(30, TimeUnit.SECONDS);
      }
    }
  }

  private static List<String> read(LocalBroker broker, int count) {
    try (var consumer =
        new KafkaConsumer<>(
            Map.of("bootstrap.servers", broker.bootstrap()),
            new StringDeserializer(),
            new StringDeserializer())) {
      var partition = List.of(new TopicPartition(TOPIC, 0));
      consumer.assign(partition);
      consumer.seekToBeginning(partition);
      var values = new ArrayList<String>();
      for (var tries = 0; values.size() < count && tries < 300; tries++) {
        consumer.poll(Duration.ofMillis(100)).forEach(record -> values.add(record.value()));
      }
      return values;
    }
  }
}
