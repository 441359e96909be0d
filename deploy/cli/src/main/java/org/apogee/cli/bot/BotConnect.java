package org.apogee.cli.bot;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apogee.cli.CommonOptions;
import org.apogee.cli.Exit;
import org.apogee.cli.JsonText;
import org.apogee.cli.Terminal;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.Lines;
import org.apogee.cli.api.PlatformOptions;
import org.apogee.cli.process.BotCommand;
import org.apogee.cli.process.BotFailed;
import org.apogee.cli.process.BotProcesses;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apogee bot connect}: a bot program plays online. */
@Command(
    name = "connect",
    description = {
      "Let a bot program play on the platform: the same program that 'apogee match' runs.",
      "It hears the questions of the player whose token is given, over as many games as there are."
    },
    footer = {
      "",
      "The token is read from --token-file, or from APOGEE_TOKEN in the environment.",
      "When the connection breaks it is made again, and the games go on where they were.",
      "A program that fails is started anew; after three failures in a game that game is given up.",
      "Ctrl-C ends it with exit code 130; games in play wait until their clocks run out.",
      "",
      "Examples:",
      "  apogee bot connect --token-file token.txt \"python3 bot.py\"",
      "  apogee bot connect --games 10 --programs 2 \"node bot.js\""
    })
final class BotConnect implements Callable<Integer> {
  private static final Duration READY_TIME = Duration.ofMinutes(1);
  private static final Duration SILENCE = Duration.ofSeconds(15);
  private static final int PROGRAMS_MAX = 64;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private PlatformOptions platform = new PlatformOptions();

  @Parameters(paramLabel = "COMMAND", description = "What starts the bot program, as one word.")
  private String command = "";

  @Option(
      names = "--programs",
      paramLabel = "N",
      description =
          "How many copies of the program may run (default: ${DEFAULT-VALUE}). When there are more"
              + " games, a copy is asked about several in turn.")
  private int programs = 4;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Stop when so many games are over and none is in play.")
  private @Nullable Integer games;

  @Option(
      names = "--transcripts",
      paramLabel = "DIR",
      description = "Write all that programs hear and say into files, to find mistakes.")
  private @Nullable Path transcripts;

  private final Terminal terminal;

  BotConnect(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (programs < 1 || programs > PROGRAMS_MAX) {
      throw new BadInput(
          "bad-usage", "--programs takes 1 to %d, not %d.".formatted(PROGRAMS_MAX, programs));
    }
    if (games != null && games < 1) {
      throw new BadInput("bad-usage", "--games takes 1 or more, not %d.".formatted(games));
    }
    var bot = BotCommand.of("bot", command);
    var address = platform.address();
    var token = platform.token();
    var words = new Words(terminal.err());
    try (var processes = new BotProcesses(READY_TIME, transcripts);
        var api = new ApiClient(List.of(address))) {
      tryOut(processes, bot);
      return play(bot, token, words, processes, api);
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
                  said.isEmpty() ? "" : " It wrote last: " + String.join(" | ", said)));
    }
  }

  private int play(BotCommand bot, String token, Words words, BotProcesses processes, ApiClient api)
      throws InterruptedException {
    var stream = new Lines(URI.create(platform.address() + "/api/v1/me/stream"), token, SILENCE);
    var desk = new Desk(api, token, words);
    var end = new End(stream);
    var bridge = new Bridge(programs, () -> new Hand(processes, bot, desk, words), words, end);
    end.bridge = bridge;
    var hook = new Thread(() -> interrupted(bridge, words), "apogee-bot-stop");
    Runtime.getRuntime().addShutdownHook(hook);
    try (stream) {
      stream.follow(bridge);
    } finally {
      desk.close();
      removeHook(hook);
    }
    report(bridge.summary());
    return Exit.DONE;
  }

  private static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // We are ending already, and the hook runs.
    }
  }

  private static void interrupted(Bridge bridge, Words words) {
    int inPlay = bridge.summary().inPlay();
    words.say(
        inPlay == 0
            ? "Stopped. No game is in play."
            : "Stopped. %d games are in play: connect again before their clocks run out."
                .formatted(inPlay));
  }

  /** Closes the stream when enough games are over. */
  private final class End implements Runnable {
    private final Lines stream;
    private @Nullable Bridge bridge;

    End(Lines stream) {
      this.stream = stream;
    }

    @Override
    public void run() {
      if (games != null && bridge != null) {
        var now = bridge.summary();
        if (now.games() >= games && now.inPlay() == 0) {
          stream.close();
        }
      }
    }
  }

  private void report(Bridge.Summary summary) {
    if (common.json()) {
      terminal
          .out()
          .println(JsonText.of(Map.of("games", summary.games(), "places", summary.places())));
      return;
    }
    var places =
        summary.places().entrySet().stream()
            .map(e -> "place %d: %d".formatted(e.getKey(), e.getValue()))
            .collect(Collectors.joining(", "));
    terminal
        .out()
        .println(
            "Games: %d%s".formatted(summary.games(), places.isEmpty() ? "" : " (" + places + ")"));
  }
}
