package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.PlatformOptions;
import org.apogee.cli.api.StreamFollower;
import org.apogee.cli.process.BotCommand;
import org.apogee.cli.process.BotFailed;
import org.apogee.cli.process.BotProcesses;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Counts;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.bot.BotLines;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apogee bot connect}: a bot program plays online. */
@Command(
    name = "connect",
    description = {
      "Connect a bot program to the platform. 'apogee match' runs the same program locally.",
      "The program answers the questions of all games of the token's player.",
      "With --tournament or --ladder it enters there first, and games come by themselves."
    },
    footer = {
      "",
      "The token is read from --token-file, or from APOGEE_TOKEN in the environment.",
      "After a broken connection, the command reconnects and the games continue.",
      "A program that fails is restarted; after three failures in a game, the game is resigned.",
      "A tournament is played until it is complete. Ctrl-C exits with code 130: the player leaves",
      "the ladder but stays in the tournament, and games in play wait until their clocks run out.",
      "",
      "Examples:",
      "  apogee bot connect --token-file token.txt \"python3 bot.py\"",
      "  apogee bot connect --games 10 --programs 2 \"node bot.js\"",
      "  apogee bot connect --tournament t3f… \"python3 bot.py\"",
      "  apogee bot connect --ladder sol --games 20 \"python3 bot.py\""
    })
final class BotConnect implements Callable<Integer> {
  /** A bot may load a large model first. */
  private static final Duration READY_TIME = Duration.ofMinutes(1);

  /** Three heartbeats of a stream, which come every 5 s. */
  private static final Duration SILENCE = Duration.ofSeconds(15);

  /** Longer than a node's restart; nobody waits for a bot that is away. */
  static final Duration LEAVING = Duration.ofSeconds(30);

  /** Each copy is a process; more than this on one machine is a typing error. */
  private static final int PROGRAMS_MAX = 64;

  private static final String ID = "[A-Za-z0-9_-]{1,64}";

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private PlatformOptions platform = new PlatformOptions();

  @Parameters(
      paramLabel = "COMMAND",
      description = "The command that starts the bot program, as one word.")
  private String command = "";

  @Option(
      names = "--programs",
      paramLabel = "N",
      description =
          "Maximum number of program copies (default: ${DEFAULT-VALUE}). With more games, a copy"
              + " plays several in turn.")
  private int programs = 4;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Stop when this many games have ended and none is in play.")
  private @Nullable Integer games;

  @Option(
      names = "--tournament",
      paramLabel = "ID",
      description = "Enter this tournament, play all its games, and stop when it is complete.")
  private @Nullable String tournament;

  @Option(
      names = "--ladder",
      paramLabel = "GAME",
      description = {
        "Join the ladder of this game, or with this ID, while the command runs;",
        "with at most --programs concurrent games."
      })
  private @Nullable String ladder;

  @Option(
      names = "--transcripts",
      paramLabel = "DIR",
      description = "Write all lines to and from the programs into files, for debugging.")
  private @Nullable Path transcripts;

  private final Terminal terminal;

  BotConnect(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    Counts.check("--programs", programs, PROGRAMS_MAX);
    if (games != null && games < 1) {
      throw new BadInput("bad-usage", "--games must be at least 1, not %d.".formatted(games));
    }
    if (tournament != null && ladder != null) {
      throw new BadInput("bad-usage", "Use --tournament or --ladder, not both.");
    }
    if (tournament != null && !tournament.matches(ID)) {
      throw new BadInput(
          "bad-id", "'%s' is not a tournament ID.".formatted(BotLines.excerpt(tournament)));
    }
    var bot = BotCommand.of("bot", command);
    var address = platform.address();
    var token = platform.token();
    var status = new StatusLines(terminal.err());
    try (var processes = new BotProcesses(READY_TIME, transcripts);
        var api = new ApiClient(List.of(address))) {
      tryOut(processes, bot);
      return play(bot, token, status, processes, api);
    }
  }

  private static void tryOut(BotProcesses processes, BotCommand bot) throws InterruptedException {
    try {
      processes.discard(processes.start(bot));
    } catch (BotFailed e) {
      var said = e.failure().lastLines();
      throw new BadInput(
          e.failure().code(),
          "The bot cannot play. %s%s"
              .formatted(
                  e.failure().reason(),
                  said.isEmpty() ? "" : " Its last lines: " + String.join(" | ", said)));
    }
  }

  private int play(
      BotCommand bot, String token, StatusLines status, BotProcesses processes, ApiClient api)
      throws InterruptedException {
    var stream = StreamFollower.ofPlayer(platform.address(), token, SILENCE);
    var client = new PlayerClient(api, stream, token, status);
    try (stream;
        var entry = entry(client, status)) {
      entry.enter();
      var bridge =
          new Bridge(
              programs,
              () -> new BotWorker(processes, bot, client, status),
              client::look,
              status,
              now -> changed(now, entry, stream));
      var hook = new Thread(() -> interrupted(bridge, entry, status), "apogee-bot-stop");
      Runtime.getRuntime().addShutdownHook(hook);
      try {
        entry.follow(() -> changed(bridge.summary(), entry, stream));
        stream.follow(bridge);
      } finally {
        removeHook(hook);
      }
      report(bridge.summary(), entry);
    } finally {
      client.close();
    }
    return Exit.DONE;
  }

  private Entry entry(PlayerClient client, StatusLines status) throws InterruptedException {
    if (tournament != null) {
      return new TournamentEntry(tournament, client.me(), platform.address(), client, status);
    }
    return ladder == null
        ? Entry.NONE
        : new LadderEntry(ladder, client.me(), programs, client, status);
  }

  private static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // We are ending already, and the hook runs.
    }
  }

  private static void interrupted(Bridge bridge, Entry entry, StatusLines status) {
    entry.leave(Duration.ZERO);
    int inPlay = bridge.summary().inPlay();
    status.say(
        inPlay == 0
            ? "Stopped. No game is in play."
            : "Stopped. %d games are in play: connect again before their clocks run out."
                .formatted(inPlay));
  }

  /** Asks for no more games than are wanted, and stops when nothing more is to be played. */
  private void changed(Bridge.Summary now, Entry entry, StreamFollower stream) {
    int wanted = games == null ? Integer.MAX_VALUE : games;
    if (now.games() + now.inPlay() >= wanted) {
      Thread.ofVirtual().name("leave").start(() -> entry.leave(LEAVING));
    }
    if (now.inPlay() == 0 && (now.games() >= wanted || entry.isOver())) {
      stream.close();
    }
  }

  private void report(Bridge.Summary summary, Entry entry) throws InterruptedException {
    var report = ProtocolJson.MAPPER.createObjectNode().put("games", summary.games());
    var places = report.putObject("places");
    summary.places().forEach((place, count) -> places.put(Integer.toString(place), count));
    entry.report(report);
    terminal.out().println(common.json() ? JsonText.of(report) : text(report));
  }

  private static String text(JsonNode report) {
    var places =
        report.path("places").properties().stream()
            .map(e -> "place %s: %d".formatted(e.getKey(), e.getValue().asInt()))
            .collect(Collectors.joining(", "));
    var games =
        "Games: %d%s"
            .formatted(report.path("games").asInt(), places.isEmpty() ? "" : " (" + places + ")");
    if (!report.path("over").asBoolean()) {
      return games;
    }
    return "%s%nTournament %s: %s"
        .formatted(
            games,
            report.path("tournament").asText(),
            report.has("place")
                ? "place %d with %s points"
                    .formatted(report.path("place").asInt(), report.path("points").asText())
                : "no place");
  }
}
