package org.apogee.cli.up;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.cli.api.ApiClient;
import org.apogee.engine.bot.house.BotSpec;

/**
 * Something to look at, played by the levels of the house bots: a Swiss of Nova Solis at tables of
 * four, and a cup of another game each time. Each begins again some time after it began, unless the
 * last one still goes on.
 */
final class Demo implements AutoCloseable {
  /** How often it looks; also how long it waits for a platform that is still starting. */
  private static final Duration LOOK = Duration.ofSeconds(5);

  private static final int ROUNDS = 3;

  /** Where a turn is long to plan, every second level that does not search long. */
  private static final List<String> QUICK_BOTS =
      List.of("cadet", "pilot", "lieutenant", "commander");

  private static final List<String> CUPS = List.of("sol", "supernova", "nova", "beyond-nebula");

  /**
   * A tournament that comes again and again.
   *
   * @param name what the names of all begin with
   * @param every from one to the next
   */
  private record Show(String key, String name, Duration every) {
    long slot() {
      return System.currentTimeMillis() / every.toMillis();
    }
  }

  private static final Show SWISS = new Show("demo", "Nova Solis ", Duration.ofMinutes(5));
  private static final Show CUP = new Show("demo-cup", "Cup ", Duration.ofMinutes(2));

  private final ApiClient api;
  private final String token;
  private final Thread thread = Thread.ofVirtual().name("demo").unstarted(this::run);
  private final Map<Show, Long> begun = new HashMap<>();

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
        beginWhatIsDue();
        Thread.sleep(LOOK);
      }
    } catch (InterruptedException e) {
      api.close();
    }
  }

  private void beginWhatIsDue() throws InterruptedException {
    var due = List.of(SWISS, CUP).stream().filter(this::isDue).toList();
    if (due.isEmpty()) {
      return;
    }
    var running = api.get("/tournaments?state=running&limit=200", "");
    if (!running.ok()) {
      return;
    }
    for (var show : due) {
      if (!isAmong(running.json().path("items"), show) && begin(show)) {
        begun.put(show, show.slot());
      }
    }
  }

  private boolean isDue(Show show) {
    var last = begun.get(show);
    return last == null || last != show.slot();
  }

  private boolean begin(Show show) throws InterruptedException {
    var body = new HashMap<>(show.equals(SWISS) ? swiss() : cup());
    body.put("name", show.name() + show.slot());
    body.put("startInSeconds", 0);
    body.put("key", show.key() + "-" + show.slot());
    return api.post("/tournaments", token, body).ok();
  }

  private static Map<String, Object> swiss() {
    return Map.of(
        "game",
        "nova-solis",
        "format",
        "swiss",
        "tableSize",
        4,
        "rounds",
        ROUNDS,
        "entrants",
        entrants(BotSpec.levels()));
  }

  private static Map<String, Object> cup() {
    var game = CUPS.get((int) (CUP.slot() % CUPS.size()));
    var bots = DemoLadders.LONG_TURNS.contains(game) ? QUICK_BOTS : BotSpec.levels();
    return Map.of("game", game, "format", "knock-out", "tableSize", 2, "entrants", entrants(bots));
  }

  private static List<Map<String, String>> entrants(List<String> bots) {
    return bots.stream().map(bot -> Map.of("bot", bot)).toList();
  }

  private static boolean isAmong(JsonNode tournaments, Show show) {
    for (var tournament : tournaments) {
      if (tournament.path("name").asText().startsWith(show.name())) {
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
