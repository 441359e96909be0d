package org.apogee.cli.lobby;

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

/** {@code apogee seek}: games that wait for players. */
@Command(
    name = "seek",
    description = "Post a game that waits for players, and join those of others.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "The token is read from --token-file, or from APOGEE_TOKEN; the list needs none.",
      "",
      "Examples:",
      "  apogee seek list",
      "  apogee seek post sol --rated --pace blitz",
      "  apogee seek post supernova --seats 4 --bot pilot --fill-after 5",
      "  apogee seek join seek-4f…",
      "  apogee seek withdraw seek-4f…"
    })
public final class SeekCommand implements Runnable {
  private static final int SECONDS = 60;

  @Mixin private CommonOptions common = new CommonOptions();
  @Spec private CommandSpec spec = CommandSpec.create();

  private final Terminal terminal;

  public SeekCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    if (common.json()) {
      throw new BadInput("bad-usage", "Name a command, such as 'apogee seek list'.");
    }
    spec.commandLine().usage(terminal.out());
  }

  @Command(name = "list", description = "List open seeks; with --mine, your own.")
  int list(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Option(names = "--mine", description = "Seeks that you posted or joined.") boolean isMine)
      throws InterruptedException {
    var token = isMine ? where.token() : where.tokenIfAny();
    var found = LobbyClient.ask(where, token, "GET", isMine ? "/me/seeks" : "/seeks", null);
    return LobbyClient.tell(terminal, shared, found, LobbyClient.table(found));
  }

  @Command(name = "post", description = "Post a seek.")
  int post(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Mixin WishOptions wish,
      @Parameters(paramLabel = "GAME", description = "The game, such as sol.") String game,
      @Option(
              names = "--rating-min",
              paramLabel = "R",
              description = "The lowest rating that may join; rated games only.")
          @Nullable Integer least,
      @Option(
              names = "--rating-max",
              paramLabel = "R",
              description = "The highest rating that may join; rated games only.")
          @Nullable Integer most,
      @Option(
              names = "--fill-after",
              paramLabel = "MINUTES",
              description = "Then house bots take the free seats; requires --bot.")
          @Nullable Integer fillAfter,
      @Option(names = "--invite", description = "Print the address of an invite link.")
          boolean invites,
      @Option(names = "--unlisted", description = "Do not list it: only by an invite link.")
          boolean isUnlisted)
      throws InterruptedException {
    var body = wish.body(game, UUID.randomUUID().toString());
    WishOptions.put(body, "ratingMin", least);
    WishOptions.put(body, "ratingMax", most);
    if (fillAfter != null) {
      body.put("fillSeconds", fillAfter * SECONDS);
    }
    body.put("listed", !isUnlisted);
    body.put("invite", invites || isUnlisted);
    var made = LobbyClient.ask(where, where.token(), "POST", "/seeks", body);
    var id = made.path("id").asText();
    var link =
        made.has("invite")
            ? "%n%s/play#invite=%s/%s".formatted(where.address(), id, made.path("invite").asText())
            : "";
    return LobbyClient.tell(terminal, shared, made, id + link);
  }

  @Command(name = "join", description = "Join a seek: the game starts when all seats are taken.")
  int join(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The seek.") String id,
      @Option(
              names = "--invite",
              paramLabel = "SECRET",
              description = "The secret of its invite link, if it is not listed.")
          @Nullable String invite)
      throws InterruptedException {
    Map<String, ?> body = invite == null ? Map.of() : Map.of("invite", invite);
    return act(shared, where, "POST", id, "/join", body);
  }

  @Command(name = "leave", description = "Leave a seek that you joined.")
  int leave(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The seek.") String id)
      throws InterruptedException {
    return act(shared, where, "POST", id, "/leave", null);
  }

  @Command(name = "fill", description = "Let house bots take the free seats of your seek now.")
  int fill(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The seek.") String id)
      throws InterruptedException {
    return act(shared, where, "POST", id, "/fill", null);
  }

  @Command(name = "withdraw", description = "Withdraw your seek.")
  int withdraw(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The seek.") String id)
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
    var path = "/seeks/" + LobbyClient.checked(id) + what;
    var seek = LobbyClient.ask(where, where.token(), method, path, body);
    return LobbyClient.tell(terminal, shared, seek, LobbyClient.state(seek));
  }
}
