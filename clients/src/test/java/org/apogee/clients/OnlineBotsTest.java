package org.apogee.clients;

import static java.util.concurrent.TimeUnit.MINUTES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apogee.cli.Shell;
import org.apogee.cli.bot.CuttingProxy;
import org.apogee.cli.bot.Online;
import org.apogee.cli.bot.Online.Someone;
import org.apogee.cli.process.Scripts;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The sample bots play on a real node with their clients alone, over connections that are cut and
 * over a restart of the node.
 */
final class OnlineBotsTest {
  @TempDir Path folder;

  @Test
  void aGameOfPythonAgainstTypeScriptIsPlayedToItsEnd() throws Exception {
    Scripts.need("python3");
    Scripts.need("node");
    try (var online = new Online();
        var proxy = new CuttingProxy(online.port(), true)) {
      var ada = online.player("Ada");
      var one = online.botOf(ada, "one");
      var two = online.botOf(ada, "two");
      var game = online.open(ada, "sol", one, two);
      try (var first = start(proxy, one, "python3", "python/examples/bot.py");
          var second = start(proxy, two, "node", "typescript/examples/bot.js")) {
        await().atMost(4, MINUTES).until(() -> proxy.moves() >= 20);
        online.restart();
        assertThat(first.succeeds()).contains(game + " has ended: ", "Sending again.");
        assertThat(second.succeeds()).contains(game + " has ended: ", "Sending again.");
        assertThat(proxy.streamsCut()).as("streams cut").isPositive();
        assertThat(proxy.movesCut()).as("responses to moves cut").isPositive();
        var record = online.api.text("/games/" + game + "/record", Online.ORGANISER);
        assertThat(record).isNotEmpty().doesNotContain("forfeit");
        var file = Files.writeString(folder.resolve("game.replay"), record);
        var verified = Shell.run("verify", file.toString());
        assertThat(verified.exit()).as(verified.err()).isEqualTo(Exit.DONE);
      }
    }
  }

  private Program start(CuttingProxy proxy, Someone bot, String language, String file)
      throws IOException {
    var token = Files.writeString(folder.resolve("token-" + bot.id()), bot.token() + "\n");
    return Program.start(
        Path.of("").toAbsolutePath(),
        folder.resolve("out-" + bot.id()),
        List.of(
            language,
            file,
            "--url",
            proxy.address(),
            "--token-file",
            token.toString(),
            "--games",
            "1"));
  }
}
