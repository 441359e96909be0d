package org.apogee.local;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.errors.InvalidReplicationFactorException;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.errors.UnknownTopicOrPartitionException;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/**
 * A real Kafka broker in this process, with its records kept in a directory between runs.
 * Everything here that is not a client's interface is Kafka's inner life and may change with each
 * version: it stands in this file only.
 */
public final class LocalBroker implements AutoCloseable {
  /** On an idle machine it starts in seconds; this is for a machine at its limit. */
  private static final long PATIENCE_SECONDS = 60;

  private final KafkaRaftServer server;
  private final int port;
  private final Optional<BrokerSecurity> security;

  private LocalBroker(KafkaRaftServer server, int port, Optional<BrokerSecurity> security) {
    this.server = server;
    this.port = port;
    this.security = security;
  }

  /** Starts on a free port. */
  public static LocalBroker start(Path directory) {
    return start(directory, 0);
  }

  /**
   * Starts on the records of the directory, which is made when missing, and returns when clients
   * are served.
   *
   * @param port where to listen on the loopback address, or 0 for a free port
   */
  public static LocalBroker start(Path directory, int port) {
    return start(directory, port, "");
  }

  /**
   * The same behind a proxy, for tests.
   *
   * @param seenAt the host and port that it advertises to clients; empty for its own
   */
  public static LocalBroker start(Path directory, int port, String seenAt) {
    return start(directory, port, seenAt, Optional.empty());
  }

  /** The same with TLS and passwords. A directory stays secured or not from its first start on. */
  public static LocalBroker start(
      Path directory, int port, String seenAt, Optional<BrokerSecurity> security) {
    if (port != 0 && !LocalPorts.isFree(port)) {
      throw new LocalStartFailed("port " + port + " is in use: Kafka cannot listen on it");
    }
    var home = directory.toAbsolutePath().normalize();
    var listen = port == 0 ? LocalPorts.free() : port;
    try {
      Files.createDirectories(home);
      format(home, security);
      var settings = settings(home, listen, seenAt, security);
      var server = new KafkaRaftServer(new KafkaConfig(settings), Time.SYSTEM);
      server.startup();
      return new LocalBroker(server, listen, security);
    } catch (Exception e) { // Kafka's own start declares nothing narrower
      throw new LocalStartFailed("Kafka did not start on " + home, e);
    }
  }

  private static void format(Path home, Optional<BrokerSecurity> security) throws Exception {
    if (Files.exists(home.resolve("meta.properties"))) {
      return;
    }
    new Formatter()
        .setPrintStream(
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8))
        .setClusterId(Uuid.randomUuid().toString())
        .setNodeId(1)
        .addDirectory(home.toString())
        .setMetadataLogDirectory(home.toString())
        .setControllerListenerName("CONTROLLER")
        .setReleaseVersion(MetadataVersion.latestProduction())
        .setScramArguments(security.map(BrokerSecurity::users).orElse(List.of()))
        .setIgnoreFormatted(true)
        .run();
  }

  private static Properties settings(
      Path home, int port, String seenAt, Optional<BrokerSecurity> security) throws IOException {
    var listener = security.isPresent() ? BrokerSecurity.LISTENER : "PLAINTEXT";
    var settings = new Properties();
    int controllerPort = LocalPorts.free();
    settings.put("process.roles", "broker,controller");
    settings.put("node.id", "1");
    settings.put("controller.quorum.voters", "1@127.0.0.1:" + controllerPort);
    settings.put("controller.listener.names", "CONTROLLER");
    var own = "127.0.0.1:" + port;
    settings.put("listeners", listener + "://" + own + ",CONTROLLER://127.0.0.1:" + controllerPort);
    settings.put("advertised.listeners", listener + "://" + (seenAt.isEmpty() ? own : seenAt));
    settings.put(
        "listener.security.protocol.map", "%1$s:%1$s,CONTROLLER:PLAINTEXT".formatted(listener));
    settings.put("log.dirs", home.toString());
    settings.put("auto.create.topics.enable", "false");
    settings.put("group.initial.rebalance.delay.ms", "0");
    settings.put("num.io.threads", "2");
    settings.put("num.network.threads", "1");
    settings.put("offsets.topic.num.partitions", "1");
    settings.put("offsets.topic.replication.factor", "1");
    settings.put("transaction.state.log.num.partitions", "1");
    settings.put("transaction.state.log.replication.factor", "1");
    settings.put("transaction.state.log.min.isr", "1");
    settings.put("share.coordinator.state.topic.num.partitions", "1");
    settings.put("share.coordinator.state.topic.replication.factor", "1");
    settings.put("share.coordinator.state.topic.min.isr", "1");
    if (security.isPresent()) {
      security.get().addTo(settings);
    }
    return settings;
  }

  /** One broker for all tests of this process; topics get random names. */
  public static LocalBroker forTests() {
    return TestBroker.BROKER;
  }

  private static final class TestBroker {
    static final LocalBroker BROKER = launch();

    private static LocalBroker launch() {
      try {
        var home = TestFolder.create("broker");
        var broker = LocalBroker.start(home.resolve("data"));
        TestFolder.atExit(broker, home);
        return broker;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** The bootstrap address for clients. */
  public String bootstrap() {
    return "127.0.0.1:" + port;
  }

  public int port() {
    return port;
  }

  /** Makes a topic unless it already exists. */
  public void createTopic(String name, int partitions) {
    createTopic(name, partitions, Map.of());
  }

  /** Makes a topic with settings of its own unless it already exists. */
  public void createTopic(String name, int partitions, Map<String, String> settings) {
    try (var client = Admin.create(client())) {
      create(client, new NewTopic(name, partitions, (short) 1).configs(settings));
      // Until the new partitions are led, a producer's first records could overtake each other.
      again(() -> client.listOffsets(ends(name, partitions)).all());
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw new IllegalStateException("cannot create the topic " + name, e);
      }
    } catch (TimeoutException e) {
      throw new IllegalStateException("Kafka does not answer on " + bootstrap(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What a client of this broker needs to connect. */
  public Map<String, Object> client() {
    try {
      var client = new HashMap<String, Object>();
      if (security.isPresent()) {
        client.putAll(security.get().client());
      }
      client.put("bootstrap.servers", bootstrap());
      return client;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void create(Admin client, NewTopic topic)
      throws ExecutionException, InterruptedException, TimeoutException {
    again(() -> client.createTopics(List.of(topic)).all());
  }

  /**
   * Sends a request until the broker is ready for it. On a slow machine the broker may answer
   * before its controller counts it among the living, and before it has heard of a new topic.
   */
  private static void again(Supplier<KafkaFuture<?>> request)
      throws ExecutionException, InterruptedException, TimeoutException {
    for (long left = PATIENCE_SECONDS; ; left--) {
      try {
        request.get().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return;
      } catch (ExecutionException e) {
        boolean isEarly =
            e.getCause() instanceof InvalidReplicationFactorException
                || e.getCause() instanceof UnknownTopicOrPartitionException;
        if (left == 0 || !isEarly) {
          throw e;
        }
        Thread.sleep(1000);
      }
    }
  }

  private static Map<TopicPartition, OffsetSpec> ends(String topic, int partitions) {
    return IntStream.range(0, partitions)
        .mapToObj(partition -> new TopicPartition(topic, partition))
        .collect(Collectors.toMap(Function.identity(), partition -> OffsetSpec.latest()));
  }

  @Override
  public void close() {
    server.shutdown();
    server.awaitShutdown();
  }
}
