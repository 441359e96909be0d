package org.apogee.node.journal;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.pattern.CircuitBreaker;
import org.apache.pekko.persistence.AtomicWrite;
import org.apache.pekko.persistence.JournalProtocol.WriteMessageFailure;
import org.apache.pekko.persistence.JournalProtocol.WriteMessageRejected;
import org.apache.pekko.persistence.JournalProtocol.WriteMessageSuccess;
import org.apache.pekko.persistence.JournalProtocol.WriteMessages;
import org.apache.pekko.persistence.PersistentEnvelope;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.persistence.PersistentRepr$;
import org.apache.pekko.serialization.SerializationExtension;
import org.apogee.node.journal.Groups.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import scala.jdk.javaapi.CollectionConverters;

/** Which writes take the short way, and that each of them is answered exactly once. */
@Timeout(60)
final class DirectWritesTest {
  private static final int INSTANCE = 7;
  private static final int FAILURES_MOST = 2;

  private ActorTestKit kit;
  private TestDatabase database;
  private HeldConnections connections;
  private CircuitBreaker breaker;
  private TestProbe<Object> actor;

  @BeforeEach
  void start() {
    kit =
        ActorTestKit.create(
            ConfigFactory.parseString("pekko.actor.provider = local")
                .withFallback(ConfigFactory.parseResources("member.conf"))
                .withFallback(ConfigFactory.load()));
    database = TestDatabase.fresh();
    connections = new HeldConnections(database);
    var soon = Duration.ofMinutes(5);
    breaker =
        CircuitBreaker.create(
            Adapter.toClassic(kit.system()).scheduler(), FAILURES_MOST, soon, soon);
    actor = kit.createTestProbe();
  }

  @AfterEach
  void stop() {
    connections.release();
    kit.shutdownTestKit();
    database.close();
  }

  private DirectWrites writes(Duration patience) {
    return new DirectWrites(
        new GroupedWrites(connections, "node-1/", new Settings(1, 100, 1000)),
        SerializationExtension.get(kit.system()),
        breaker,
        patience);
  }

  private static PersistentRepr event(String id, long sequence, Object payload) {
    return PersistentRepr$.MODULE$.apply(payload, sequence, id, "", false, null, "writer");
  }

  private WriteMessages request(AtomicWrite... writes) {
    return new WriteMessages(
        CollectionConverters.asScala(List.<PersistentEnvelope>of(writes)).toList(),
        Adapter.toClassic(actor.getRef()),
        INSTANCE);
  }

  private static AtomicWrite write(PersistentRepr... events) {
    return new AtomicWrite(CollectionConverters.asScala(Arrays.asList(events)).toList());
  }

  @Test
  void everyEventOfAWriteIsAcknowledgedInItsOrder() throws Exception {
    var first = event("game|a", 1, "one");
    var second = event("game|a", 2, "two");
    connections.release();

    assertThat(writes(Duration.ofMinutes(1)).take(request(write(first, second)))).isTrue();

    actor.expectMessage(new WriteMessageSuccess(first, INSTANCE));
    actor.expectMessage(new WriteMessageSuccess(second, INSTANCE));
    assertThat(
            database
                .database()
                .<Long>statement(sql ->
                    sql.one(
                            "SELECT count(*) FROM journal.event_journal WHERE persistence_id = 'game|a'"
                                + " AND writer = 'node-1/writer' AND NOT deleted",
                            row -> row.getLong(1))
                        .orElseThrow()))
        .isEqualTo(2);
  }

  @Test
  void aWriteThatFailsIsReportedOnceAndCounts() throws Exception {
    var writes = writes(Duration.ofMinutes(1));
    connections.release();
    writes.take(request(write(event("game|a", 1, "one"))));
    actor.expectMessageClass(WriteMessageSuccess.class);

    for (int i = 0; i < FAILURES_MOST; i++) {
      assertThat(breaker.isClosed()).isTrue();
      writes.take(request(write(event("game|a", 1, "one again"), event("game|a", 2, "two"))));
      var failure = actor.expectMessageClass(WriteMessageFailure.class);
      assertThat(failure.cause()).hasMessageContaining("event_journal_pkey");
    }

    actor.expectNoMessage(Duration.ofMillis(100));
    assertThat(breaker.isClosed()).isFalse();
    assertThat(writes.take(request(write(event("game|b", 1, "one"))))).isFalse();
  }

  @Test
  void aLateWriteFailsAndIsUnderWayUntilItHasEnded() throws Exception {
    var writes = writes(Duration.ZERO);
    writes.take(request(write(event("game|a", 1, "one"))));
    var underWay = writes.underWay("game|a").orElseThrow().toCompletableFuture();

    writes.failLate();
    writes.failLate();

    var failure = actor.expectMessageClass(WriteMessageFailure.class);
    assertThat(failure.cause()).isInstanceOf(TimeoutException.class);
    assertThat(underWay).isNotDone();
    connections.release();
    underWay.get(1, TimeUnit.MINUTES);
    actor.expectNoMessage(Duration.ofMillis(100));
    assertThat(writes.underWay("game|a")).isEmpty();
  }

  @Test
  void anEventWithoutBytesIsRejected() {
    writes(Duration.ofMinutes(1)).take(request(write(event("game|a", 1, new Object()))));

    actor.expectMessageClass(WriteMessageRejected.class);
  }

  @Test
  void severalWritesAndThoseOfOtherActorsGoPekkosWay() {
    var writes = writes(Duration.ofMinutes(1));

    assertThat(writes.take(request(write(event("/sharding/gameShard", 1, "one"))))).isFalse();
    assertThat(
            writes.take(
                request(write(event("game|a", 1, "one")), write(event("game|a", 2, "two")))))
        .isFalse();
    assertThat(writes.underWay("game|a")).isEmpty();
  }
}
