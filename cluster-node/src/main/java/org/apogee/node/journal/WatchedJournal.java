package org.apogee.node.journal;

import com.typesafe.config.Config;
import org.apache.pekko.persistence.jdbc.journal.JdbcAsyncWriteJournal;

/** The journal's plugin, as it is, with its circuit breaker in sight. Pekko makes it by name. */
public final class WatchedJournal extends JdbcAsyncWriteJournal {
  public WatchedJournal(Config config) {
    super(config);
    // Pekko keeps the breaker to itself; this accessor is how Scala names a trait's private value.
    Breakers.of(context().system())
        .watch(Breakers.JOURNAL, org$apache$pekko$persistence$journal$AsyncWriteJournal$$breaker());
  }
}
