package org.apogee.cli.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apogee.cli.api.PlatformOptions;
import org.apogee.cli.api.StreamFollower;
import org.apogee.cli.terminal.BotNames;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Counts;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.BadInput;
import org.apogee.protocol.ProtocolJson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code apogee tournament}: makes tournaments and follows them. */
@Command(
    name = "tournament",
    description = "Create tournaments on the platform, enter them, and follow them.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "The token is read from --token-file, or from APOGEE_TOKEN; spectators need none.",
      "",
      "Examples:",
      "  apogee tournament create friday.json",
      "  apogee tournament preview friday.json --expected 16",
      "  apogee tournament join t3f… --bot pilot",
      "  apogee tournament check-in t3f…",
      "  apogee tournament start t3f…",
      "  apogee tournament watch t3f…",
      "  apogee tournament result t3f… 2 1 --places 1,2 --reason 'No show.'",
      "  apogee tournament void t3f… 2 1 --replay --reason 'Wrong clock.'",
      "  apogee tournament export t3f… --format trf"
    })
public final class Tournament extends Directing implements Runnable {
  /** Three heartbeats of a stream, which come every 5 s. */
  private static final Duration SILENCE = Duration.ofSeconds(15);

  private static final int LIST_MOST = 10_000;

  @Mixin private CommonOptions common = new CommonOptions();
  @Spec private CommandSpec spec = CommandSpec.create();

  private Tournament(Terminal terminal) {
    super(terminal);
  }

  /** With its own sub-commands. */
  public static CommandLine with(Terminal terminal) {
    return new CommandLine(new Tournament(terminal)).addSubcommand(new TemplateCommand(terminal));
  }

  @Override
  public void run() {
    if (common.json()) {
      throw new BadInput("bad-usage", "Name a command, such as 'apogee tournament watch'.");
    }
    spec.commandLine().usage(terminal.out());
  }

  @Command(
      name = "create",
      description = "Create a tournament from a JSON file; docs/api.md lists the fields.")
  int create(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "FILE", description = "The file with the tournament, as JSON.")
          Path file)
      throws InterruptedException {
    var body = JsonFile.read(file);
    try (var platform = new Platform(where.address(), where.token())) {
      var made = platform.create(body);
      var id = made.path("tournament").asText();
      return tell(shared, made, made.path("repeated").asBoolean() ? id + " already exists" : id);
    }
  }

  @Command(name = "list", description = "List tournaments, newest first.")
  int list(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Option(
              names = "--state",
              paramLabel = "STATE",
              defaultValue = "",
              description = "Only open, running, paused, played, finished or cancelled ones.")
          String state,
      @Option(
              names = "--limit",
              paramLabel = "N",
              defaultValue = "50",
              description = "How many at most (default: ${DEFAULT-VALUE}).")
          int limit)
      throws InterruptedException {
    Counts.check("--limit", limit, LIST_MOST);
    try (var platform = new Platform(where.address(), where.tokenIfAny())) {
      var found = platform.list(state, limit);
      var table = new TextTable("ID", "NAME", "GAME", "FORMAT", "STATE", "ROUND", "ENTRANTS");
      for (var item : found.path("items")) {
        table.row(
            item.path("id").asText(),
            item.path("name").asText(),
            item.path("game").asText(),
            item.path("format").asText(),
            item.path("state").asText(),
            item.path("round").asText(),
            item.path("entrants").asText());
      }
      var more = found.has("next") ? "\nThere are more; raise --limit to list them." : "";
      return tell(shared, found, table + more);
    }
  }

  @Command(name = "join", description = "Enter a tournament, or enter a bot.")
  int join(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The tournament.") String id,
      @Option(
              names = "--player",
              paramLabel = "ID",
              description = "The player to enter (default: the owner of the token).")
          @Nullable String player,
      @Option(
              names = "--bot",
              paramLabel = "BOT",
              completionCandidates = BotNames.class,
              description = "A house bot instead, from cadet to master; organisers only.")
          @Nullable String bot,
      @Option(
              names = "--name",
              paramLabel = "NAME",
              description = "Name of the house bot in the tournament.")
          @Nullable String name,
      @Option(names = "--code", paramLabel = "CODE", description = "The entry code, if required.")
          @Nullable String code)
      throws InterruptedException {
    if (player != null && bot != null) {
      throw new BadInput("bad-usage", "Use --player or --bot, not both.");
    }
    if (name != null && bot == null) {
      throw new BadInput("bad-usage", "--name requires --bot.");
    }
    try (var platform = new Platform(where.address(), where.token())) {
      var body = new LinkedHashMap<String, Object>();
      if (bot == null) {
        body.put("player", player == null ? platform.me() : player);
      } else {
        body.put("bot", bot);
        if (name != null) {
          body.put("name", name);
        }
      }
      if (code != null) {
        body.put("code", code);
      }
      var joined = platform.join(checked(id), body);
      var entrant = joined.path("entrant").asText();
      return tell(
          shared,
          joined,
          joined.has("waiting")
              ? "%s waits, as number %d".formatted(entrant, joined.path("waiting").asInt())
              : "%s entered, as number %d".formatted(entrant, joined.path("number").asInt()));
    }
  }

  @Command(
      name = "preview",
      description = "Show rounds, games, duration and warnings of a tournament in a JSON file.")
  int preview(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "FILE", description = "The file with the tournament, as JSON.")
          Path file,
      @Option(
              names = "--expected",
              paramLabel = "N",
              description = "The number of entrants (default: the capacity, or those in the file).")
          @Nullable Integer expected)
      throws InterruptedException {
    var body = new LinkedHashMap<String, Object>(JsonFile.read(file));
    if (expected != null) {
      body.put("expected", expected);
    }
    try (var platform = new Platform(where.address(), where.token())) {
      var preview = platform.preview(body);
      return tell(shared, preview, PreviewText.of(preview));
    }
  }

  @Command(name = "check-in", description = "Check in, or check in a bot or a team.")
  int checkIn(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The tournament.") String id,
      @Parameters(
              paramLabel = "ENTRANT",
              arity = "0..1",
              description = "The entrant or team (default: the owner of the token).")
          @Nullable String entrant)
      throws InterruptedException {
    try (var platform = new Platform(where.address(), where.token())) {
      var who = entrant == null ? platform.me() : entrantId(entrant);
      return tell(shared, platform.checkIn(checked(id), who), who + " has checked in");
    }
  }

  @Command(
      name = "registration",
      description = "Show seats, waiting list and check-in of a tournament.")
  int registration(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The tournament.") String id)
      throws InterruptedException {
    try (var platform = new Platform(where.address(), where.tokenIfAny())) {
      var registration = platform.part(checked(id), "registration");
      var table = new TextTable("STATUS", "ENTRANT", "NAME", "CHECKED IN");
      if (registration.has("teams")) {
        registration.path("teams").forEach(team -> row(table, team));
        return tell(shared, registration, table.toString());
      }
      for (var who : registration.path("entrants")) {
        row(table, "seat", who);
      }
      for (var who : registration.path("waiting")) {
        row(table, "waiting", who);
      }
      return tell(shared, registration, table.toString());
    }
  }

  private static void row(TextTable table, JsonNode team) {
    int waiting = team.path("waiting").asInt();
    table.row(
        waiting > 0 ? "waiting " + waiting : team.path("active").asBoolean() ? "seat" : "withdrawn",
        team.path("team").asText(),
        team.path("name").asText(),
        team.path("checkedIn").asBoolean() ? "yes" : "no");
  }

  private static void row(TextTable table, String status, JsonNode who) {
    table.row(
        status,
        who.path("entrant").asText(),
        who.path("name").asText(),
        who.path("checkedIn").asBoolean() ? "yes" : "no");
  }

  @Command(name = "withdraw", description = "Withdraw an entrant from all further rounds.")
  int withdraw(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The tournament.") String id,
      @Parameters(paramLabel = "ENTRANT", description = "The entrant to withdraw.") String entrant)
      throws InterruptedException {
    try (var platform = new Platform(where.address(), where.token())) {
      return tell(
          shared, platform.withdraw(checked(id), entrantId(entrant)), entrant + " has withdrawn");
    }
  }

  private static String entrantId(String entrant) {
    if (!entrant.matches("[A-Za-z0-9._:-]{1,80}")) {
      throw new BadInput("bad-id", "'%s' is not an entrant ID.".formatted(entrant));
    }
    return entrant;
  }

  @Command(name = "start", description = "Start a tournament.")
  int start(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The tournament.") String id)
      throws InterruptedException {
    return act(shared, where, id, "start", "it begins");
  }

  @Command(
      name = "pause",
      description = "Pause a tournament: games in play continue, but no round starts.")
  int pause(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The tournament.") String id)
      throws InterruptedException {
    return act(shared, where, id, "pause", "paused");
  }

  @Command(name = "resume", description = "Resume a paused tournament.")
  int resume(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The tournament.") String id)
      throws InterruptedException {
    return act(shared, where, id, "resume", "resumed");
  }

  private int act(CommonOptions shared, PlatformOptions where, String id, String what, String done)
      throws InterruptedException {
    try (var platform = new Platform(where.address(), where.token())) {
      return tell(shared, platform.act(checked(id), what, null), done);
    }
  }

  @Command(name = "standings", description = "Show the standings.")
  int standings(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The tournament.") String id)
      throws InterruptedException {
    try (var platform = new Platform(where.address(), where.tokenIfAny())) {
      var standings = platform.part(checked(id), "standings");
      return tell(shared, standings, StandingsText.of(standings));
    }
  }

  @Command(
      name = "watch",
      description = "Follow a tournament: each step, and the standings after each round.")
  int watch(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The tournament.") String id)
      throws InterruptedException {
    var token = where.tokenIfAny();
    var path = "/tournaments/" + checked(id) + "/stream";
    try (var platform = new Platform(where.address(), token);
        var stream = new StreamFollower(where.address(), path, token, SILENCE)) {
      var out = shared.json() ? terminal.err() : terminal.out();
      stream.follow(new Watching(platform, id, out, stream));
      var standings = platform.part(id, "standings");
      return tell(shared, standings, "\n" + StandingsText.of(standings));
    }
  }

  @Command(
      name = "export",
      description =
          "Export a tournament as JSON, or a two-seat Swiss as a report for arbiters (TRF).")
  int export(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The tournament.") String id,
      @Option(
              names = "--format",
              paramLabel = "json|trf",
              defaultValue = "json",
              description = "json or trf (default: json).")
          String format,
      @Option(
              names = "--out",
              paramLabel = "FILE",
              description = "The output file (default: standard output).")
          @Nullable Path file)
      throws InterruptedException {
    if (!format.equals("json") && !format.equals("trf")) {
      throw new BadInput("bad-usage", "--format must be json or trf, not '%s'.".formatted(format));
    }
    try (var platform = new Platform(where.address(), where.tokenIfAny())) {
      var text =
          format.equals("trf")
              ? platform.report(checked(id))
              : JsonText.of(whole(platform, checked(id)));
      if (file == null) {
        terminal.out().println(text.stripTrailing());
        return Exit.DONE;
      }
      write(file, text);
      var written = file.toString();
      return tell(shared, ProtocolJson.MAPPER.createObjectNode().put("file", written), written);
    }
  }

  private static Map<String, Object> whole(Platform platform, String id)
      throws InterruptedException {
    var whole = new LinkedHashMap<String, Object>();
    whole.put("tournament", platform.show(id));
    whole.put("rounds", platform.part(id, "rounds"));
    whole.put("standings", platform.part(id, "standings"));
    return whole;
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text.endsWith("\n") ? text : text + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException("The file '" + file + "' cannot be written.", e);
    }
  }
}
