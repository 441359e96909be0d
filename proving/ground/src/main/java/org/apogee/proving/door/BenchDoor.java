package org.apogee.proving.door;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Machine;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.proving.door.DoorPlan.Mode;
import org.apogee.proving.rig.Scratch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench door}: moves a second as clients outside see them. */
@Command(
    name = "door",
    description = {
      "Measure moves a second through the public API: clients in a process of their own, over",
      "sockets, with tokens, against nodes, database and broker in theirs.",
      "Modes: view (look, then move), stream (questions by stream, moves by request), session"
          + " (both",
      "over one WebSocket a player), pages (browsers that show the list of games).",
      "--growth shows what a move costs with 10 to 10,000 live games instead."
    },
    footer = {"", "Example:", "  apogee bench door --modes view,session --games 100"})
public final class BenchDoor implements Callable<Integer> {
  private static final long SEED = 5;
  private static final int GAMES_PER_PLAYER = 5;

  /** A session for each of their players is well below what a node accepts. */
  private static final int TABLES_MOST = 200;

  /** What docs/api.md promises. */
  private static final double REVOKED_WITHIN_MS = 1000;

  /** Low enough for large views on two cores with three nodes. */
  private static final int GROWTH_RATE = 1000;

  private static final List<Viewed> LARGE_AND_SMALL =
      List.of(new Viewed("sol", 2), new Viewed("nova-solis", 6));

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(names = "--modes", paramLabel = "MODE", split = ",", description = "Which ones.")
  private List<String> modes = List.of("view", "stream", "session");

  @Option(names = "--game", paramLabel = "GAME", description = "Which game (default sol).")
  private String game = "sol";

  @Option(names = "--seats", paramLabel = "N", description = "Seats of each game (default 2).")
  private int seats = 2;

  @Option(names = "--games", paramLabel = "N", description = "Games at once (default 100).")
  private int games = 100;

  @Option(
      names = "--connections",
      paramLabel = "N",
      description = "Connections for moves in the mode stream (default 32).")
  private int connections = 32;

  @Option(
      names = "--spectators",
      paramLabel = "N",
      description = "Spectators per watched game, in the mode view (default 0).")
  private int spectators;

  @Option(
      names = "--watched",
      paramLabel = "N",
      description = "Games that are watched (default 1).")
  private int watched = 1;

  @Option(names = "--nodes", paramLabel = "N", description = "How many nodes (default 1).")
  private int nodes = 1;

  @Option(
      names = "--front",
      description = "Through the front instead of to the nodes; needs several nodes.")
  private boolean front;

  @Option(
      names = "--rates",
      paramLabel = "N",
      split = ",",
      description = "Moves a second; 0 for as many as are answered (default 0).")
  private List<Integer> rates = List.of(0);

  @Option(
      names = "--revocations",
      paramLabel = "N",
      description = "Tokens to revoke during the last measure (default 0).")
  private int revocations;

  @Option(
      names = "--growth",
      description = {
        "Measure sessions with each number of --growth-games and of --growth-nodes, with the",
        "small views of SOL and the large ones of Nova Solis; at the first of --rates, or 1000."
      })
  private boolean growth;

  @Option(
      names = "--growth-games",
      paramLabel = "N",
      split = ",",
      description = "Default: ${DEFAULT-VALUE}.")
  private List<Integer> growthGames = List.of(10, 100, 1000, 10_000);

  @Option(
      names = "--growth-nodes",
      paramLabel = "N",
      split = ",",
      description = "Default: ${DEFAULT-VALUE}.")
  private List<Integer> growthNodes = List.of(1, 3);

  @Option(names = "--seconds", paramLabel = "S", description = "Of each measure (default 10).")
  private int seconds = 10;

  @Option(
      names = "--warm-up",
      paramLabel = "S",
      description = "Seconds of moves before each measure (default 10).")
  private int warmUp = 10;

  private final Terminal terminal;
  private List<String> pages = List.of();
  private Revocations.Result revoked = Revocations.Result.NONE;

  public BenchDoor(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    if (revocations < 0 || warmUp < 0) {
      throw new BadInput("bad-usage", "--revocations and --warm-up must not be negative.");
    }
    var counts =
        Stream.of(List.of(games, seats, nodes, connections, seconds), growthGames, growthNodes);
    if (counts.flatMap(List::stream).anyMatch(count -> count < 1)) {
      throw new BadInput(
          "bad-usage", "Numbers of games, seats, nodes, connections and seconds are at least 1.");
    }
    if (front && nodes == 1) {
      throw new BadInput("bad-usage", "One node has no front. Add --nodes 3.");
    }
    if (growth) {
      return growth();
    }
    var wanted = modes.stream().map(BenchDoor::mode).toList();
    try (var scratch = Scratch.create("door", terminal);
        var stack = DoorStack.start(scratch.home(), nodes, this::say)) {
      var report = measure(stack, wanted);
      if (common.json()) {
        terminal.out().println(JsonText.of(report));
      } else {
        report.print(terminal.out());
      }
      return scratch.exitCode(
          report.lines().stream().allMatch(DoorReport.Line::journaled)
              && revoked.worst() <= REVOKED_WITHIN_MS);
    }
  }

  /** A stack of its own for each game and number of nodes, so that no other games are live. */
  private int growth() throws Exception {
    int rate = rates.getFirst() == 0 ? GROWTH_RATE : rates.getFirst();
    var rows = new ArrayList<Growth.Row>();
    int exit = 0;
    for (int count : growthNodes) {
      for (var view : LARGE_AND_SMALL) {
        game = view.game();
        seats = view.seats();
        try (var scratch = Scratch.create("door", terminal);
            var stack = DoorStack.start(scratch.home(), count, this::say)) {
          for (int live : growthGames) {
            games = live;
            var what = "%s, %d games, %s".formatted(game, live, words(count));
            say(what);
            var players = stack.players(tables() * seats);
            var line = stack.send(plan(stack, players, Mode.SESSION, rate, seconds), 0);
            say("%s: %.0f us a move".formatted(what, line.servingMicros()));
            rows.add(new Growth.Row(count, game, seats, line));
          }
          exit = Math.max(exit, scratch.exitCode(true));
        }
      }
    }
    var report = new Growth(Machine.here(), rate, rows);
    if (common.json()) {
      terminal.out().println(JsonText.of(report));
    } else {
      report.print(terminal.out());
    }
    return report.isJournaled() ? exit : 1;
  }

  private static String words(int nodes) {
    return nodes == 1 ? "1 node" : nodes + " nodes";
  }

  private record Viewed(String game, int seats) {}

  private int tables() {
    return Math.clamp(games / GAMES_PER_PLAYER, 1, TABLES_MOST);
  }

  private static Mode mode(String word) {
    return Stream.of(Mode.values())
        .filter(mode -> mode.word().equals(word))
        .findAny()
        .orElseThrow(() -> new BadInput("bad-usage", "There is no mode '" + word + "'."));
  }

  private DoorReport measure(DoorStack stack, List<Mode> wanted) throws Exception {
    var players = stack.players(tables() * seats);
    pages = wanted.contains(Mode.PAGES) ? stack.pageFiles() : List.of();
    say("the first moves");
    stack.send(
        plan(
            stack,
            players,
            wanted.getFirst() == Mode.PAGES ? Mode.SESSION : wanted.getFirst(),
            0,
            1),
        0);
    say("raw inserts");
    var raw = stack.rawRows(games).limit(Math.max(2, seconds / 2));
    var lines = new ArrayList<DoorReport.Line>();
    for (var mode : wanted) {
      for (int rate : rates) {
        say(mode.word() + (rate == 0 ? ", as fast as possible" : ", " + rate + " moves a second"));
        boolean isLast =
            mode == wanted.getLast() && lines.size() + 1 == wanted.size() * rates.size();
        lines.add(
            stack.send(
                plan(stack, players, mode, rate, seconds),
                raw.perSecond(),
                () -> revoked = isLast ? revoke(stack, players.getFirst()) : revoked));
      }
    }
    return new DoorReport(
        Machine.here(), game, nodes, raw.perSecond(), raw.cpuMicrosPerRow(), lines, revoked);
  }

  private Revocations.Result revoke(DoorStack stack, DoorPlan.Player player)
      throws InterruptedException {
    try (var drill = new Revocations(stack.nodePorts(), player)) {
      return drill.measure(revocations);
    }
  }

  private DoorPlan plan(
      DoorStack stack, List<DoorPlan.Player> players, Mode mode, int rate, int length) {
    return new DoorPlan(
        mode,
        front ? stack.frontPort() : stack.nodePorts(),
        DoorStack.organiser(),
        game,
        seats,
        players,
        games,
        connections,
        spectators,
        Math.min(watched, games),
        warmUp,
        length,
        rate,
        pages,
        SEED);
  }

  private void say(String what) {
    if (!common.json()) {
      terminal.err().println("bench: " + what);
      terminal.err().flush();
    }
  }
}
