package org.apogee.cli.up;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apogee.cli.api.ApiClient;
import org.apogee.local.LocalDatabase;
import org.apogee.stack.LocalStack;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/operations.md says of backup and restore, done with its own words. */
class RestoreTest {
  private static final String ORGANISER = "organiser-organiser-organiser-0003";
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final int RESULTS = 3;

  @TempDir Path home;
  private @Nullable LocalStack stack;
  private ApiClient api = new ApiClient(List.of("http://127.0.0.1"));

  @AfterEach
  void stop() {
    api.close();
    if (stack != null) {
      stack.close();
    }
  }

  @Test
  void anOlderDatabaseGoesOnFromItsLastMove() throws Exception {
    var plan = StackPlan.inThisProcess(home).with(Map.of("APOGEE_FEED_HTTP_AGE", "2d"));
    start(plan);
    var player = made("/players", ORGANISER, Map.of("name", "Ada")).at("/token/secret").asText();
    var game = openGame(player);
    int before = move(game, player);
    var kept = tournament("kept");
    var ratings = await(() -> pool(RESULTS));
    await(this::newestPosition);
    stop();
    copy(home.resolve("postgres"), home.resolve("backup"));

    start(plan);
    assertThat(move(game, player)).isGreaterThan(before);
    tournament("lost");
    await(() -> pool(2 * RESULTS));
    long seen = await(this::newestPosition);
    stop();

    delete(home.resolve("postgres"));
    delete(home.resolve("kafka"));
    copy(home.resolve("backup"), home.resolve("postgres"));
    runTheGuidesSql(plan);
    start(plan);
    assertThat(view(game, player).path("plies").asInt()).isEqualTo(before);
    assertThat(get("/tournaments").path("items"))
        .singleElement()
        .satisfies(one -> assertThat(one.path("id").asText()).isEqualTo(kept));
    assertThat(await(() -> pool(RESULTS))).isEqualTo(ratings);
    assertThat(move(game, player)).isGreaterThan(before);
    tournament("new");
    await(() -> pool(2 * RESULTS));
    assertThat(api.get("/feed?from=" + (seen - 1), "").status())
        .as("no position stands for another record than before")
        .isEqualTo(410);
    assertThat(await(this::newestPosition)).isGreaterThan(seen);
  }

  /** Of the feed over HTTP, once it has records. */
  private @Nullable Long newestPosition() throws InterruptedException {
    var page = get("/feed");
    return page.path("records").isEmpty() ? null : page.path("newest").asLong();
  }

  private void start(StackPlan plan) {
    var started = LocalStack.startWithAnalytics(plan, ORGANISER, Steps.SILENT);
    stack = started;
    api.close();
    api = new ApiClient(List.of(started.address()));
  }

  private String openGame(String player) throws InterruptedException {
    var me = get("/me", player).at("/player/id").asText();
    var order =
        Map.of(
            "game", "sol",
            "seats", List.of(Map.of("player", me), Map.of("bot", "random")),
            "key", "a game that is open at the backup");
    return made("/games", player, order).path("game").asText();
  }

  /**
   * The player's next move; the number of moves in the game, when it is the player's turn again.
   */
  private int move(String game, String player) throws InterruptedException {
    var asked = await(() -> question(game, player));
    var move = asked.path("moves").get(0).path("code").asText();
    made("/games/" + game + "/moves", player, Map.of("ply", asked.path("plies"), "move", move));
    int done = asked.path("plies").asInt();
    return await(
            () -> {
              var next = question(game, player);
              return next != null && next.path("plies").asInt() > done ? next : null;
            })
        .path("plies")
        .asInt();
  }

  private @Nullable JsonNode question(String game, String player) throws InterruptedException {
    var view = view(game, player);
    return view.path("moves").isEmpty() ? null : view;
  }

  private JsonNode view(String game, String player) throws InterruptedException {
    return get("/games/" + game + "/view", player);
  }

  /** Three entrants at a table of two: one game after the other, so the results have one order. */
  private String tournament(String name) throws InterruptedException {
    var body =
        Map.of(
            "name",
            name,
            "key",
            name,
            "game",
            "sol",
            "format",
            "round-robin",
            "startInSeconds",
            0,
            "entrants",
            List.of(
                Map.of("bot", "random", "name", "A"),
                Map.of("bot", "mcts:1", "name", "B"),
                Map.of("bot", "greedy", "name", "C")));
    var id = made("/tournaments", ORGANISER, body).path("tournament").asText();
    await(() -> get("/tournaments/" + id).path("state").asText().equals("finished") ? id : null);
    return id;
  }

  /** The leaderboard, once so many results are in it. */
  private @Nullable JsonNode pool(int results) throws InterruptedException {
    for (var pool : get("/ratings").path("items")) {
      if (pool.path("results").asInt() == results) {
        return get("/ratings/" + pool.path("pool").asText()).path("items");
      }
    }
    return null;
  }

  private JsonNode get(String path) throws InterruptedException {
    return get(path, "");
  }

  private JsonNode get(String path, String token) throws InterruptedException {
    return api.get(path, token).json();
  }

  /** Sent again until somebody has answered: all that we ask for can be repeated without harm. */
  private JsonNode made(String path, String token, Map<String, ?> body)
      throws InterruptedException {
    var reply =
        await(() -> {
          var answer = api.post(path, token, body);
          return answer.isUnknown() ? null : answer;
        });
    assertThat(reply.ok()).as("%s: %s", path, reply).isTrue();
    return reply.json();
  }

  private static <T> T await(Callable<@Nullable T> there) {
    return Awaitility.await()
        .atMost(PATIENCE)
        .pollInterval(Duration.ofMillis(200))
        .until(there, found -> found != null);
  }

  /** With nothing but the database running, as the guide says. */
  private void runTheGuidesSql(StackPlan plan) throws Exception {
    var guide = Files.readString(Path.of("../../docs/operations.md"));
    int from = guide.indexOf("## Backup and restore");
    var sql =
        Pattern.compile("```sql\n(.*?)```\n", Pattern.DOTALL)
            .matcher(guide.substring(from, guide.indexOf("\n## ", from)))
            .results()
            .map(step -> step.group(1))
            .collect(Collectors.joining());
    try (var database = LocalDatabase.start(home.resolve("postgres"), plan.databasePort());
        var connection =
            DriverManager.getConnection(
                database.database("apogee"), LocalDatabase.USER, LocalDatabase.PASSWORD);
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var files = Files.walk(from)) {
      files.forEach(file -> {
        try {
          Files.copy(file, to.resolve(from.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });
    }
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
