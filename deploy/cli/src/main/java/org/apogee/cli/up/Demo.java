package org.apogee.cli.up;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apogee.cli.api.ApiClient;

/**
 * Something to look at: a Swiss of Nova Solis at tables of four with house bots, begun every few
 * minutes unless the last one still goes on.
 */
final class Demo implements AutoCloseable {
  private static final Duration EVERY = Duration.ofMinutes(5);

  /** The platform is still starting, or a request failed. */
  private static final Duration AGAIN = Duration.ofSeconds(5);

  private static final int ROUNDS = 3;
  private static final String NAME = "Nova Solis ";

  /** Of all strengths, and quick enough for a laptop. */
  private static final List<String> BOTS =
      List.of("random", "greedy", "mcts:2", "mcts:4", "mcts:8", "mcts:16", "mcts:24", "mcts:32");

  private final ApiClient api;
  private final String token;
  private final Thread thread = Thread.ofVirtual().name("demo").unstarted(this::run);

  private Demo(String address, String token) {
    this.api = new ApiClient(List.of(address));
    this.token = token;
  }

  static Demo start(String address, String token) {
    var demo = new Demo(address, token);
    demo.thread.start();
    return demo;
  }

  private void run() {
    try {
      while (true) {
        Thread.sleep(begin() ? EVERY : AGAIN);
      }
    } catch (InterruptedException e) {
      api.close();
    }
  }

  /** False if it should be tried again soon. */
  private boolean begin() throws InterruptedException {
    var running = api.get("/tournaments?state=running&limit=200", "");
    if (!running.ok() || isAmong(running.json().path("items"))) {
      return false;
    }
    long slot = System.currentTimeMillis() / EVERY.toMillis();
    var body =
        Map.of(
            "name",
            NAME + slot,
            "game",
            "nova-solis",
            "format",
            "swiss",
            "tableSize",
            4,
            "rounds",
            ROUNDS,
            "startInSeconds",
            0,
            "entrants",
            BOTS.stream().map(bot -> Map.of("bot", bot)).toList(),
            "key",
            "demo-" + slot);
    return api.post("/tournaments", token, body).ok();
  }

  private static boolean isAmong(JsonNode tournaments) {
    for (var tournament : tournaments) {
      if (tournament.path("name").asText().startsWith(NAME)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
