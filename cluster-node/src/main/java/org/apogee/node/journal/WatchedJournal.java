package org.apogee.node.journal;

import com.typesafe.config.Config;
import org.apache.pekko.persistence.AtomicWrite;
import org.apache.pekko.persistence.jdbc.journal.JdbcAsyncWriteJournal;
import org.apogee.cluster.register.Enrolment;
import scala.collection.immutable.Seq;
import scala.concurrent.Future;
import scala.concurrent.Future$;
import scala.concurrent.Promise$;
import scala.runtime.BoxedUnit;
import scala.util.Try;

/**
 * The journal's plugin with its circuit breaker in sight, and closed to a process that does not
 * know whether it is still a member. Pekko makes it by name.
 */
public final class WatchedJournal extends JdbcAsyncWriteJournal {
  private final Enrolment enrolment;

  public WatchedJournal(Config config) {
    super(config);
    enrolment = Enrolment.of(context().system());
    // Pekko keeps the breaker to itself; this accessor is how Scala names a trait's private value.
    Breakers.of(context().system())
        .watch(Breakers.JOURNAL, org$apache$pekko$persistence$journal$AsyncWriteJournal$$breaker());
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
