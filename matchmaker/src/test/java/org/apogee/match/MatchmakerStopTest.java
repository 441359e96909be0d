package org.apogee.match;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.time.Duration;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apogee.match.ladder.Ladders;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** A matchmaker that stops before the member of the cluster that it is part of. */
class MatchmakerStopTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Logger logger = (Logger) LoggerFactory.getLogger("org.apogee.match.result");
  private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

  @Test
  void nothingReadsResultsFromADatabaseThatIsClosed() {
    lines.start();
    logger.addAppender(lines);
    try (var cluster = new TestCluster()) {
      cluster.matchmaker().close();
    } finally {
      logger.detachAppender(lines);
    }
    assertThat(lines.list).noneMatch(line -> line.getLevel().isGreaterOrEqual(Level.WARN));
  }

  @Test
  void itsActorsHaveEndedBeforeWhatTheyUse() {
    try (var cluster = new TestCluster()) {
      var ladders =
          Adapter.toClassic(cluster.node().system())
              .actorSelection("/system/sharding/" + Ladders.KEY.name());
      assertThat(ladders.resolveOne(PATIENCE)).succeedsWithin(PATIENCE);
      cluster.matchmaker().close();
      assertThat(ladders.resolveOne(PATIENCE)).failsWithin(PATIENCE);
    }
  }
}
