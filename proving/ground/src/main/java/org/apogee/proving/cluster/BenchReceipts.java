package org.apogee.proving.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.node.receipt.Receipt;
import org.apogee.node.service.Uptime;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.apogee.proving.rig.Scratch;
import org.apogee.stack.Faults;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench receipts}: are the latency receipts of moves right, also in an outage? */
@Command(
    name = "receipts",
    description = {
      "Play moves as fast as they are acknowledged, freeze the database meanwhile, and compare each",
      "receipt with the journal: each move has one, and its parts add up within 2 ms.",
      "The freeze must be the platform's: no player pays for more than 0.5 s of it."
    },
    footer = {
      "",
      "Some games have players who think while the database is frozen; the others send moves.",
      "Exit code 1 if a promise was broken.",
      "",
      "Example:",
      "  apogee bench receipts --moves 20000"
    })
public final class BenchReceipts implements Callable<Integer> {
  private static final long TOLERANCE_MILLIS = 2;
  private static final ClockOrder LONG = new ClockOrder(3_600_000, 0, 3_600_000);

  /** Each of these games has a player who thinks from before the freeze until after it. */
  private static final int THINKERS = 20;

  /** The decision at which it does so. */
  private static final int THINKING_PLY = 1;

  /** Thinking before and after the freeze and the grace that follows it. */
  private static final long BEFORE_MILLIS = 1_000;

  private static final long AFTER_MILLIS = 1_000;
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--moves",
      paramLabel = "N",
      description = "Number of moves (default: ${DEFAULT-VALUE}).")
  private int moves = 100_000;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "Games that are opened together, until there are enough moves (default:"
              + " ${DEFAULT-VALUE}).")
  private int games = 200;

  @Option(
      names = "--pause",
      paramLabel = "SECONDS",
      description = "How long the database is frozen (default: ${DEFAULT-VALUE}).")
  private int pause = 5;

  private final Terminal terminal;

  public BenchReceipts(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * What was found, in milliseconds.
   *
   * @param worstSum how far the parts of a receipt are from its whole at most
   * @param worstJournal how far they are from the journal's times at most
   * @param mostCharged the most that a player who sent a move in the freeze was charged
   * @param thinkersCharged the most that a player who thought through it was charged
   * @param thinkersServed the least time in which those could have sent their move
   * @param leastPlatform the least time of such a receipt that is the platform's
   */
  record Figures(
      int moves,
      int receipts,
      int wrong,
      long repeats,
      double movesPerSecond,
      double worstSum,
      double worstJournal,
      double mostCharged,
      double thinkersCharged,
      double thinkersServed,
      double leastPlatform,
      List<String> faults) {}

  @Override
  public Integer call() throws Exception {
    if (moves < 1 || games < 1 || pause < 1) {
      throw new BadInput("bad-usage", "Numbers of moves, games and seconds are at least 1.");
    }
    try (var scratch = Scratch.create("receipts", terminal);
        var node = BenchNode.start(scratch.home())) {
      var found = measure(node);
      terminal.out().println(common.json() ? JsonText.of(found) : text(found));
      return scratch.exitCode(found.faults.isEmpty());
    }
  }

  private Figures measure(BenchNode node) throws Exception {
    var thinking = node.scripts(node.open(THINKERS, order()));
    var scripts = scripts(node);
    say("%,d moves in %d games".formatted(steps(scripts), scripts.size()));
    var fast = new InsistentPlayer(node, _ -> 0L);
    long start = System.nanoTime();
    var playing = fast.play(scripts);
    await(() -> fast.acknowledged() >= steps(scripts) / 3);
    long thinkingMillis =
        BEFORE_MILLIS + TimeUnit.SECONDS.toMillis(pause) + Uptime.GRACE + AFTER_MILLIS;
    var slow = new InsistentPlayer(node, step -> step.ply() == THINKING_PLY ? thinkingMillis : 0L);
    var thinkers = slow.play(firstMoves(thinking));
    Thread.sleep(BEFORE_MILLIS);
    say("the database is frozen for %d s".formatted(pause));
    freeze(node);
    finish(playing);
    finish(thinkers);
    double seconds = (System.nanoTime() - start) / 1e9;
    node.cancel(thinking.stream().map(Script::game).toList());
    say("waiting for the receipts");
    return figures(node, scripts, thinking, fast.repeats(), fast.acknowledged() / seconds);
  }

  private static long steps(List<Script> scripts) {
    return scripts.stream().mapToLong(script -> script.steps().size()).sum();
  }

  /** As many games as have so many moves together. */
  private List<Script> scripts(BenchNode node) throws Exception {
    var scripts = new ArrayList<Script>();
    long left = moves;
    while (left > 0) {
      for (var script : node.scripts(node.open(games, order()))) {
        int size = (int) Math.min(script.steps().size(), left);
        scripts.add(new Script(script.game(), script.steps().subList(0, size)));
        left -= size;
      }
    }
    return scripts;
  }

  private static List<Script> firstMoves(List<Script> scripts) {
    return scripts.stream()
        .map(script -> new Script(script.game(), script.steps().subList(0, THINKING_PLY + 1)))
        .toList();
  }

  private static GameOrder order() {
    return GameOrder.of(
        "sol",
        Map.of(),
        IntStream.range(0, 2)
            .mapToObj(seat -> SeatOrder.outside("bench-" + seat, "Bench " + seat))
            .toList(),
        LONG,
        OnForfeit.END,
        new Origin(OriginKind.CASUAL, "bench"),
        null);
  }

  private void freeze(BenchNode node) throws InterruptedException {
    Faults.freeze(node.databaseProcess());
    try {
      Thread.sleep(TimeUnit.SECONDS.toMillis(pause));
    } finally {
      Faults.thaw(node.databaseProcess());
    }
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("the moves were not played in time");
      }
      Thread.sleep(50);
    }
  }

  private static void finish(CountDownLatch playing) throws InterruptedException {
    await(() -> playing.getCount() == 0);
  }

  private Figures figures(
      BenchNode node, List<Script> scripts, List<Script> thinking, long repeats, double perSecond)
      throws Exception {
    node.cancel(scripts.stream().map(Script::game).toList());
    long played = steps(scripts);
    awaitReceipts(node, scripts, played);
    var check = new ReceiptCheck(TOLERANCE_MILLIS);
    var all = new ArrayList<Receipt>();
    for (var script : scripts) {
      var written = node.receipts(script.game());
      check.game(script.game().text(), node.journal(script.game()), written);
      all.addAll(written);
    }
    var thought = thoughts(node, thinking);
    long served = BEFORE_MILLIS + AFTER_MILLIS;
    var found = new ArrayList<>(check.faults());
    // The first move waits until all games are open.
    long mostCharged =
        all.stream()
            .filter(receipt -> receipt.ply() > 0)
            .mapToLong(Receipt::outside)
            .max()
            .orElse(0);
    long most = thought.stream().mapToLong(Receipt::outside).max().orElse(0);
    long least = thought.stream().mapToLong(Receipt::platform).min().orElse(0);
    if (thought.size() != THINKERS) {
      found.add("%d of %d thinkers have a receipt".formatted(thought.size(), THINKERS));
    }
    if (most > micros(served + Uptime.TOLERANCE)) {
      found.add("a player who thought through the freeze was charged " + millis(most) + " ms");
    }
    if (least < micros(TimeUnit.SECONDS.toMillis(pause) - Uptime.TOLERANCE)) {
      found.add("only %s ms of a freeze are the platform's".formatted(millis(least)));
    }
    if (mostCharged > micros(Uptime.TOLERANCE)) {
      found.add("a player who sent at once was charged " + millis(mostCharged) + " ms");
    }
    return new Figures(
        check.moves(),
        check.receipts(),
        check.wrong(),
        repeats,
        Math.round(perSecond),
        millis(check.worstSum()),
        millis(check.worstJournal()),
        millis(mostCharged),
        millis(most),
        served,
        millis(least),
        found);
  }

  /** They leave the node in pages, the last ones when their games leave. */
  private static void awaitReceipts(BenchNode node, List<Script> scripts, long played)
      throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    long stored = 0;
    while (stored < played && System.nanoTime() < end) {
      Thread.sleep(500);
      stored = 0;
      for (var script : scripts) {
        stored += node.receipts(script.game()).size();
      }
    }
  }

  /** Of the decisions during which the database was frozen. */
  private static List<Receipt> thoughts(BenchNode node, List<Script> thinking) {
    return thinking.stream()
        .flatMap(script -> node.receipts(script.game()).stream())
        .filter(receipt -> receipt.ply() == THINKING_PLY)
        .toList();
  }

  private static long micros(long millis) {
    return TimeUnit.MILLISECONDS.toMicros(millis);
  }

  /** To a tenth. */
  private static double millis(long micros) {
    return Math.round(micros / 100.0) / 10.0;
  }

  private static String text(Figures found) {
    var text = new StringBuilder();
    text.append(
        """
        %,d moves, %,d receipts, %,.0f moves a second, %,d sent again
        parts and whole differ by %.1f ms at most, parts and journal by %.1f ms
        sent in the freeze: charged %.1f ms at most
        thought through it: charged %.1f ms at most of %.0f ms; at least %.1f ms are the platform's
        """
            .formatted(
                found.moves,
                found.receipts,
                found.movesPerSecond,
                found.repeats,
                found.worstSum,
                found.worstJournal,
                found.mostCharged,
                found.thinkersCharged,
                found.thinkersServed,
                found.leastPlatform));
    if (found.faults.isEmpty()) {
      return text.append("Every promise was kept.").toString();
    }
    found.faults.forEach(fault -> text.append("BROKEN: ").append(fault).append('\n'));
    return text.append("Promises were broken.").toString();
  }

  private void say(String what) {
    if (!common.json()) {
      terminal.err().println("bench: " + what);
      terminal.err().flush();
    }
  }
}
