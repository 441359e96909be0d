package org.apogee.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apogee.cli.Shell;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.process.Scripts;
import org.apogee.cli.terminal.Exit;
import org.apogee.stack.LocalStack;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sample bots enter a tournament and a ladder, against bots of the house. */
final class BotsInTournamentTest {
  private static final String ORGANISER = "organiser-organiser-organiser-0002";

  @TempDir static Path home;
  private static LocalStack stack;
  private static ApiClient api;

  @BeforeAll
  static void begin() throws Exception {
    Scripts.need("python3");
    Scripts.need("node");
    var plan =
        StackPlan.inThisProcess(home)
            .withMatchmaker()
            .with(
                Map.of(
                    "APOGEE_HTTP_REQUESTS_PER_SECOND", "100000",
                    "APOGEE_HTTP_REQUESTS_BURST", "100000"));
    stack = LocalStack.start(plan, ORGANISER, Steps.SILENT);
    api = new ApiClient(List.of(stack.address()));
  }

  @AfterAll
  static void end() {
    if (stack != null) {
      api.close();
      stack.close();
    }
  }

  /** A bot of somebody's, with a token in a file. */
  private record Entrant(String id, String name, Path token) {}

  private static Entrant bot(String name) throws Exception {
    var owner = made("/players", ORGANISER, Map.of("name", "Owner of " + name));
    var bot = made("/me/bots", owner.at("/token/secret").asText(), Map.of("name", name));
    var token = Files.writeString(home.resolve(name), bot.at("/token/secret").asText());
    return new Entrant(bot.at("/player/id").asText(), name, token);
  }

  private static JsonNode made(String path, String token, @Nullable Map<String, ?> body)
      throws InterruptedException {
    var reply = api.post(path, token, body);
    assertThat(reply.ok()).as(reply.toString()).isTrue();
    return reply.json();
  }

  private static CompletableFuture<Shell> connect(Entrant bot, String program, String... more) {
    var args = new ArrayList<>(List.of("bot", "connect", "--url", stack.address()));
    args.addAll(List.of("--token-file", bot.token.toString(), "--programs", "2", "--json"));
    args.addAll(List.of(more));
    args.add(program);
    return CompletableFuture.supplyAsync(
        () -> Shell.run(args.toArray(String[]::new)),
        task -> Thread.ofPlatform().daemon().name("apogee").start(task));
  }

  @Test
  void theSampleBotsPlayASwissToItsEnd() throws Exception {
    var body =
        Map.of(
            "name", "Bots of all kinds",
            "game", "drift",
            "format", "swiss",
            "rounds", 3,
            "key", "sample-bots",
            "entrants", List.of(Map.of("bot", "random"), Map.of("bot", "greedy")));
    var id = made("/tournaments", ORGANISER, body).path("tournament").asText();
    var python = bot("py");
    var script = bot("js");
    var one = connect(python, Scripts.sample("python3", "bot.py"), "--tournament", id);
    var two = connect(script, Scripts.sample("node", "bot.js"), "--tournament", id);
    awaitEntrants(id, 4);
    made("/tournaments/" + id + "/start", ORGANISER, null);

    var told = new HashMap<String, Shell>();
    told.put(python.id, one.get(5, TimeUnit.MINUTES));
    told.put(script.id, two.get(5, TimeUnit.MINUTES));
    var seen = api.get("/tournaments/" + id, "").json();
    assertThat(seen.path("state").asText()).isEqualTo("finished");
    var standings = api.get("/tournaments/" + id + "/standings", "").json().path("items");
    assertThat(standings).hasSize(4);
    for (var row : standings) {
      var shell = told.remove(row.path("entrant").asText());
      if (shell != null) {
        assertThat(shell.exit()).as(shell.out() + shell.err()).isEqualTo(Exit.DONE);
        assertThat(shell.json().path("games").asInt()).isEqualTo(3);
        assertThat(shell.json().path("place").asInt()).isEqualTo(row.path("place").asInt());
        assertThat(shell.json().path("points").asText()).isEqualTo(row.path("points").asText());
        assertThat(shell.err())
            .contains("Entered in tournament " + id, "Tournament: Round 3 has ended.")
            .doesNotContain("failed", "resigns", "rejected");
      }
    }
    assertThat(told).as("bots without a place").isEmpty();
    assertThat(gamesOf(id)).hasSize(6).allMatch(game -> !game.contains("forfeit"));

    var late = connect(python, Scripts.sample("python3", "bot.py"), "--tournament", id);
    var refused = late.get(1, TimeUnit.MINUTES);
    assertThat(refused.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(refused.json().at("/error/code").asText()).isEqualTo("tournament-over");
  }

  @Test
  void aBotChecksInAndAnotherOneWaits() throws Exception {
    var body =
        Map.of(
            "name", "With a check-in",
            "game", "drift",
            "format", "swiss",
            "rounds", 1,
            "registration", Map.of("capacity", 2),
            "key", "check-in",
            "entrants", List.of(Map.of("bot", "random")));
    var id = made("/tournaments", ORGANISER, body).path("tournament").asText();
    var seated = bot("seated");
    var waits = bot("waits");
    var one = connect(seated, Scripts.sample("python3", "bot.py"), "--tournament", id);
    awaitRegistration(id, "entrants", seated, false);
    var two = connect(waits, Scripts.sample("python3", "bot.py"), "--tournament", id);
    awaitRegistration(id, "waiting", waits, false);
    made("/tournaments/" + id + "/check-in/open", ORGANISER, Map.of("minutes", 60));
    awaitRegistration(id, "entrants", seated, true);
    awaitRegistration(id, "waiting", waits, true);
    made("/tournaments/" + id + "/start", ORGANISER, null);

    var played = one.get(5, TimeUnit.MINUTES);
    assertThat(played.exit()).as(played.err()).isEqualTo(Exit.DONE);
    assertThat(played.err()).contains("Checked in to tournament " + id);
    assertThat(played.json().path("games").asInt()).isEqualTo(1);
    var waited = two.get(5, TimeUnit.MINUTES);
    assertThat(waited.exit()).as(waited.err()).isEqualTo(Exit.DONE);
    assertThat(waited.err())
        .contains("Entered the waiting list of tournament %s, as number 1.".formatted(id));
    assertThat(waited.json().has("place")).isFalse();
  }

  private static void awaitRegistration(String id, String list, Entrant bot, boolean checkedIn) {
    await()
        .atMost(1, TimeUnit.MINUTES)
        .until(() -> {
          for (var who : api.get("/tournaments/" + id + "/registration", "").json().path(list)) {
            if (who.path("entrant").asText().equals(bot.id)) {
              return who.path("checkedIn").asBoolean() == checkedIn;
            }
          }
          return false;
        });
  }

  @Test
  void aSampleBotPlaysOnALadderAndLeavesIt() throws Exception {
    made("/ladders", ORGANISER, Map.of("id", "drift", "game", "drift", "patienceSeconds", 1));
    made("/ladders/drift/entrants", ORGANISER, Map.of("bot", "random", "games", 2));
    var python = bot("ladder-py");
    var shell =
        connect(python, Scripts.sample("python3", "bot.py"), "--ladder", "drift", "--games", "3")
            .get(5, TimeUnit.MINUTES);
    assertThat(shell.exit()).as(shell.out() + shell.err()).isEqualTo(Exit.DONE);
    assertThat(shell.json().path("games").asInt()).isGreaterThanOrEqualTo(3);
    assertThat(shell.err()).contains("Joined ladder drift", "Left ladder drift.");
    var onLadder = api.get("/ladders/drift", "").json().path("onLadder");
    assertThat(onLadder.findValuesAsText("player")).doesNotContain(python.id).hasSize(1);
  }

  @Test
  void whatCannotBeEnteredIsSaidInASentence() throws Exception {
    var bot = bot("nowhere");
    var cat = Scripts.sample("python3", "bot.py");
    assertThat(code(connect(bot, cat, "--tournament", "t-none"))).isEqualTo("no-such-tournament");
    assertThat(code(connect(bot, cat, "--tournament", "../x"))).isEqualTo("bad-id");
    assertThat(code(connect(bot, cat, "--ladder", "chess"))).isEqualTo("no-such-ladder");
    assertThat(code(connect(bot, cat, "--ladder", "a", "--tournament", "b")))
        .isEqualTo("bad-usage");
  }

  private static String code(CompletableFuture<Shell> connecting) throws Exception {
    var shell = connecting.get(1, TimeUnit.MINUTES);
    assertThat(shell.exit()).as(shell.err()).isEqualTo(Exit.BAD_INPUT);
    return shell.json().at("/error/code").asText();
  }

  private static void awaitEntrants(String id, int count) throws InterruptedException {
    for (int i = 0; i < 1200; i++) {
      if (api.get("/tournaments/" + id, "").json().path("entrants").size() == count) {
        return;
      }
      Thread.sleep(50);
    }
    throw new AssertionError("not all entered within a minute");
  }

  private static List<String> gamesOf(String id) throws InterruptedException {
    var games = new ArrayList<String>();
    for (var round : api.get("/tournaments/" + id + "/rounds", "").json().path("items")) {
      for (var table : round.path("tables")) {
        table.path("games").forEach(game -> games.add(game.toString()));
      }
    }
    return games;
  }
}
