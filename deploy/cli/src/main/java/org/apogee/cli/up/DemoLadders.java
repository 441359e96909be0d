package org.apogee.cli.up;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.cli.api.ApiClient;

/**
 * A ladder of house bots for every game, so that ratings are there within minutes. One game of each
 * ladder is in play at a time, and the bots are quick: a laptop with two cores stays usable.
 */
final class DemoLadders {
  /** The matchmaker is ready some seconds after the nodes. */
  private static final Duration AGAIN = Duration.ofSeconds(2);

  private static final List<String> BOTS = List.of("random", "greedy", "mcts:8", "mcts:32");

  /** Where a turn is long to plan, for they share their threads with all other games. */
  private static final List<String> QUICK_BOTS = List.of("random", "greedy", "mcts:2", "mcts:4");

  static final Set<String> LONG_TURNS = Set.of("beyond-nebula", "nova");

  /** Each game at its usual table. */
  private static final Map<String, Integer> SEATS =
      Map.of("nova-solis", 4, "sol", 2, "supernova", 3, "beyond-nebula", 2, "nova", 2);

  private final String address;
  private final String token;

  private DemoLadders(String address, String token) {
    this.address = address;
    this.token = token;
  }

  static void start(String address, String token) {
    var demo = new DemoLadders(address, token);
    Thread.ofVirtual().name("demo-ladders").start(demo::run);
  }

  /** Each step can be repeated, so it is, until all have been done. */
  private void run() {
    try (var api = new ApiClient(List.of(address))) {
      while (!open(api)) {
        Thread.sleep(AGAIN);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean open(ApiClient api) throws InterruptedException {
    boolean done = true;
    for (var game : SEATS.entrySet()) {
      var id = "demo-" + game.getKey();
      var body =
          Map.of(
              "id",
              id,
              "game",
              game.getKey(),
              "tableSize",
              game.getValue(),
              "gamesMax",
              1,
              "patienceSeconds",
              20);
      done &= api.post("/ladders", token, body).ok();
      for (var bot : LONG_TURNS.contains(game.getKey()) ? QUICK_BOTS : BOTS) {
        done &= api.post("/ladders/" + id + "/entrants", token, Map.of("bot", bot)).ok();
      }
    }
    return done;
  }
}
