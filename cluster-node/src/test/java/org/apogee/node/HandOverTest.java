package org.apogee.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.node.game.GameHistory.Status;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.Test;

/** Games move between nodes and go on. */
class HandOverTest {
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  @Test
  void gamesOfANodeThatLeavesGoOnElsewhereByThemselves() {
    var nodes = new ArrayList<>(TestNode.cluster(3));
    try {
      var games = new ArrayList<GameId>();
      for (int i = 0; i < 9; i++) {
        games.add(nodes.get(i % 3).open(TestNode.order("sol", "greedy", "greedy")));
      }

      assertThat(areOver(nodes.getFirst(), games.subList(0, 1))).as("it has a live game").isFalse();
      nodes.removeFirst().close();

      await().atMost(PATIENCE).until(() -> areOver(nodes.getFirst(), games));
      for (var game : games) {
        var record = nodes.getFirst().node().history().record(game);
        assertThat(ReplayVerifier.verify(ReplayText.parse(record)))
            .isInstanceOf(Verdict.Holds.class);
      }
    } finally {
      nodes.forEach(TestNode::close);
    }
  }

  private static boolean areOver(TestNode node, List<GameId> games) {
    return games.stream().allMatch(game -> node.node().history().status(game) == Status.OVER);
  }
}
