package org.apogee.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apogee.node.game.GameCommand;
import org.apogee.protocol.game.SeatOrder;
import org.junit.jupiter.api.Test;

/** What operators see of a node. */
class NodeMetricsTest {
  /** Dashboards and alerts are made of these: taking one away or renaming it breaks them. */
  private static final Set<String> NAMES =
      Set.of(
          "apogee_archive_games_total",
          "apogee_archive_overdue_seconds",
          "apogee_ask_timeouts_total",
          "apogee_auth_failures_total",
          "apogee_bot_faults_total",
          "apogee_bot_games_refused_total",
          "apogee_bot_queue_depth",
          "apogee_bot_think_seconds",
          "apogee_bot_wait_seconds",
          "apogee_build_info",
          "apogee_clock_compensated_seconds_total",
          "apogee_clock_expiries_total",
          "apogee_cluster_is_leader",
          "apogee_cluster_is_oldest",
          "apogee_cluster_members",
          "apogee_cluster_unreachable",
          "apogee_command_seconds",
          "apogee_dead_letters_total",
          "apogee_dropped_messages_total",
          "apogee_entities_live",
          "apogee_entity_moves_total",
          "apogee_feed_errors_total",
          "apogee_feed_holes_closed_total",
          "apogee_feed_lag_events",
          "apogee_feed_lag_seconds",
          "apogee_feed_open_holes",
          "apogee_feed_publish_seconds",
          "apogee_feed_published_total",
          "apogee_feed_running",
          "apogee_forfeits_total",
          "apogee_game_seconds",
          "apogee_games_finished_total",
          "apogee_games_live",
          "apogee_games_opened_total",
          "apogee_invariant_violations_total",
          "apogee_journal_breaker_opened_total",
          "apogee_journal_breaker_state",
          "apogee_members_downed_total",
          "apogee_members_removed_total",
          "apogee_moves_total",
          "apogee_persist_failures_total",
          "apogee_persist_seconds",
          "apogee_rate_limited_total",
          "apogee_ready",
          "apogee_receipts_deleted_total",
          "apogee_receipts_dropped_total",
          "apogee_receipts_overdue_seconds",
          "apogee_recoveries_total",
          "apogee_recovery_events_total",
          "apogee_recovery_seconds",
          "apogee_refusals_total",
          "apogee_shards_hosted",
          "apogee_shards_moved_total",
          "apogee_snapshots_total",
          "apogee_start_seconds",
          "apogee_streams_open",
          "hikaricp_connections",
          "hikaricp_connections_acquire_seconds",
          "hikaricp_connections_active",
          "hikaricp_connections_pending",
          "jvm_memory_used_bytes",
          "jvm_threads_live_threads",
          "process_files_open_files");

  @Test
  void aLiveGameShowsInTheMetrics() {
    try (var node = TestNode.start()) {
      var seats = List.of(SeatOrder.outside("p0", "Ada"), SeatOrder.house("random"));
      var live = node.open(TestNode.order("sol", seats));
      node.open(TestNode.order("sol", "random", "random"));

      awaitIn(
          node,
          "apogee_games_live{game=\"sol\"} 1.0",
          "apogee_games_opened_total{game=\"sol\",order=\"casual\"} 2.0",
          "apogee_entities_live{type=\"game\"} 1.0",
          "apogee_cluster_members{status=\"up\"} 1.0",
          "apogee_game_seconds_count{game=\"sol\"} 1",
          "apogee_journal_breaker_state{plugin=\"journal\"} 0.0",
          "apogee_journal_breaker_state{plugin=\"snapshot\"} 0.0");
      assertThat(idsIn(node.node().metrics().scrape())).isEmpty();
      assertThat(described(node.node().metrics().scrape())).containsAll(NAMES);

      node.restart();
      node.ask(live, me -> new GameCommand.Look("p0", me));
      awaitIn(
          node,
          "apogee_recoveries_total{outcome=\"completed\"} 1.0",
          // Nobody moved it: it slept while the node was down.
          "apogee_entity_moves_total{type=\"game\"} 0.0");
    }
  }

  private static void awaitIn(TestNode node, String... lines) {
    await()
        .atMost(Duration.ofSeconds(30))
        .untilAsserted(() -> assertThat(node.node().metrics().scrape()).contains(lines));
  }

  /** Names that say what they are. */
  private static Set<String> described(String scrape) {
    var names = new TreeSet<String>();
    scrape
        .lines()
        .filter(line -> line.startsWith("# HELP "))
        .map(line -> line.substring("# HELP ".length()))
        .filter(line -> line.indexOf(' ') > 0)
        .forEach(line -> names.add(line.substring(0, line.indexOf(' '))));
    return names;
  }

  /** No label may hold the id of a game or player: such series never end. */
  private static List<String> idsIn(String scrape) {
    return scrape
        .lines()
        .filter(line -> !line.startsWith("#") && line.matches(".*\"(g[0-9A-Za-z]{16}|p0)\".*"))
        .toList();
  }
}
