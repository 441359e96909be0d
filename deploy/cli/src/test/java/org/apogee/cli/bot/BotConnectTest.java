package org.apogee.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.apogee.cli.Shell;
import org.apogee.cli.bot.Online.Someone;
import org.apogee.cli.process.Scripts;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sample bots play online, through a bad line and over a restart of the node. */
final class BotConnectTest {
  private static Online online;

  @TempDir Path folder;

  @BeforeAll
  static void begin() throws InterruptedException {
    Scripts.need("python3");
    Scripts.need("node");
    online = new Online();
  }

  @AfterAll
  static void end() {
    if (online != null) {
      online.close();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void gamesAreFinishedThroughABadLineAndARestart(boolean bySession) throws Exception {
    try (var proxy = new CuttingProxy(online.port(), bySession)) {
      var ada = online.player("Ada");
      var python = online.botOf(ada, "py");
      var script = online.botOf(ada, "js");
      var one = connect(proxy.address(), python, Scripts.sample("python3", "bot.py"), "1", "3");
      var two = connect(proxy.address(), script, Scripts.sample("node", "bot.js"), "2", "3");
      var games =
          List.of(
              online.open(ada, "sol", python, script),
              online.open(ada, "drift", script, python),
              online.open(ada, "drift", python, script));
      await(() -> proxy.moves() >= 40);
      online.restart();
      for (var bot : List.of(one, two)) {
        var shell = bot.get(5, TimeUnit.MINUTES);
        assertThat(shell.exit()).as(shell.out() + shell.err()).isEqualTo(Exit.DONE);
        assertThat(shell.json().path("games").asInt()).isEqualTo(3);
        assertThat(shell.err())
            .contains("Connected again.", " has ended: ")
            .doesNotContain("failed", "resigns", "rejected");
      }
      if (!bySession) { // a session was cut with its moves
        assertThat(proxy.streamsCut()).isPositive();
      }
      assertThat(proxy.movesCut()).isPositive();
      for (var game : games) {
        var record = online.api.text("/games/" + game + "/record", Online.ORGANISER);
        var file = Files.writeString(folder.resolve(game + ".replay"), record);
        var verified = Shell.run("verify", file.toString());
        assertThat(verified.exit()).as(verified.err()).isEqualTo(Exit.DONE);
        assertThat(record).doesNotContain("forfeit");
      }
    }
  }

  @Test
  void aBotThatFailsAgainAndAgainGivesTheGameUp() throws Exception {
    var ada = online.player("Ada");
    var bad = online.botOf(ada, "bad");
    var address = "http://127.0.0.1:" + online.port();
    var shell = connect(address, bad, Scripts.hostile("exits-mid-game"), "1", "1");
    var game = online.against(ada, "drift", bad, "random");
    var done = shell.get(5, TimeUnit.MINUTES);
    assertThat(done.exit()).as(done.err()).isEqualTo(Exit.DONE);
    assertThat(done.err())
        .contains(
            game + ": the bot failed. It ended with exit code 3.",
            "  | boom in line 7",
            "It is restarted.",
            "It failed 3 times in this game. It resigns the game.");
    var path = "/games/" + game + "/seats/0/bundle";
    await(() -> failures(path, ada).size() == 3);
    assertThat(failures(path, ada).at("/0/code").asText()).isEqualTo("bot-crashed");
    assertThat(failures(path, ada).at("/0/lines").toString()).contains("boom in line 7");
  }

  @Test
  void whatCannotWorkIsSaidInASentence() throws Exception {
    var url = "http://127.0.0.1:" + online.port();
    var nobody =
        connect(url, new Someone("", "wrong"), Scripts.sample("python3", "bot.py"), "1", "1");
    var shell = nobody.get(5, TimeUnit.MINUTES);
    assertThat(shell.exit()).as(shell.out()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.json().at("/error/code").asText()).isEqualTo("bad-token");

    var ada = online.player("Ada");
    var dead =
        connect(url, ada, Scripts.hostile("exits-at-once"), "1", "1").get(5, TimeUnit.MINUTES);
    assertThat(dead.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(dead.json().at("/error/code").asText()).isEqualTo("bot-not-started");
    assertThat(dead.json().at("/error/message").asText())
        .startsWith("The bot cannot play. It ended with exit code 1 before 'ready'.");
  }

  @Test
  void badUsageIsRefusedBeforeAnythingStarts() {
    assertThat(refusal("bot", "connect", "--url", "ftp://x", "--token-file", "/dev/null", "cat"))
        .contains("--url must be an address such as");
    assertThat(refusal("bot", "connect", "--token-file", "/nowhere/token", "cat"))
        .contains("Cannot read the token file '/nowhere/token'");
    assertThat(refusal("bot", "connect", "--programs", "0", "cat"))
        .contains("--programs must be from 1 to 64, not 0.");
    assertThat(refusal("bot", "connect", "--games", "0", "cat"))
        .contains("--games must be at least 1");
  }

  private static JsonNode failures(String path, Someone owner) {
    try {
      return online.api.get(path, owner.token()).json().path("failures");
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static String refusal(String... args) {
    var shell = Shell.run(args);
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    return shell.err();
  }

  private CompletableFuture<Shell> connect(
      String url, Someone bot, String command, String programs, String games) throws IOException {
    var token = Files.writeString(folder.resolve("token-" + bot.id()), bot.token() + "\n");
    return CompletableFuture.supplyAsync(
        () ->
            Shell.run(
                "bot",
                "connect",
                "--url",
                url,
                "--token-file",
                token.toString(),
                "--programs",
                programs,
                "--games",
                games,
                "--json",
                command),
        task -> Thread.ofPlatform().daemon().name("apogee").start(task));
  }

  private static void await(BooleanSupplier there) throws InterruptedException {
    for (int i = 0; i < 2400 && !there.getAsBoolean(); i++) {
      Thread.sleep(50);
    }
    assertThat(there.getAsBoolean()).as("did not happen within 2 minutes").isTrue();
  }
}
