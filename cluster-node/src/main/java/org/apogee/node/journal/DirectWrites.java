package org.apogee.node.journal;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pekko.pattern.CircuitBreaker;
import org.apache.pekko.persistence.AtomicWrite;
import org.apache.pekko.persistence.JournalProtocol.WriteMessageFailure;
import org.apache.pekko.persistence.JournalProtocol.WriteMessageRejected;
import org.apache.pekko.persistence.JournalProtocol.WriteMessageSuccess;
import org.apache.pekko.persistence.JournalProtocol.WriteMessages;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.persistence.jdbc.journal.dao.JournalTables.JournalPekkoSerializationRow;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.Serializers;
import org.jspecify.annotations.Nullable;
import scala.Option;
import scala.collection.Iterator;
import scala.runtime.BoxedUnit;

/**
 * The short way of a write: from the message of a typed actor to the rows, and from the commit to
 * the answer. Pekko's own way costs two more actors, a timer and a chain of futures for each move.
 *
 * <p>A typed actor has one write under way and needs one answer for each event, or one failure; so
 * nothing has to be put in order.
 */
final class DirectWrites {
  /** In the ids of typed actors; those of Pekko's own actors, such as sharding's, have none. */
  private static final char TYPED = '|';

  private final GroupedWrites writes;
  private final Serialization serialization;
  private final CircuitBreaker breaker;
  private final long patienceNanos;
  private final Map<String, UnderWay> underWay = new ConcurrentHashMap<>();

  /** One write; the answer to it comes only once, and may come before it has ended. */
  private record UnderWay(
      WriteMessages request,
      AtomicWrite write,
      long since,
      CompletableFuture<BoxedUnit> stored,
      AtomicBoolean answered) {}

  /**
   * @param patience after that the outcome of a write is unknown
   */
  DirectWrites(
      GroupedWrites writes,
      Serialization serialization,
      CircuitBreaker breaker,
      Duration patience) {
    this.writes = writes;
    this.serialization = serialization;
    this.breaker = breaker;
    this.patienceNanos = patience.toNanos();
  }

  /** Takes a write of a typed actor while the breaker is closed; all others go Pekko's way. */
  boolean take(WriteMessages request) {
    if (request.messages().size() != 1
        || !(request.messages().head() instanceof AtomicWrite write)
        || write.persistenceId().indexOf(TYPED) < 0
        || !breaker.isClosed()) {
      return false;
    }
    store(request, write);
    return true;
  }

  private void store(WriteMessages request, AtomicWrite write) {
    List<JournalPekkoSerializationRow> rows;
    try {
      rows = rows(write);
    } catch (Exception e) { // Scala throws checked ones too
      var first = write.payload().head();
      answer(request, first, new WriteMessageRejected(first, e, request.actorInstanceId()));
      return;
    }
    var id = write.persistenceId();
    var stored = writes.add(rows);
    var under = new UnderWay(request, write, System.nanoTime(), stored, new AtomicBoolean());
    underWay.put(id, under);
    var _ = stored.whenComplete((_, failure) -> ended(id, under, failure));
  }

  private List<JournalPekkoSerializationRow> rows(AtomicWrite write) {
    long now = System.currentTimeMillis();
    var rows = new ArrayList<JournalPekkoSerializationRow>(write.size());
    for (Iterator<PersistentRepr> all = write.payload().iterator(); all.hasNext(); ) {
      rows.add(row(all.next(), now));
    }
    return rows;
  }

  private JournalPekkoSerializationRow row(PersistentRepr event, long now) {
    var serializer = serialization.findSerializerFor(event.payload());
    return new JournalPekkoSerializationRow(
        Long.MIN_VALUE,
        false,
        event.persistenceId(),
        event.sequenceNr(),
        event.writerUuid(),
        now,
        event.manifest(),
        serializer.toBinary(event.payload()),
        serializer.identifier(),
        Serializers.manifestFor(serializer, event.payload()),
        Option.empty(),
        Option.empty(),
        Option.empty());
  }

  private void ended(String id, UnderWay write, @Nullable Throwable failure) {
    underWay.remove(id, write);
    if (!write.answered().getAndSet(true)) {
      if (failure == null) {
        breaker.succeed();
        acknowledge(write);
      } else {
        fail(write, failure);
      }
    }
  }

  private static void acknowledge(UnderWay write) {
    int instance = write.request().actorInstanceId();
    for (Iterator<PersistentRepr> all = write.write().payload().iterator(); all.hasNext(); ) {
      var event = all.next();
      answer(write.request(), event, new WriteMessageSuccess(event, instance));
    }
  }

  /** One failure is enough: the actor begins again from the journal with the first. */
  private void fail(UnderWay write, Throwable failure) {
    breaker.fail();
    var first = write.write().payload().head();
    answer(
        write.request(),
        first,
        new WriteMessageFailure(first, failure, write.request().actorInstanceId()));
  }

  private static void answer(WriteMessages request, PersistentRepr event, Object answer) {
    request.persistentActor().tell(answer, event.sender());
  }

  /** Fails what has waited too long; to be called now and then. */
  void failLate() {
    long now = System.nanoTime();
    for (var write : underWay.values()) {
      if (now - write.since() > patienceNanos && !write.answered().getAndSet(true)) {
        fail(write, new TimeoutException("the journal has not answered in time"));
      }
    }
  }

  /**
   * Done when the write of an id has ended, also one whose actor was told a failure: what it stored
   * is known only then.
   */
  Optional<CompletionStage<BoxedUnit>> underWay(String id) {
    return Optional.ofNullable(underWay.get(id)).map(UnderWay::stored);
  }
}
