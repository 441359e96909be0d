package org.apogee.match;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** A matchmaker that stops before the member of the cluster that it is part of. */
class MatchmakerStopTest {
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
}
