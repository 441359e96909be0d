package org.apogee.cli.lobby;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apogee.cli.api.PlatformOptions;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code apogee challenge}: games offered to named players. */
@Command(
    name = "challenge",
    description = "Challenge players by name, and answer challenges.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "The token is read from --token-file, or from APOGEE_TOKEN.",
      "",
      "Examples:",
      "  apogee challenge post sol Ada --days 3",
      "  apogee challenge list",
      "  apogee challenge accept seek-4f…",
      "  apogee challenge decline seek-4f… --reason 'Tomorrow.'"
    })
public final class ChallengeCommand implements Runnable {
  @Mixin private CommonOptions common = new CommonOptions();
  @Spec private CommandSpec spec = CommandSpec.create();

  private final Terminal terminal;

  public ChallengeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    if (common.json()) {
      throw new BadInput("bad-usage", "Name a command, such as 'apogee challenge list'.");
    }
    spec.commandLine().usage(terminal.out());
  }

  @Command(name = "list", description = "List your open challenges; '(?)' marks missing answers.")
  int list(@Mixin CommonOptions shared, @Mixin PlatformOptions where) throws InterruptedException {
    var found = LobbyClient.ask(where, where.token(), "GET", "/challenges", null);
    return LobbyClient.tell(terminal, shared, found, LobbyClient.table(found));
  }

  @Command(name = "post", description = "Challenge players.")
  int post(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Mixin WishOptions wish,
      @Parameters(index = "0", paramLabel = "GAME", description = "The game, such as sol.")
          String game,
      @Parameters(
              index = "1..*",
              arity = "1..5",
              paramLabel = "PLAYER",
              description = "The players, by name or ID.")
          List<String> players)
      throws InterruptedException {
    var body = wish.body(game, UUID.randomUUID().toString());
    body.put("players", players);
    var made = LobbyClient.ask(where, where.token(), "POST", "/challenges", body);
    return LobbyClient.tell(terminal, shared, made, made.path("id").asText());
  }

  @Command(name = "accept", description = "Accept a challenge.")
  int accept(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The challenge.") String id)
      throws InterruptedException {
    return act(shared, where, "POST", id, "/accept", null);
  }

  @Command(name = "decline", description = "Decline a challenge.")
  int decline(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The challenge.") String id,
      @Option(
              names = "--reason",
              paramLabel = "TEXT",
              description = "The reason, shown to the others.")
          @Nullable String reason)
      throws InterruptedException {
    Map<String, ?> body = reason == null ? Map.of() : Map.of("reason", reason);
    return act(shared, where, "POST", id, "/decline", body);
  }

  @Command(name = "withdraw", description = "Withdraw your challenge.")
  int withdraw(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The challenge.") String id)
      throws InterruptedException {
    return act(shared, where, "DELETE", id, "", null);
  }

  private int act(
      CommonOptions shared,
      PlatformOptions where,
      String method,
      String id,
      String what,
      @Nullable Map<String, ?> body)
      throws InterruptedException {
    var path = "/challenges/" + LobbyClient.checked(id) + what;
    var seek = LobbyClient.ask(where, where.token(), method, path, body);
    return LobbyClient.tell(terminal, shared, seek, LobbyClient.state(seek));
  }
}
