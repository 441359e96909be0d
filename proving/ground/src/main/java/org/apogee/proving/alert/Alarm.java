package org.apogee.proving.alert;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apogee.engine.BadInput;
import org.apogee.protocol.event.Topics;
import org.apogee.proving.rig.OutsideConnection;
import org.apogee.stack.LocalStack;

/**
 * A fault, and the alert that it must raise.
 *
 * @param job whose alert it must be, when each kind of process has its own; or empty
 * @param also alerts that may follow from it, and are no false alarm
 * @param begins the fault; what it returns ends it
 */
record Alarm(String fault, String what, String alert, String job, Set<String> also, Begin begins) {
  private static final String NODE_DOWN = "NodeDown";
  private static final Duration AWAY = Duration.ofSeconds(60);

  /** Games, the feed and processes that restart all wait for the database. */
  private static final Set<String> WITHOUT_DATABASE =
      Set.of(
          "PoolExhausted",
          "RequestsFailing",
          "MovesFailingFast",
          "JournalBreakerOpen",
          "JournalSlow",
          "RecoveryStorm",
          "FeedBehind");

  /** Ends a fault. */
  interface End extends AutoCloseable {
    End BY_ITSELF = () -> {};

    @Override
    void close();
  }

  /** Begins it. */
  interface Begin {
    End on(LocalStack stack) throws Exception;
  }

  Alarm {
    also = Set.copyOf(also);
  }

  /** The poison comes last: an alert of the past quarter of an hour takes long to go. */
  static final List<Alarm> ALL =
      List.of(
          new Alarm("kill", "SIGKILL a node", NODE_DOWN, "apogee-node", Set.of(), Alarm::killNode),
          new Alarm(
              "pause",
              "a node is paused and resumes",
              NODE_DOWN,
              "apogee-node",
              Set.of("SecondWriterCaught"),
              Alarm::pauseNode),
          new Alarm(
              "freeze",
              "the database is frozen",
              "DatabaseAway",
              "",
              WITHOUT_DATABASE,
              stack -> {
                stack.faults().freezeDatabase();
                return stack.faults()::thawDatabase;
              }),
          new Alarm(
              "lock",
              "somebody locks the journal",
              "RequestsFailing",
              "",
              WITHOUT_DATABASE,
              stack ->
                  OutsideConnection.holds(stack.databaseUrl(), "LOCK TABLE journal.event_journal")
                      ::close),
          new Alarm(
              "broker",
              "SIGKILL the broker",
              "FeedBehind",
              "",
              // The analytics cannot read either, and say so after a while.
              Set.of("RatingsLate", "AnalyticsStalled"),
              stack -> {
                stack.faults().killBroker(AWAY);
                return End.BY_ITSELF;
              }),
          new Alarm(
              "reader",
              "the feed's reader cannot write down how far it is",
              "FeedBehind",
              "",
              Set.of("RatingsLate"),
              stack ->
                  OutsideConnection.holds(
                          stack.databaseUrl(),
                          "SELECT 1 FROM games.reader_offset WHERE reader = 'feed' FOR UPDATE")
                      ::close),
          new Alarm(
              "consumer",
              "SIGKILL the analytics",
              NODE_DOWN,
              "apogee-analytics",
              Set.of("RatingsLate"),
              stack -> {
                stack.faults().killAnalytics(AWAY);
                return End.BY_ITSELF;
              }),
          new Alarm(
              "matchmaker",
              "SIGKILL the matchmaker",
              NODE_DOWN,
              "apogee-matchmaker",
              Set.of(),
              stack -> {
                stack.faults().killMatchmaker(AWAY);
                return End.BY_ITSELF;
              }),
          new Alarm(
              "poison",
              "a record of the feed that nobody can read",
              "DeadLetters",
              "",
              Set.of(),
              Alarm::poison));

  boolean mayRaise(String name) {
    return name.equals(alert) || also.contains(name);
  }

  static Alarm named(String fault) {
    return ALL.stream()
        .filter(alarm -> alarm.fault.equals(fault))
        .findFirst()
        .orElseThrow(() ->
            new BadInput(
                "unknown-fault",
                "There is no fault '%s'; there are %s."
                    .formatted(fault, String.join(", ", ALL.stream().map(Alarm::fault).toList()))));
  }

  private static int last(LocalStack stack) {
    return stack.nodeAddresses().size() - 1;
  }

  private static End killNode(LocalStack stack) {
    stack.faults().killNode(last(stack), AWAY);
    return End.BY_ITSELF;
  }

  private static End pauseNode(LocalStack stack) {
    int node = last(stack);
    stack.faults().freezeNode(node);
    return () -> stack.faults().thawNode(node);
  }

  private static End poison(LocalStack stack) throws Exception {
    var settings =
        Map.<String, Object>of(
            "bootstrap.servers",
            stack.kafka(),
            "key.serializer",
            ByteArraySerializer.class.getName(),
            "value.serializer",
            ByteArraySerializer.class.getName());
    try (var producer = new KafkaProducer<byte[], byte[]>(settings)) {
      var bytes = "{ not JSON".getBytes(StandardCharsets.UTF_8);
      producer.send(new ProducerRecord<>(Topics.RESULTS, bytes, bytes)).get();
    }
    return End.BY_ITSELF;
  }

  /** Those of these names; all if there are none. */
  static List<Alarm> of(List<String> faults) {
    return faults.isEmpty() ? ALL : faults.stream().map(Alarm::named).toList();
  }
}
