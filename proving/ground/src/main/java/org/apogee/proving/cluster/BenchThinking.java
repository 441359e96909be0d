package org.apogee.proving.cluster;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.apogee.proving.load.Latencies.Summary;
import org.apogee.proving.rig.Scratch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench thinking}: what one greedy guest costs everybody else. */
@Command(
    name = "thinking",
    description = {
      "Measure how long house bots take to reply in rated games, first alone, then while one guest",
      "has the most expensive bot play itself in many games. Limits at the door are passed by."
    },
    footer = {
      "",
      "Exit code 1 if the slowest reply in a hundred comes a second or more later than alone.",
      "",
      "Example:",
      "  apogee bench thinking --seconds 60"
    })
public final class BenchThinking implements Callable<Integer> {
  private static final double LATER_MAX_MS = 1000;
  private static final String PLAYER = "bench-player";
  private static final ClockOrder LONG = new ClockOrder(86_400_000, 0, 86_400_000);

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(names = "--game", paramLabel = "GAME", description = "Which game (default sol).")
  private String game = "sol";

  @Option(names = "--rated", paramLabel = "N", description = "Rated games at once (default 4).")
  private int rated = 4;

  @Option(names = "--bot", paramLabel = "BOT", description = "In them (default mcts:100).")
  private String bot = "mcts:100";

  @Option(names = "--guest-games", paramLabel = "N", description = "The guest's (default 50).")
  private int guestGames = 50;

  @Option(names = "--guest-bot", paramLabel = "BOT", description = "In them (default mcts:2000ms).")
  private String guestBot = "mcts:2000ms";

  @Option(names = "--pause", paramLabel = "MS", description = "Before a move (default 200).")
  private int pause = 200;

  @Option(names = "--seconds", paramLabel = "S", description = "Of each part (default 60).")
  private int seconds = 60;

  private final Terminal terminal;

  public BenchThinking(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * What it found.
   *
   * @param laterMs by how much the slowest reply in a hundred comes later with the guest
   */
  record Report(Summary without, Summary with, double laterMs, long guestMoves) {}

  @Override
  public Integer call() throws Exception {
    if (rated < 1 || guestGames < 1 || pause < 0 || seconds < 1) {
      throw new BadInput("bad-usage", "Numbers of games and seconds are at least 1.");
    }
    BotSpec.parse(bot);
    BotSpec.parse(guestBot);
    try (var scratch = Scratch.create("thinking", terminal);
        var node = BenchNode.start(scratch.home())) {
      say("warm-up");
      replies(node, Math.min(seconds, 15));
      say("rated games alone");
      var without = replies(node, seconds);
      say("plus %d games of %s against itself".formatted(guestGames, guestBot));
      long from = System.currentTimeMillis();
      var guests = node.open(guestGames, guest());
      var with = replies(node, seconds);
      var done = BotGames.count(node.databaseUrl(), guests, from, System.currentTimeMillis());
      node.cancel(guests);
      double later = Math.round(100 * (with.p99() - without.p99())) / 100.0;
      var report = new Report(without, with, later, Math.round(done.movesPerSecond() * seconds));
      print(report);
      return scratch.exitCode(later < LATER_MAX_MS);
    }
  }

  private void print(Report report) {
    if (common.json()) {
      terminal.out().println(JsonText.of(report));
      return;
    }
    terminal.out().println("Replies of a rated house bot, alone:    " + report.without());
    terminal.out().println("With the guest:                         " + report.with());
    terminal
        .out()
        .printf(
            "The slowest in a hundred comes %.0f ms later; the guest's bots made %d moves.%n",
            report.laterMs(), report.guestMoves());
  }

  private Summary replies(BenchNode node, int length) throws InterruptedException {
    var replies = new Replies(node, PLAYER, pause);
    replies.play(rated, ratedGame(), length);
    return replies.latencies().summary();
  }

  private GameOrder ratedGame() {
    return order(
        List.of(SeatOrder.outside(PLAYER, "Bench"), SeatOrder.house(bot)),
        new Origin(OriginKind.TOURNAMENT, "bench"));
  }

  private GameOrder guest() {
    return order(
        IntStream.range(0, 2).mapToObj(_ -> SeatOrder.house(guestBot)).toList(),
        new Origin(OriginKind.CASUAL, "guest"));
  }

  private GameOrder order(List<SeatOrder> seats, Origin origin) {
    return GameOrder.of(game, Map.of(), seats, LONG, OnForfeit.END, origin, null);
  }

  private void say(String what) {
    if (!common.json()) {
      terminal.err().println("bench: " + what);
      terminal.err().flush();
    }
  }
}
