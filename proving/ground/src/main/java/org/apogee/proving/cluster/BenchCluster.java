package org.apogee.proving.cluster;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Machine;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.apogee.proving.cluster.ScriptPlayer.Running;
import org.apogee.proving.rig.Cost;
import org.apogee.proving.rig.RawRows;
import org.apogee.proving.rig.Scratch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench cluster}: how many moves a second, next to what the database can do. */
@Command(
    name = "cluster",
    description = {
      "Measure a node with a real database and a real broker, all in one process: moves from",
      "outside and of house bots, the raw limit of the same run, the feed, memory."
    },
    footer = {"", "Example:", "  apogee bench cluster --seconds 10 --json"})
public final class BenchCluster implements Callable<Integer> {
  private static final int WARM_UP_PART = 5;
  private static final ClockOrder LONG = new ClockOrder(86_400_000, 0, 86_400_000);

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(names = "--game", paramLabel = "GAME", description = "Which game (default sol).")
  private String game = "sol";

  @Option(names = "--seats", paramLabel = "N", description = "Seats of each game (default 2).")
  private int seats = 2;

  @Option(names = "--games", paramLabel = "N", description = "Games at once (default 1000).")
  private int games = 1000;

  @Option(names = "--seconds", paramLabel = "S", description = "Of each part (default 10).")
  private int seconds = 10;

  @Option(
      names = "--warm-up",
      paramLabel = "S",
      description = "Seconds of moves before, until all is compiled (default 120).")
  private int warmUp = 120;

  @Option(
      names = "--rate",
      paramLabel = "N",
      description = "Moves a second while the feed's delay is measured (default 500).")
  private int rate = 500;

  @Option(
      names = "--open",
      paramLabel = "N",
      description = "Games held open while memory is measured (default 10000).")
  private int open = 10_000;

  @Option(names = "--bot", paramLabel = "BOT", description = "The house bot (default random).")
  private String bot = "random";

  private final Terminal terminal;

  public BenchCluster(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    if (games < 1 || seconds < 1 || warmUp < 1 || rate < 1 || open < 0) {
      throw new BadInput("bad-usage", "Numbers of games, seconds and moves are at least 1.");
    }
    try (var scratch = Scratch.create("bench", terminal);
        var node = BenchNode.start(scratch.home())) {
      var report = measure(node);
      if (common.json()) {
        terminal.out().println(JsonText.of(report));
      } else {
        report.print(terminal.out());
      }
      return scratch.exitCode(true);
    }
  }

  private ClusterReport measure(BenchNode node) throws SQLException, InterruptedException {
    var player = new ScriptPlayer(node);
    say("warm-up");
    warmUp(node, player);
    var queue = ScriptPlayer.queue(ready(node, 3 * games));
    var raw = new RawRows(node.databaseUrl(), node.databaseProcess(), games);
    var backlog = new FeedBacklog(node.databaseUrl());
    backlog.awaitNone(); // its work would slow the raw inserts
    say("raw inserts");
    var rawBefore = raw.limit(Math.max(2, seconds / 2));
    say("flat out");
    var flat = new ScriptPlayer(node);
    var cost = Cost.of(node.databaseProcess());
    double events = flat.flatOut(queue, games, seconds);
    long behind = backlog.size();
    double catchUp = backlog.awaitNone();
    cost = Cost.of(node.databaseProcess()).minus(cost);
    say("raw inserts again");
    var limit = rawBefore.and(raw.limit(Math.max(2, seconds / 2)));
    say("%,.0f events a second of %,.0f raw rows".formatted(events, limit.perSecond()));
    var paced = new ScriptPlayer(node);
    var feed = FeedWatch.start(node.kafka());
    paced.tell(feed::acknowledged);
    say("at a fixed rate");
    paced.paced(queue, rate, seconds);
    Thread.sleep(2000);
    feed.close();
    say("house bots");
    var bots = houseBots(node);
    say("memory");
    var memory = memory(node, queue);
    return new ClusterReport(
        Machine.here(),
        game,
        games,
        seconds,
        events,
        limit.perSecond(),
        events / limit.perSecond(),
        flat.distinctGames(),
        bots.movesPerSecond(),
        bots.eventsPerSecond(),
        bots.gamesPerSecond(),
        flat.latencies().summary(),
        rate,
        paced.latencies().summary(),
        feed.latencies().summary(),
        feed.missing(),
        behind,
        catchUp,
        cost.all() / 1000.0 / Math.max(1, flat.acknowledged()),
        cost.database() / 1000.0 / Math.max(1, flat.acknowledged()),
        limit.cpuMicrosPerRow(),
        open,
        memory.perIdle,
        memory.perLive,
        memory.heap,
        Runtime.getRuntime().maxMemory(),
        player.refused() + flat.refused() + paced.refused());
  }

  /** Until the node's code is compiled; games that are over make room for the next. */
  private void warmUp(BenchNode node, ScriptPlayer player)
      throws SQLException, InterruptedException {
    long end = System.nanoTime() + warmUp * 1_000_000_000L;
    for (long left = warmUp; left > 0; left = (end - System.nanoTime()) / 1_000_000_000L) {
      var queue = ScriptPlayer.queue(ready(node, 2 * games));
      player.flatOut(queue, games, (int) Math.min(left, WARM_UP_PART));
      node.cancel(queue.stream().map(running -> running.game).toList());
    }
  }

  private List<Script> ready(BenchNode node, int count) throws SQLException, InterruptedException {
    say("opening %d games".formatted(count));
    return node.scripts(node.open(count, outside()));
  }

  private GameOrder outside() {
    return order(
        IntStream.range(0, seats)
            .mapToObj(seat -> SeatOrder.outside("bench-" + seat, "Bench " + seat))
            .toList());
  }

  private GameOrder order(List<SeatOrder> sitting) {
    return GameOrder.of(
        game, Map.of(), sitting, LONG, OnForfeit.END, new Origin(OriginKind.CASUAL, "bench"), null);
  }

  private BotGames houseBots(BenchNode node) throws SQLException, InterruptedException {
    var order = order(IntStream.range(0, seats).mapToObj(_ -> SeatOrder.house(bot)).toList());
    long from = System.currentTimeMillis();
    var opened = node.open(2 * games, order);
    Thread.sleep(seconds * 1000L);
    long to = System.currentTimeMillis();
    node.cancel(opened);
    return BotGames.count(node.databaseUrl(), opened, from, to);
  }

  private record Memory(@Nullable Long perIdle, @Nullable Long perLive, long heap) {}

  /** Games that were never moved in, and games that are half played: both in memory. */
  private Memory memory(BenchNode node, ConcurrentLinkedQueue<Running> left)
      throws SQLException, InterruptedException {
    node.cancel(left.stream().map(running -> running.game).toList());
    left.clear();
    settle(node);
    long before = Cost.heapAfterCollection();
    var live = node.open(games, outside());
    var halves = node.scripts(live).stream().map(BenchCluster::firstHalf).toList();
    var player = new ScriptPlayer(node);
    player.playAll(ScriptPlayer.queue(halves), games);
    long withLive = Cost.heapAfterCollection();
    node.cancel(live);
    settle(node);
    long between = Cost.heapAfterCollection();
    var idle = node.open(open, outside());
    long withIdle = Cost.heapAfterCollection();
    node.cancel(idle);
    settle(node);
    long after = Cost.heapAfterCollection();
    return new Memory(
        perGame(withIdle, between, after, open),
        perGame(withLive, before, between, games),
        withIdle);
  }

  /**
   * The heap without the games is measured before and after: caches fill and empty meanwhile. The
   * lower of the two is nearer to what the rest of the process needs; where the heap with the games
   * is lower still, games are too few to be seen, and no number is better than a negative one.
   */
  static @Nullable Long perGame(long with, long before, long after, int games) {
    long bytes = with - Math.min(before, after);
    return games == 0 || bytes <= 0 ? null : (Long) (bytes / games);
  }

  /** Until games that are over have left memory, and their news with them. */
  private static void settle(BenchNode node) throws SQLException, InterruptedException {
    Thread.sleep(1000);
    new FeedBacklog(node.databaseUrl()).awaitNone();
  }

  private static Script firstHalf(Script script) {
    return new Script(script.game(), script.steps().subList(0, script.steps().size() / 2));
  }

  private void say(String what) {
    if (!common.json()) {
      terminal.err().println("bench: " + what);
      terminal.err().flush();
    }
  }
}
