package org.apogee.cli.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apogee.cli.api.PlatformOptions;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Actions of a director while a tournament runs; its sub-commands stand beside the others. */
public abstract class Directing {
  private static final String ID = "[A-Za-z0-9_-]{1,64}";
  private static final String ENTRANT = "[A-Za-z0-9._:-]{1,80}";

  final Terminal terminal;

  Directing(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Where a sub-command sends its request; the parameter that all of them have. */
  public static final class Where {
    @Mixin private CommonOptions shared = new CommonOptions();
    @Mixin private PlatformOptions platform = new PlatformOptions();

    @Parameters(index = "0", paramLabel = "ID", description = "The tournament.")
    private String id = "";
  }

  /** A table of a round. */
  public static final class TableOf {
    @Mixin private Where tournament = new Where();

    @Parameters(index = "1", paramLabel = "ROUND", description = "The round, from 1.")
    private int round;

    @Parameters(index = "2", paramLabel = "TABLE", description = "The table, from 1.")
    private int table;

    private String path(String what) {
      return "rounds/%d/tables/%d/%s".formatted(round, table, what);
    }
  }

  @Command(name = "void", description = "Void a table: its games no longer count.")
  public int voidTable(
      @Mixin TableOf table,
      @Option(names = "--replay", description = "Play the table again.") boolean replay,
      @Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why.")
          String reason)
      throws InterruptedException {
    return act(
        table.tournament,
        table.path("void"),
        Map.of("replay", replay, "reason", reason),
        replay ? "the table is played again" : "the table is void");
  }

  @Command(name = "result", description = "Decide a table by a ruling.")
  public int rule(
      @Mixin TableOf table,
      @Option(
              names = "--places",
              required = true,
              paramLabel = "PLACES",
              description = "The place of each seat, such as 1,2.")
          String places,
      @Option(names = "--not-played", description = "Nobody met anybody at this table.")
          boolean notPlayed,
      @Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why.")
          String reason)
      throws InterruptedException {
    return act(
        table.tournament,
        table.path("result"),
        Map.of("places", numbers(places), "played", !notPlayed, "reason", reason),
        "the result is stored");
  }

  @Command(name = "adjudicate", description = "End the game of a table in play with these places.")
  public int adjudicate(
      @Mixin TableOf table,
      @Option(
              names = "--places",
              required = true,
              paramLabel = "PLACES",
              description = "The place of each seat, such as 1,2.")
          String places,
      @Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why.")
          String reason)
      throws InterruptedException {
    return act(
        table.tournament,
        table.path("adjudicate"),
        Map.of("places", numbers(places), "reason", reason),
        "the game is being ended");
  }

  @Command(name = "team", description = "Enter a team into a team event, or change who is invited.")
  public int team(
      @Mixin Where where,
      @Parameters(index = "1", paramLabel = "NAME", description = "The name of the team.")
          String name,
      @Option(
              names = "--invite",
              paramLabel = "PLAYER",
              description = "The ID of a player who may join; repeatable.")
          @Nullable List<String> invited,
      @Option(names = "--code", paramLabel = "CODE", description = "The entry code.")
          @Nullable String code)
      throws InterruptedException {
    var body = new LinkedHashMap<String, Object>();
    body.put("name", name);
    body.put("invited", invited == null ? List.of() : invited);
    if (code != null) {
      body.put("code", code);
    }
    return act(where, "teams", body, name + " is entered");
  }

  @Command(name = "join-team", description = "Join a team, or add a bot to it.")
  public int joinTeam(
      @Mixin Where where,
      @Parameters(index = "1", paramLabel = "TEAM", description = "The team.") String team,
      @Parameters(index = "2", paramLabel = "PLAYER", description = "The ID of the player or bot.")
          String player)
      throws InterruptedException {
    return act(
        where,
        "teams/" + entrant(team) + "/members",
        Map.of("player", player),
        player + " is a member");
  }

  @Command(name = "line-up", description = "Choose who plays at the boards from the next round on.")
  public int lineUp(
      @Mixin Where where,
      @Parameters(index = "1", paramLabel = "TEAM", description = "The team.") String team,
      @Parameters(
              index = "2",
              paramLabel = "ENTRANTS",
              description = "A member for each board, in order, such as ann,bob.")
          String boards)
      throws InterruptedException {
    try (var platform = new Platform(where.platform.address(), where.platform.token())) {
      var path = "teams/" + entrant(team) + "/line-up";
      var body = Map.of("boards", List.of(boards.split(",", -1)));
      return tell(where.shared, platform.put(checked(where.id), path, body), "the line-up is set");
    }
  }

  @Command(name = "forbidden", description = "Keep two entrants apart in all further rounds.")
  public int forbid(
      @Mixin Where where,
      @Parameters(index = "1", paramLabel = "ONE", description = "An entrant.") String one,
      @Parameters(index = "2", paramLabel = "OTHER", description = "The other one.") String other)
      throws InterruptedException {
    return act(
        where,
        "forbidden",
        Map.of("one", entrant(one), "other", entrant(other)),
        one + " and " + other + " are kept apart");
  }

  @Command(name = "pairing", description = "Pair the next round by hand.")
  public int pair(
      @Mixin Where where,
      @Option(
              names = "--table",
              required = true,
              paramLabel = "ENTRANTS",
              description = "The entrants of a table in seat order, such as ann,bob; repeatable.")
          List<String> tables,
      @Option(
              names = "--bye",
              paramLabel = "ENTRANT",
              description = "An entrant with a bye; repeatable.")
          @Nullable List<String> byes)
      throws InterruptedException {
    var body = new LinkedHashMap<String, Object>();
    body.put("tables", tables.stream().map(table -> List.of(table.split(",", -1))).toList());
    body.put("byes", byes == null ? List.of() : byes);
    return act(where, "pairing", body, "the next round is paired");
  }

  @Command(name = "bye", description = "Give an entrant a bye in a round to come.")
  public int bye(
      @Mixin Where where,
      @Parameters(index = "1", paramLabel = "ENTRANT", description = "The entrant.") String entrant,
      @Option(
              names = "--round",
              required = true,
              paramLabel = "ROUND",
              description = "The round, from 1.")
          int round,
      @Option(names = "--absent", description = "Without points instead of half a win.")
          boolean absent)
      throws InterruptedException {
    return act(
        where,
        "byes",
        Map.of(
            "entrant", entrant(entrant), "round", round, "kind", absent ? "absent" : "requested"),
        entrant + " has a bye in round " + round);
  }

  @Command(name = "extend", description = "Add rounds, or minutes to an arena.")
  public int extend(
      @Mixin Where where,
      @Option(names = "--rounds", paramLabel = "N", description = "So many rounds more.")
          int rounds,
      @Option(names = "--minutes", paramLabel = "N", description = "So many minutes more.")
          int minutes)
      throws InterruptedException {
    if ((rounds > 0) == (minutes > 0)) {
      throw new BadInput("bad-usage", "Use --rounds or --minutes.");
    }
    var more = rounds > 0 ? Map.of("rounds", rounds) : Map.of("minutes", minutes);
    try (var platform = new Platform(where.platform.address(), where.platform.token())) {
      return tell(where.shared, platform.extend(checked(where.id), more), "extended");
    }
  }

  @Command(name = "end-round", description = "End a round whose tables are all decided.")
  public int endRound(
      @Mixin Where where,
      @Parameters(index = "1", paramLabel = "ROUND", description = "The round, from 1.") int round)
      throws InterruptedException {
    return act(where, "rounds/" + round + "/end", null, "round " + round + " has ended");
  }

  @Command(name = "confirm", description = "Confirm the results: the standings are final.")
  public int confirm(@Mixin Where where) throws InterruptedException {
    return act(where, "confirm", null, "confirmed");
  }

  @Command(name = "cancel", description = "Cancel a tournament.")
  public int cancel(
      @Mixin Where where,
      @Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why.")
          String reason)
      throws InterruptedException {
    return act(where, "cancel", Map.of("reason", reason), "cancelled");
  }

  @Command(name = "message", description = "Send a message to all entrants.")
  public int message(
      @Mixin Where where,
      @Parameters(index = "1", paramLabel = "TEXT", description = "The message.") String text)
      throws InterruptedException {
    return act(where, "message", Map.of("text", text), "sent");
  }

  @Command(
      name = "import",
      description = "Create a tournament from a JSON file and a report for arbiters (TRF).")
  public int importReport(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "FILE", description = "The file with the tournament, as JSON.")
          Path file,
      @Option(
              names = "--trf",
              required = true,
              paramLabel = "REPORT",
              description = "The report with the rounds that were played.")
          Path report)
      throws InterruptedException {
    var body = new LinkedHashMap<String, Object>(JsonFile.read(file));
    try {
      body.put("trf", Files.readAllLines(report));
    } catch (IOException e) {
      throw new BadInput("no-file", "Cannot read the file '%s'.".formatted(report));
    }
    try (var platform = new Platform(where.address(), where.token())) {
      var made = platform.importReport(body);
      var id = made.path("tournament").asText();
      return tell(shared, made, made.path("repeated").asBoolean() ? id + " already exists" : id);
    }
  }

  private int act(Where where, String what, @Nullable Map<String, ?> body, String done)
      throws InterruptedException {
    try (var platform = new Platform(where.platform.address(), where.platform.token())) {
      var answer = platform.act(checked(where.id), what, body);
      boolean isRepeated = answer.path("repeated").asBoolean();
      return tell(where.shared, answer, isRepeated ? done + " already" : done);
    }
  }

  private static List<Integer> numbers(String places) {
    if (!places.matches("[1-8](,[1-8])*")) {
      throw new BadInput("bad-usage", "--places has one number per seat, such as 1,2.");
    }
    return Arrays.stream(places.split(",", -1)).map(Integer::parseInt).toList();
  }

  private static String entrant(String id) {
    if (!id.matches(ENTRANT)) {
      throw new BadInput("bad-id", "'%s' is not an entrant ID.".formatted(id));
    }
    return id;
  }

  static String checked(String id) {
    if (!id.matches(ID)) {
      throw new BadInput("bad-id", "'%s' is not a tournament ID.".formatted(id));
    }
    return id;
  }

  int tell(CommonOptions shared, JsonNode json, String text) {
    terminal.out().println(shared.json() ? JsonText.of(json) : text);
    terminal.out().flush();
    return Exit.DONE;
  }
}
