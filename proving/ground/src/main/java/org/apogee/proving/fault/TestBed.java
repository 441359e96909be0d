package org.apogee.proving.fault;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apogee.cli.api.ApiClient;
import org.apogee.local.LocalPorts;
import org.apogee.local.Probe;
import org.apogee.proving.fault.FaultScenario.Dose;
import org.apogee.proving.load.BackgroundLoad;
import org.apogee.proving.load.Driver;
import org.apogee.proving.load.Latencies;
import org.apogee.proving.load.MoveOutcomes;
import org.apogee.proving.load.StreamGames;
import org.apogee.proving.rig.Tap;
import org.apogee.stack.Faults;
import org.apogee.stack.LocalStack;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;
import org.jspecify.annotations.Nullable;

/**
 * Real processes, a driver that plays on them from outside, faults, and a check at the end. Every
 * fault test is a few lines on top of it.
 */
public final class TestBed implements AutoCloseable {
  /** The slowest recovery waits for several timeouts in a row; longer is a failure. */
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  /** The publisher moves to another node first, which takes the failure detector's time. */
  private static final Duration FEED_PATIENCE = Duration.ofSeconds(60);

  /** A paused node does not answer: its silence must not hold up the drill. */
  private static final Duration METRICS_TIMEOUT = Duration.ofSeconds(12);

  /** Classes are loaded and compiled before anything is measured. */
  private static final int WARM_UP = 100;

  private static final String OPEN_BREAKER = "apogee_journal_breaker_state{plugin=\"journal\"} 2";
  private static final String TOKEN = "bench-organiser-token-0123456789abcdef";

  private final LocalStack stack;
  private final Path logs;
  private final @Nullable Tap databaseTap;
  private final Driver driver;
  private final Probe probe = new Probe();
  private final MoveOutcomes outcomes = new MoveOutcomes();
  private final Consumer<String> log;
  private final List<Pause> pauses = new ArrayList<>();
  private final List<String> broken = new ArrayList<>();
  private long promisedMs = Long.MAX_VALUE;

  /** A fault, and how long after it each game needed to acknowledge a move again. */
  record Pause(String fault, long moment) {}

  private TestBed(
      LocalStack stack,
      Path logs,
      @Nullable Tap databaseTap,
      String address,
      Driver.Plan plan,
      Consumer<String> log) {
    this.stack = stack;
    this.logs = logs;
    this.databaseTap = databaseTap;
    this.log = log;
    this.driver = new Driver(new ApiClient(List.of(address)), TOKEN, outcomes, plan);
  }

  /**
   * Starts all processes; nothing is played yet. The nodes reach the database through a tap, which
   * can keep it from answering.
   */
  public static TestBed start(StackPlan plan, Driver.Plan driving, Consumer<String> log)
      throws IOException {
    int seenAt = LocalPorts.free();
    var tap = Tap.listen(seenAt, plan.databasePort());
    try {
      var url = "jdbc:postgresql://127.0.0.1:%d/apogee".formatted(seenAt);
      var tapped = plan.with(Map.of("APOGEE_DATABASE_URL", url));
      return start(tapped, tap, "http://127.0.0.1:" + plan.httpPort(), driving, log);
    } catch (RuntimeException e) {
      tap.close();
      throw e;
    }
  }

  /**
   * With taps of somebody else's.
   *
   * @param address where the driver asks
   */
  public static TestBed start(
      StackPlan plan, String address, Driver.Plan driving, Consumer<String> log) {
    return start(plan, null, address, driving, log);
  }

  private static TestBed start(
      StackPlan plan,
      @Nullable Tap databaseTap,
      String address,
      Driver.Plan driving,
      Consumer<String> log) {
    var stack = LocalStack.start(plan.with(BackgroundLoad.NO_LIMITS), TOKEN, Steps.lines(log));
    return new TestBed(stack, plan.logs(), databaseTap, address, driving, log);
  }

  public LocalStack stack() {
    return stack;
  }

  public Faults faults() {
    return stack.faults();
  }

  public MoveOutcomes outcomes() {
    return outcomes;
  }

  /** What stands between the nodes and their database. */
  public Tap databaseTap() {
    return Objects.requireNonNull(databaseTap, "this stack has no tap before its database");
  }

  /** Where its processes write. */
  public Path logs() {
    return logs;
  }

  /** What a node measures of itself, as Prometheus reads it; empty when it does not answer. */
  public String metrics(int node) {
    try {
      return probe.get(stack.management().get(node) + "/metrics", METRICS_TIMEOUT).body();
    } catch (IOException e) {
      return "";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  /**
   * Lets so much time pass, and says whether the journal's circuit breaker opened meanwhile. It
   * opens after twenty failures; how many there are is for the games to say, not for us.
   */
  void watchBreaker(Duration length) throws InterruptedException {
    long end = System.nanoTime() + length.toNanos();
    boolean opened = false;
    while (System.nanoTime() < end) {
      opened |= metrics(0).contains(OPEN_BREAKER);
      Thread.sleep(200);
    }
    say(opened ? "the journal's circuit breaker opened" : "no circuit breaker had to open");
  }

  /** Does what the scenarios do, one after the other; afterwards the nodes must be as before. */
  public void runFaults(List<FaultScenario> scenarios, Dose dose) throws InterruptedException {
    driver.refill(true);
    play(WARM_UP);
    var before = Vitals.of(this);
    for (var scenario : scenarios) {
      scenario.action().on(this, dose);
    }
    play(WARM_UP);
    driver.refill(false);
    boolean ends = scenarios.stream().anyMatch(FaultScenario::ends);
    broken.addAll(Vitals.after(this, before, ends));
  }

  /** For a machine that does nothing else: no game may pause longer after a fault. */
  void promise(Duration longestPause) {
    promisedMs = longestPause.toMillis();
  }

  /** A promise that was not kept. */
  public void broken(String sentence) {
    broken.add(sentence);
  }

  /** Whether games that end are replaced by new ones. */
  public void refill(boolean now) {
    driver.refill(now);
  }

  public void open(int games) throws InterruptedException {
    driver.open(games);
    log.accept(games + " games are open");
  }

  /** Waits for so many more acknowledged moves, so that a fault meets games in full play. */
  public void play(int moves) throws InterruptedException {
    int goal = outcomes.size() + moves;
    await(
        moves + " more moves", PATIENCE, () -> outcomes.size() >= goal || driver.unfinished() == 0);
  }

  /** Does it, and remembers the moment. */
  public void fault(String name, Runnable fault) {
    log.accept("fault: " + name);
    pauses.add(new Pause(name, System.nanoTime()));
    fault.run();
  }

  public void await(String what, BooleanSupplier there) throws InterruptedException {
    await(what, PATIENCE, there);
  }

  private void await(String what, Duration patience, BooleanSupplier there)
      throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    while (!there.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("timed out waiting for " + what);
      }
      Thread.sleep(50);
    }
  }

  public void awaitReady(int node) throws InterruptedException {
    await("node-" + (node + 1), () -> stack.ready(node));
  }

  /** One fault at a time: two of three nodes are a majority, one of two is not. */
  public void awaitAllReady() throws InterruptedException {
    for (int node = 0; node < stack.nodeAddresses().size(); node++) {
      awaitReady(node);
    }
  }

  /** The token of a new player, for a client of its own. */
  public String newPlayer(String name) throws InterruptedException {
    var made = driver.api().post("/players", TOKEN, Map.of("name", name, "kind", "bot")).orRefuse();
    return made.at("/token/secret").asText();
  }

  /** Players who behave badly, on their own streams. */
  StreamGames streams(int pliesMax, long seed) throws InterruptedException {
    return new StreamGames(driver.api(), stack.address(), TOKEN, outcomes, pliesMax, seed);
  }

  /** The node that says in its measures that it publishes the feed. */
  int feedingNode() throws InterruptedException {
    var found = new AtomicInteger(-1);
    await(
        "a node that feeds",
        () -> {
          var addresses = stack.management();
          for (int i = 0; i < addresses.size() && found.get() < 0; i++) {
            if (metrics(i).contains("\napogee_feed_running 1")) {
              found.set(i);
            }
          }
          return found.get() >= 0;
        });
    return found.get();
  }

  public void say(String sentence) {
    log.accept(sentence);
  }

  /** Games end soon instead of being played out: for tests. */
  public void wrapUp() {
    driver.wrapUp();
  }

  /** Plays all games to their end, then compares everything with everything. */
  public Outcome finish() throws SQLException, InterruptedException {
    driver.stopThinking();
    boolean ended = driver.awaitEnd(PATIENCE.multipliedBy(2));
    log.accept("all games played: " + ended);
    var feed = PublishedGames.read(stack.kafkaSettings(), outcomes.games(), FEED_PATIENCE);
    var sentence =
        new GameChecker(outcomes, stack.databaseUrl())
            .check(game -> driver.api().text("/games/" + game + "/record", TOKEN), feed);
    var all = new ArrayList<>(sentence.faults());
    if (!ended) {
      all.add(driver.unfinished() + " games were not played to the end");
    }
    all.addAll(driver.complaints());
    all.addAll(broken);
    var pauses = pauseMs();
    if (pauses.worst() > promisedMs) {
      all.add(
          "a game paused for %.1f s; %.1f s are promised"
              .formatted(pauses.worst() / 1000, promisedMs / 1000.0));
    }
    return new Outcome(
        sentence.games(),
        sentence.acknowledged(),
        sentence.journalMoves(),
        sentence.unacknowledged(),
        outcomes.unknowns(),
        sentence.records(),
        sentence.feedRecords(),
        sentence.feedRepeats(),
        this.pauses.stream().map(this::pause).toList(),
        pauses,
        all);
  }

  private FaultPause pause(Pause pause) {
    return new FaultPause(pause.fault, outcomes.pauses(pause.moment).summary());
  }

  private Latencies.Summary pauseMs() {
    var all = new Latencies();
    pauses.forEach(pause -> all.addAll(outcomes.pauses(pause.moment)));
    return all.summary();
  }

  /** A fault and the pauses of the games after it, in milliseconds. */
  public record FaultPause(String fault, Latencies.Summary pauseMs) {}

  /**
   * How it ended.
   *
   * @param unacknowledged moves in the journal whose acknowledgement never came
   * @param unknowns requests that had to be sent again
   * @param pauseMs of all games after all faults
   * @param faults of the platform: none if every promise was kept
   */
  public record Outcome(
      int games,
      int acknowledged,
      int journalMoves,
      int unacknowledged,
      int unknowns,
      int recordsVerified,
      int feedRecords,
      int feedRepeats,
      List<FaultPause> pauses,
      Latencies.Summary pauseMs,
      List<String> faults) {
    public Outcome {
      pauses = List.copyOf(pauses);
      faults = List.copyOf(faults);
    }
  }

  @Override
  public void close() {
    driver.close();
    probe.close();
    stack.close();
    if (databaseTap != null) {
      databaseTap.close();
    }
  }
}
