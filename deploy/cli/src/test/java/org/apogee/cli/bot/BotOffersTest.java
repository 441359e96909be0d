package org.apogee.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.apogee.cli.Shell;
import org.apogee.cli.api.ApiClient.Reply;
import org.apogee.cli.bot.Online.Someone;
import org.apogee.cli.process.Scripts;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person offers something to bot programs: to one that knows no offers, and to one that does. */
final class BotOffersTest {
  private static Online online;

  @TempDir Path folder;

  @BeforeAll
  static void begin() throws InterruptedException {
    Scripts.need("python3");
    online = new Online();
  }

  @AfterAll
  static void end() {
    if (online != null) {
      online.close();
    }
  }

  @Test
  void theCommandAnswersForAProgramThatKnowsNoOffers() throws Exception {
    var ada = online.player("Ada");
    var bot = online.botOf(ada, "py");
    var shell = connect(bot, Scripts.sample("python3", "bot.py"));
    var game = "/games/" + online.open(ada, "sol", ada, bot);
    int plies = moveOnce(game, ada, 0);

    offer(game, ada, "take-back");
    until(game, ada, view -> view.path("plies").asInt() == plies);
    offer(game, ada, "pause");
    until(game, ada, view -> view.has("pausedUntil"));
    Online.must(online.api.post(game + "/resume", ada.token(), null));
    offer(game, ada, "draw");
    var declined = until(game, ada, view -> !view.has("offer"));
    assertThat(declined.path("stage").asText()).isEqualTo("live");
    assertThat(declined.path("plies").asInt()).isEqualTo(plies);

    Online.must(online.api.post(game + "/resign", ada.token(), null));
    assertThat(shell.get(1, TimeUnit.MINUTES).exit()).isEqualTo(Exit.DONE);
  }

  @Test
  void aProgramDeclinesAndOffersAndAccepts() throws Exception {
    var eve = online.player("Eve");
    var bot = online.botOf(eve, "bargainer");
    var script = BotOffersTest.class.getResource("bargainer.py");
    var shell = connect(bot, "python3 '%s'".formatted(path(script)));
    var game = "/games/" + online.open(eve, "sol", bot, eve);
    int plies = moveOnce(game, eve, 1);

    offer(game, eve, "take-back");
    var offered =
        until(game, eve, view -> view.at("/offer/kind").asText().equals("pause")).path("offer");
    assertThat(offered.path("lengthMillis").asLong()).isEqualTo(Duration.ofMinutes(7).toMillis());
    var number = Map.of("offer", offered.path("number").asLong());
    Online.must(online.api.post(game + "/offer/accept", eve.token(), number));
    var paused = until(game, eve, view -> view.has("pausedUntil"));
    assertThat(paused.path("plies").asInt()).as("nothing was taken back").isEqualTo(plies + 1);
    Online.must(online.api.post(game + "/resume", eve.token(), null));
    offer(game, eve, "draw");
    var over = until(game, eve, view -> view.path("stage").asText().equals("over"));
    assertThat(over.path("places").toString()).isEqualTo("[1,1]");
    var done = shell.get(1, TimeUnit.MINUTES);
    assertThat(done.exit()).as(done.err()).isEqualTo(Exit.DONE);
    assertThat(done.err()).doesNotContain("rejected", "failed");
  }

  private static Path path(java.net.URL script) throws URISyntaxException {
    return Path.of(script.toURI());
  }

  /** Moves when it is the player's turn; the plies before that. */
  private static int moveOnce(String game, Someone who, int seat) throws InterruptedException {
    var view =
        until(
            game,
            who,
            now -> !now.path("moves").isEmpty() && now.path("seatToAct").asInt() == seat);
    int ply = view.path("plies").asInt();
    var move = view.at("/moves/0/code").asText();
    Online.must(online.api.post(game + "/moves", who.token(), Map.of("ply", ply, "move", move)));
    return ply;
  }

  private static void offer(String game, Someone who, String kind) throws InterruptedException {
    Online.must(online.api.post(game + "/offer", who.token(), Map.of("kind", kind)));
  }

  private static JsonNode until(String game, Someone who, Predicate<JsonNode> what) {
    return await().atMost(Duration.ofMinutes(1)).until(() -> view(game, who), what);
  }

  private static JsonNode view(String game, Someone who) throws InterruptedException {
    Reply reply = online.api.send("GET", game + "/view", who.token(), null);
    return Online.must(reply).json();
  }

  private CompletableFuture<Shell> connect(Someone bot, String command) throws Exception {
    var token = Files.writeString(folder.resolve("token-" + bot.id()), bot.token() + "\n");
    return CompletableFuture.supplyAsync(
        () ->
            Shell.run(
                "bot",
                "connect",
                "--url",
                "http://127.0.0.1:" + online.port(),
                "--token-file",
                token.toString(),
                "--games",
                "1",
                command),
        task -> Thread.ofPlatform().daemon().name("apogee").start(task));
  }
}
