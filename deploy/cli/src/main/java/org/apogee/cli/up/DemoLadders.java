package org.apogee.cli.up;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.cli.api.ApiClient;
import org.apogee.engine.bot.house.BotSpec;

/**
 * A ladder of the levels for every game, so that ratings are there within minutes. One game of each
 * ladder is in play at a time, so a laptop with two cores stays usable.
 */
final class DemoLadders {
  /** The matchmaker is ready some seconds after the nodes. */
  private static final Duration AGAIN = Duration.ofSeconds(2);

  /**
   * So many levels, from the weakest, where a turn is long to plan: the others would keep the
   * threads that they share with all games.
   */
  private static final int QUICK_LEVELS = 6;

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

  private static List<String> bots(String game) {
    var levels = BotSpec.levels();
    return LONG_TURNS.contains(game) ? levels.subList(0, QUICK_LEVELS) : levels;
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
      for (var bot : bots(game.getKey())) {
        done &= api.post("/ladders/" + id + "/entrants", token, Map.of("bot", bot)).ok();
      }
    }
    return done;
  }
}
