package org.apogee.proving.fault;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.terminal.TextTable;
import org.apogee.local.LocalDatabase;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEvent.Forfeited;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEventCodec;
import org.apogee.proving.fault.ClockGames.Ready;
import org.apogee.proving.fault.ClockGames.Sent;
import org.apogee.proving.load.BackgroundLoad;
import org.apogee.stack.LocalStack;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;

/**
 * What an absence of the platform costs players: each part fails once while they send, and once
 * while they think. The journal says what was charged; we know when each of them answered.
 *
 * <p>The law: nobody is charged for more than the time in which the platform would have answered.
 */
final class ClockDrill implements AutoCloseable {
  static final String NAME = "clocks";

  /** Above what a bank holds: whoever pays for it has lost. */
  private static final Duration AWAY = Duration.ofSeconds(12);

  /** So that each player has thinking time that must be charged. */
  private static final Duration THINK_ON = Duration.ofSeconds(1);

  /** Longer than stable-after of the split-brain resolver: the cluster is whole again. */
  private static final Duration BETWEEN = Duration.ofSeconds(4);

  /** As exact as players were promised. */
  private static final long TOO_MUCH_MILLIS = 500;

  private static final String TOKEN = "bench-organiser-token-0123456789abcdef";

  private final LocalStack stack;
  private final ClockGames games;
  private final ApiClient api;
  private final Consumer<String> log;

  private ClockDrill(LocalStack stack, Consumer<String> log) {
    this.stack = stack;
    this.log = log;
    this.api = new ApiClient(List.of(stack.address()));
    this.games = new ClockGames(api, TOKEN);
  }

  static ClockDrill start(StackPlan plan, Consumer<String> log) {
    return new ClockDrill(
        LocalStack.start(plan.with(BackgroundLoad.NO_LIMITS), TOKEN, Steps.lines(log)), log);
  }

  /**
   * One fault.
   *
   * @param answeredDuring moves that were taken while it lasted
   * @param overMillis by how much players were charged for more than they were served; the worst
   * @param underMillis by how much less; the most
   */
  record Row(
      String fault,
      String moment,
      int games,
      int answeredDuring,
      int lostOnTime,
      int refused,
      long overMillis,
      long underMillis) {
    boolean isRight() {
      return lostOnTime == 0 && refused == 0 && overMillis <= TOO_MUCH_MILLIS;
    }
  }

  record Result(List<Row> rows) {
    Result {
      rows = List.copyOf(rows);
    }

    boolean isRight() {
      return rows.stream().allMatch(Row::isRight);
    }
  }

  Result all(List<ClockFault> faults, int count, String game, Duration length) throws Exception {
    var howLong = length.isZero() ? AWAY : length;
    var rows = new ArrayList<Row>();
    for (var fault : faults) {
      for (boolean thinks : new boolean[] {false, true}) {
        awaitReady();
        var row = one(fault, thinks, count, game, howLong);
        log.accept(row.toString());
        rows.add(row);
        Thread.sleep(BETWEEN);
      }
    }
    return new Result(rows);
  }

  private void awaitReady() throws InterruptedException {
    for (int node = 0; node < stack.nodeAddresses().size(); node++) {
      while (!stack.ready(node)) {
        Thread.sleep(100);
      }
    }
  }

  private Row one(ClockFault fault, boolean thinks, int count, String game, Duration length)
      throws Exception {
    var ready = open(count, game);
    log.accept(fault.what() + (thinks ? " while players think" : " while players send"));
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var begun = System.currentTimeMillis();
      var end = begun + length.toMillis();
      var broken = fault.begin(stack);
      var sending = new ArrayList<CompletableFuture<Sent>>();
      try {
        if (!thinks) {
          ready.forEach(
              one -> sending.add(CompletableFuture.supplyAsync(() -> games.send(one, 0), threads)));
        } else if (!fault.lasts()) {
          ready.forEach(one ->
              sending.add(
                  CompletableFuture.supplyAsync(
                      () -> games.thinkOn(one, THINK_ON, begun), threads)));
        }
        Thread.sleep(Math.max(0, end - System.currentTimeMillis()));
      } finally {
        broken.close();
      }
      long over = System.currentTimeMillis();
      if (thinks && fault.lasts()) {
        ready.forEach(one ->
            sending.add(
                CompletableFuture.supplyAsync(() -> games.thinkOn(one, THINK_ON, over), threads)));
      }
      return check(fault, thinks, begun, over, sending);
    }
  }

  /** All at about the same time: their clocks run from then on. */
  private List<Ready> open(int count, String game) throws Exception {
    var opening = new ArrayList<CompletableFuture<Ready>>();
    try (var threads = Executors.newFixedThreadPool(8)) {
      for (int i = 0; i < count; i++) {
        opening.add(CompletableFuture.supplyAsync(() -> opened(game), threads));
      }
    }
    var ready = new ArrayList<Ready>();
    for (var one : opening) {
      ready.add(one.get());
    }
    return ready;
  }

  private Ready opened(String game) {
    try {
      return games.open(game);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private Row check(
      ClockFault fault,
      boolean thinks,
      long begun,
      long over,
      List<CompletableFuture<Sent>> sending)
      throws InterruptedException, ExecutionException, SQLException {
    int during = 0;
    int lost = 0;
    int refused = 0;
    long worst = Long.MIN_VALUE;
    long least = Long.MAX_VALUE;
    for (var one : sending) {
      var sent = one.get();
      var journal = journal(sent.ready().game());
      during += sent.answeredAt() < over ? 1 : 0;
      boolean isLost =
          journal.stream()
                  .anyMatch(event ->
                      event instanceof Forfeited f
                          && f.code().equals("time-out")
                          && f.seat() == sent.ready().seat())
              && !sent.refusal().isEmpty();
      lost += isLost ? 1 : 0;
      refused += sent.refusal().isEmpty() ? 0 : 1;
      if (sent.refusal().isEmpty()) {
        long served = served(sent, thinks, begun, journal.getFirst().at());
        long charged = charged(sent.ready(), journal);
        worst = Math.max(worst, charged - served);
        least = Math.min(least, charged - served);
      } else {
        log.accept("refused: " + sent.refusal() + " in " + sent.ready().game());
      }
    }
    return new Row(
        fault.word(),
        thinks ? "thinking" : "sending",
        sending.size(),
        during,
        lost,
        refused,
        worst,
        -least);
  }

  /** In all of this time, and in no other, a move would have been taken. */
  private static long served(Sent sent, boolean thinks, long begun, long since) {
    return thinks ? (begun - since) + (sent.sentAt() - sent.servedAt()) : sent.sentAt() - since;
  }

  private static long charged(Ready ready, List<GameEvent> journal) {
    for (var event : journal) {
      if (event instanceof Moved moved && moved.firstPly() == ready.ply()) {
        return ClockGames.BANK - moved.bankMillis();
      }
    }
    throw new IllegalStateException("acknowledged, but not in the journal: " + ready);
  }

  private List<GameEvent> journal(String game) throws SQLException {
    var events = new ArrayList<GameEvent>();
    try (var connection =
            DriverManager.getConnection(
                stack.databaseUrl(), LocalDatabase.USER, LocalDatabase.PASSWORD);
        var query =
            connection.prepareStatement(
                "SELECT event_ser_manifest, event_payload FROM journal.event_journal"
                    + " WHERE persistence_id = ? ORDER BY sequence_number")) {
      query.setString(1, "game|" + game);
      try (var rows = query.executeQuery()) {
        while (rows.next()) {
          events.add(GameEventCodec.decode(rows.getString(1), rows.getBytes(2)));
        }
      }
    }
    return events;
  }

  static String text(Result result) {
    var table =
        new TextTable("FAULT", "PLAYERS", "GAMES", "DURING", "LOST", "REFUSED", "OVER", "UNDER");
    for (var row : result.rows()) {
      table.row(
          row.fault(),
          row.moment(),
          row.games(),
          row.answeredDuring(),
          row.lostOnTime(),
          row.refused(),
          seconds(row.overMillis()),
          seconds(row.underMillis()));
    }
    return table
        + "\nDURING: moves taken while the fault lasted. OVER and UNDER: the most seconds that a"
        + " player\nwas charged above, and below, the time in which the platform answered.\n"
        + (result.isRight() ? "Every promise was kept." : "Promises were broken.");
  }

  private static String seconds(long millis) {
    return String.format(Locale.ROOT, "%.2f", millis / 1000.0);
  }

  @Override
  public void close() {
    api.close();
    stack.close();
  }
}
