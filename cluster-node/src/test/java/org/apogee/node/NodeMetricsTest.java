package org.apogee.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import org.apogee.protocol.game.SeatOrder;
import org.junit.jupiter.api.Test;

/** What operators see of a node. */
class NodeMetricsTest {
  @Test
  void aLiveGameShowsInTheMetrics() {
    try (var node = TestNode.start()) {
      var seats = List.of(SeatOrder.outside("p0", "Ada"), SeatOrder.house("random"));
      node.open(TestNode.order("sol", seats));

      await()
          .atMost(Duration.ofSeconds(30))
          .untilAsserted(() ->
              assertThat(node.node().metrics().scrape())
                  .contains("apogee_games_live{game=\"sol\"} 1.0")
                  .contains("apogee_games_opened_total{game=\"sol\",order=\"casual\"} 1.0")
                  .contains("apogee_entities_live{type=\"game\"} 1.0")
                  .contains("apogee_shards_hosted{type=\"game\"} 1.0")
                  .contains("apogee_cluster_members{status=\"up\"} 1.0")
                  .contains("apogee_persist_seconds_bucket"));
      assertThat(idsIn(node.node().metrics().scrape())).isEmpty();
    }
  }

  /** No label may hold the id of a game or player: such series never end. */
  private static List<String> idsIn(String scrape) {
    return scrape
        .lines()
        .filter(line -> !line.startsWith("#") && line.matches(".*\"(g[0-9A-Za-z]{16}|p0)\".*"))
        .toList();
  }
}
