package org.apogee.node.journal;

import com.typesafe.config.Config;
import java.time.Duration;
import org.apache.pekko.actor.Cancellable;
import org.apache.pekko.persistence.AtomicWrite;
import org.apache.pekko.persistence.JournalProtocol.WriteMessages;
import org.apache.pekko.persistence.jdbc.journal.JdbcAsyncWriteJournal;
import org.apogee.cluster.register.Enrolment;
import scala.PartialFunction;
import scala.collection.immutable.Seq;
import scala.concurrent.Future;
import scala.concurrent.Future$;
import scala.concurrent.Promise$;
import scala.jdk.javaapi.FutureConverters;
import scala.runtime.BoxedUnit;
import scala.util.Try;

/**
 * The journal's plugin with its circuit breaker in sight, with a shorter way for writes ({@link
 * DirectWrites}), and closed to a process that does not know whether it is still a member. Pekko
 * makes it by name.
 */
public final class WatchedJournal extends JdbcAsyncWriteJournal {
  private static final Duration LOOK_FOR_LATE = Duration.ofMillis(250);

  private final Enrolment enrolment;
  private final DirectWrites direct;
  private final Cancellable late;

  public WatchedJournal(Config config) {
    super(config);
    enrolment = Enrolment.of(context().system());
    // Pekko keeps the breaker to itself; this accessor is how Scala names a trait's private value.
    var breaker = org$apache$pekko$persistence$journal$AsyncWriteJournal$$breaker();
    Breakers.of(context().system()).watch(Breakers.JOURNAL, breaker);
    var patience = config.getDuration("circuit-breaker.call-timeout");
    direct = ((GroupingJournalDao) journalDao()).direct(breaker, patience);
    late =
        context()
            .system()
            .scheduler()
            .scheduleWithFixedDelay(LOOK_FOR_LATE, LOOK_FOR_LATE, direct::failLate, ec());
  }

  @Override
  public void postStop() {
    late.cancel();
    super.postStop();
  }

  @Override
  public void aroundReceive(PartialFunction<Object, BoxedUnit> receive, Object message) {
    var isTaken =
        message instanceof WriteMessages request && enrolment.isMember() && direct.take(request);
    if (!isTaken) {
      super.aroundReceive(receive, message);
    }
  }

  /** An actor may begin again while its last write is under way; it reads what comes of it. */
  @Override
  public Future<Object> asyncReadHighestSequenceNr(String id, long from) {
    return direct
        .underWay(id)
        .map(write ->
            FutureConverters.asScala(write.handle((_, _) -> id))
                .flatMap(_ -> journalDao().highestSequenceNr(id, from), ec()))
        .orElseGet(() -> super.asyncReadHighestSequenceNr(id, from));
  }

  /**
   * A process that was paused may host games that run on other nodes by now. The journal's primary
   * key would reject its writes or those of the other node; failing here costs the other node
   * nothing.
   *
   * <p>A process that has left answers nothing: its games end in a moment and take no harm from it,
   * while a failure would be logged for each of them.
   */
  @Override
  public Future<Seq<Try<BoxedUnit>>> asyncWriteMessages(Seq<AtomicWrite> messages) {
    if (enrolment.isMember()) {
      return super.asyncWriteMessages(messages);
    }
    return enrolment.hasLeft()
        ? Promise$.MODULE$.<Seq<Try<BoxedUnit>>>apply().future()
        : Future$.MODULE$.failed(
            new IllegalStateException("this process may no longer be a member"));
  }
}
