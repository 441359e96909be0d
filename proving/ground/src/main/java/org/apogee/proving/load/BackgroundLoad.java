package org.apogee.proving.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apogee.cli.api.ApiClient;
import org.apogee.stack.LocalStack;

/**
 * Something of everything that a platform does: games of players through the API and by streams, a
 * ladder, a tournament with a bye, Nova Solis with its Entity. For measures, not for verdicts.
 */
public final class BackgroundLoad implements AutoCloseable {
  private static final long SEED = 11;

  /** Short games, so that streams see starts and ends. */
  private static final int STREAM_PLIES = 30;

  /** Before a refused or lost request of the set-up is repeated. */
  private static final Duration AGAIN = Duration.ofSeconds(1);

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration NEXT_TOURNAMENT = Duration.ofSeconds(10);

  /** Settings of a node without the limits that protect it, for load from a few accounts. */
  public static final Map<String, String> NO_LIMITS =
      Map.of(
          "APOGEE_HTTP_REQUESTS_PER_SECOND", "1000000",
          "APOGEE_HTTP_REQUESTS_BURST", "1000000",
          "APOGEE_HTTP_ANONYMOUS_PER_SECOND", "1000000",
          "APOGEE_HTTP_ANONYMOUS_BURST", "1000000",
          "APOGEE_GATEWAY_GAMES_PER_HOUR", "1000000");

  private final ApiClient api;
  private final String token;
  private final MoveOutcomes outcomes = new MoveOutcomes();
  private final Driver driver;
  private final StreamGames streams;
  private final Thread director = Thread.ofVirtual().name("director").unstarted(this::direct);

  private BackgroundLoad(LocalStack stack, Duration thinking) throws InterruptedException {
    token = stack.token();
    api = new ApiClient(List.of(stack.address()));
    driver = new Driver(api, token, outcomes, Driver.Plan.of("sol", thinking, SEED));
    streams = new StreamGames(api, stack.address(), token, outcomes, STREAM_PLIES, SEED);
  }

  /**
   * Starts the load, which continues until it is closed.
   *
   * @param games how many games of API players run at any time
   * @param thinking how long they think before each move
   */
  public static BackgroundLoad start(LocalStack stack, int games, Duration thinking)
      throws InterruptedException {
    var load = new BackgroundLoad(stack, thinking);
    load.driver.refill(true);
    load.driver.open(games);
    load.streams.open(games, "sol");
    load.ladder("sol", 2, List.of("random", "greedy"));
    load.insist("/tournaments", swiss("sol", 3, 3));
    load.insist("/tournaments", swiss("nova-solis", 2, 2));
    load.director.start();
    return load;
  }

  /** Moves of players that were acknowledged so far. */
  public int moves() {
    return outcomes.size();
  }

  private void ladder(String game, int tableSize, List<String> bots) throws InterruptedException {
    var id = "load-" + game;
    insist(
        "/ladders",
        Map.of(
            "id", id, "game", game, "tableSize", tableSize, "gamesMax", 2, "patienceSeconds", 5));
    for (var bot : bots) {
      insist("/ladders/" + id + "/entrants", Map.of("bot", bot));
    }
  }

  /** Tournaments end soon, and then no longer load anything, so new ones are started. */
  private void direct() {
    try {
      while (true) {
        Thread.sleep(NEXT_TOURNAMENT);
        // During an injected fault this may fail; the next one follows anyway.
        api.post("/tournaments", token, swiss("sol", 3, 3));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** An odd number of entrants at tables of two leaves one without a game in each round. */
  private static Map<String, ?> swiss(String game, int entrants, int rounds) {
    var who = new ArrayList<Map<String, Object>>();
    for (int i = 0; i < entrants; i++) {
      who.add(Map.of("bot", i % 2 == 0 ? "random" : "greedy", "name", "Bot " + (i + 1)));
    }
    return Map.of(
        "name",
        "Background load of " + game,
        "game",
        game,
        "format",
        "swiss",
        "tableSize",
        2,
        "rounds",
        rounds,
        "startInSeconds",
        0,
        "key",
        UUID.randomUUID().toString(),
        "entrants",
        who);
  }

  private void insist(String path, Map<String, ?> body) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    var reply = api.post(path, token, body);
    while (!reply.ok()) {
      if (!reply.isUnknown() || System.nanoTime() > end) {
        throw new IllegalStateException(path + " was refused: " + reply);
      }
      Thread.sleep(AGAIN);
      reply = api.post(path, token, body);
    }
  }

  @Override
  public void close() {
    director.interrupt();
    streams.close();
    driver.close();
  }
}
