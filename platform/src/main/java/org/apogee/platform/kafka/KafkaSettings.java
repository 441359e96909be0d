package org.apogee.platform.kafka;

import java.time.Duration;
import java.util.Properties;
import org.apogee.platform.config.Configuration;

/**
 * Where Kafka is, and how we talk to it: what is acknowledged is stored once and in order, and what
 * waits for a broker that is away is bounded.
 */
public record KafkaSettings(
    String bootstrapServers,
    int bufferBytes,
    Duration maxBlock,
    Duration deliveryTime,
    ClientProperties properties) {
  private static final int LINGER_MS = 5;
  private static final int BATCH_BYTES = 128 * 1024;
  private static final int REQUEST_MS = 5_000;

  /** A killed consumer's partitions wait for so long; three heartbeats fit in it. */
  private static final int SESSION_MS = 10_000;

  /** Without properties of an operator. */
  public KafkaSettings(
      String bootstrapServers, int bufferBytes, Duration maxBlock, Duration deliveryTime) {
    this(bootstrapServers, bufferBytes, maxBlock, deliveryTime, ClientProperties.NONE);
  }

  /** Brokers that anybody may connect to, and the usual limits. */
  public static KafkaSettings at(String bootstrapServers) {
    return new KafkaSettings(
        bootstrapServers, 32 * 1024 * 1024, Duration.ofSeconds(10), Duration.ofSeconds(30));
  }

  /** Reads {@code apogee.kafka}. */
  public static KafkaSettings from(Configuration apogee) {
    var kafka = apogee.under("kafka");
    return new KafkaSettings(
        kafka.text("bootstrap-servers"),
        kafka.bytes("buffer", 1024 * 1024, 1024 * 1024 * 1024),
        kafka.duration("max-block", Duration.ofMillis(100), Duration.ofMinutes(10)),
        kafka.duration(
            "delivery-time", Duration.ofMillis(REQUEST_MS + LINGER_MS), Duration.ofMinutes(10)),
        ClientProperties.from(kafka));
  }

  /**
   * After a failed send, stop and resume after the last acknowledged record. Never skip a record.
   */
  public Properties producer(String clientId) {
    var producer = common(clientId);
    producer.setProperty("acks", "all");
    producer.setProperty("enable.idempotence", "true");
    producer.setProperty("compression.type", "zstd");
    producer.setProperty("linger.ms", String.valueOf(LINGER_MS));
    producer.setProperty("batch.size", String.valueOf(BATCH_BYTES));
    producer.setProperty("buffer.memory", String.valueOf(bufferBytes));
    producer.setProperty("max.block.ms", String.valueOf(maxBlock.toMillis()));
    producer.setProperty("request.timeout.ms", String.valueOf(REQUEST_MS));
    producer.setProperty("delivery.timeout.ms", String.valueOf(deliveryTime.toMillis()));
    properties.addTo(producer, ClientProperties.PRODUCER);
    return producer;
  }

  /** A consumer that stores its offsets itself, together with the effects of the records. */
  public Properties consumer(String clientId, String group) {
    var consumer = common(clientId);
    setUpReader(consumer);
    consumer.setProperty("group.id", group);
    // In the newer protocol, a client of Kafka 4.3 keeps a core busy once its broker has been away.
    consumer.setProperty("group.protocol", "classic");
    consumer.setProperty("session.timeout.ms", String.valueOf(SESSION_MS));
    consumer.setProperty("isolation.level", "read_committed");
    properties.addTo(consumer, ClientProperties.CONSUMER);
    return consumer;
  }

  /** A consumer without a group, which is assigned its partitions and stores no offset. */
  public Properties reader(String clientId) {
    var reader = common(clientId);
    setUpReader(reader);
    properties.addTo(reader, ClientProperties.CONSUMER);
    return reader;
  }

  /** A client that looks after topics. */
  public Properties admin(String clientId) {
    var admin = common(clientId);
    properties.addTo(admin, ClientProperties.ADMIN);
    return admin;
  }

  private static void setUpReader(Properties reader) {
    reader.setProperty("enable.auto.commit", "false");
    reader.setProperty("auto.offset.reset", "earliest");
    reader.setProperty("allow.auto.create.topics", "false");
  }

  private Properties common(String clientId) {
    var common = new Properties();
    common.setProperty("bootstrap.servers", bootstrapServers);
    common.setProperty("client.id", clientId);
    return common;
  }
}
