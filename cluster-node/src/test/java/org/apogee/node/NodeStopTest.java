package org.apogee.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.time.Duration;
import java.util.ArrayList;
import org.apogee.node.game.GameHistory.Status;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** A node that stops while its games are played. */
class NodeStopTest {
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  private final Logger logger = (Logger) LoggerFactory.getLogger("org.apogee.node.game");
  private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

  @Test
  void noGameFailsWhoseMoveIsNotStoredAnyMore() {
    lines.start();
    try (var node = TestNode.start()) {
      var games = new ArrayList<GameId>();
      for (int i = 0; i < 100; i++) {
        games.add(node.open(TestNode.order("nova", "random", "random")));
      }
      var history = node.node().history();
      await().atMost(PATIENCE).until(() -> history.status(games.getLast()) == Status.LIVE);
      logger.addAppender(lines);
    } finally {
      logger.detachAppender(lines);
    }
    assertThat(lines.list).noneMatch(line -> line.getLevel().isGreaterOrEqual(Level.WARN));
  }
}
