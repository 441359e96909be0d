package org.apogee.node.game;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.engine.Rulesets;
import org.apogee.node.thinking.Payer;
import org.apogee.node.thinking.Thinkers;
import org.apogee.node.thinking.Thought;
import org.apogee.platform.token.Player.Kind;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OriginKind;

/** The metrics of the games of this node. */
public final class GameMetrics {
  static final Duration[] BUCKETS = {
    Duration.ofMillis(1),
    Duration.ofMillis(5),
    Duration.ofMillis(10),
    Duration.ofMillis(25),
    Duration.ofMillis(50),
    Duration.ofMillis(100),
    Duration.ofMillis(250),
    Duration.ofMillis(500),
    Duration.ofSeconds(1),
    Duration.ofMillis(2500),
    Duration.ofSeconds(5)
  };

  private static final String CRASH = "crash";
  private static final List<String> FORFEITS =
      List.of(GameDecisions.TIME_OUT, GameDecisions.RESIGNED);

  private final MeterRegistry registry;
  private final Map<String, AtomicInteger> live = new ConcurrentHashMap<>();
  private final Map<Labels, Timer> timers = new ConcurrentHashMap<>();
  private final Map<Labels, Counter> movesBy = new ConcurrentHashMap<>();
  private final AtomicInteger thinking = new AtomicInteger();
  final Timer persist;
  final Timer recovery;
  final LifeMetrics lives;

  public GameMetrics(MeterRegistry registry) {
    this.registry = registry;
    lives = new LifeMetrics(registry);
    Rulesets.all().stream().map(ruleset -> ruleset.id().game()).distinct().forEach(this::register);
    Gauge.builder("apogee.bot.queue.depth", thinking, AtomicInteger::get)
        .description("House bots that are thinking or waiting for a thread")
        .register(registry);
    persist = timer("apogee.persist", "Time to store a decision in the journal");
    recovery = timer("apogee.recovery", "Time from the start of a game's actor until it is ready");
    for (var kind : PersistFailure.values()) {
      persistFailures(kind);
    }
    for (var outcome : List.of("accepted", "repeated", "refused", GameCounts.UNAVAILABLE)) {
      command(GameCounts.MOVE, outcome);
    }
    compensated();
    botFaults(CRASH);
  }

  /** Counters start at zero before the first event, so that alert rules see the first increase. */
  private void register(String game) {
    liveGauge(game);
    for (var kind : OriginKind.values()) {
      opened(game, kind);
    }
    finished(game, GameCounts.CANCELLED);
    FORFEITS.forEach(cause -> forfeits(game, cause));
    for (var by : Kind.values()) {
      moves(game, by);
    }
  }

  private void liveGauge(String game) {
    var count = live.computeIfAbsent(game, _ -> new AtomicInteger());
    Gauge.builder("apogee.games.live", count, AtomicInteger::get)
        .description("Games in play on this node")
        .tag("game", game)
        .register(registry);
  }

  private Timer timer(String name, String description, String... tags) {
    return Timer.builder(name)
        .description(description)
        .tags(tags)
        .serviceLevelObjectives(BUCKETS)
        .register(registry);
  }

  static String game(GameOrder order) {
    return order.ruleset().replaceFirst("/.*", "");
  }

  void live(GameOrder order, int change) {
    live.computeIfAbsent(game(order), _ -> new AtomicInteger()).addAndGet(change);
  }

  void opened(GameOrder order) {
    opened(game(order), order.origin().kind()).increment();
  }

  private Counter opened(String game, OriginKind kind) {
    var word = kind.name().toLowerCase(Locale.ROOT);
    return counter("apogee.games.opened", "Games opened", "game", game, "order", word);
  }

  void finished(GameOrder order, String ending) {
    finished(game(order), ending).increment();
  }

  private Counter finished(String game, String ending) {
    return counter("apogee.games.finished", "Games over", "game", game, "ending", ending);
  }

  void moved(GameOrder order, Kind by, int moves) {
    movesBy
        .computeIfAbsent(
            new Labels("moves", order.ruleset(), by.word()), _ -> moves(game(order), by))
        .increment(moves);
  }

  private Counter moves(String game, Kind by) {
    return counter(
        "apogee.moves", "Moves played, by kind of player", "game", game, "by", by.word());
  }

  void forfeited(GameOrder order, String cause) {
    forfeits(game(order), cause).increment();
    if (cause.equals(GameDecisions.TIME_OUT)) {
      lives.expired(order);
    }
  }

  private Counter forfeits(String game, String cause) {
    return counter("apogee.forfeits", "Seats that forfeited", "game", game, "cause", cause);
  }

  void compensated(long millis) {
    compensated().increment(millis / 1000.0);
  }

  private Counter compensated() {
    return Counter.builder("apogee.clock.compensated")
        .baseUnit("seconds")
        .description("Time returned to players' clocks")
        .register(registry);
  }

  void answered(String command, String outcome, long nanos) {
    command(command, outcome).record(nanos, TimeUnit.NANOSECONDS);
  }

  private Timer command(String command, String outcome) {
    return timers.computeIfAbsent(
        new Labels("command", command, outcome),
        _ ->
            timer(
                "apogee.command",
                "Time from the arrival of a command at its game to the reply",
                "command",
                command,
                "outcome",
                outcome));
  }

  /** To look a meter up by its tags takes longer than to count with it, so they are kept. */
  private record Labels(String meter, String one, String other) {}

  void persistFailed(PersistFailure kind) {
    persistFailures(kind).increment();
  }

  private Counter persistFailures(PersistFailure kind) {
    return Counter.builder("apogee.persist.failures")
        .description("Writes to the journal that failed or have an unknown outcome")
        .tag("kind", kind.name().toLowerCase(Locale.ROOT))
        .register(registry);
  }

  /** Lets a bot think on another thread, and counts and times it. */
  <T> CompletableFuture<T> thought(
      GameOrder order, String bot, Payer payer, Thought<T> turn, Thinkers thinkers) {
    thinking.incrementAndGet();
    return thinkers.think(
        payer,
        turn,
        nanos -> {
          thinking.decrementAndGet();
          thinkTimer(order, bot).record(nanos, TimeUnit.NANOSECONDS);
        });
  }

  private Timer thinkTimer(GameOrder order, String bot) {
    return timers.computeIfAbsent(
        new Labels("think", order.ruleset(), bot),
        _ ->
            timer(
                "apogee.bot.think",
                "Thinking time of a house bot's turn, without waiting",
                "game",
                game(order),
                "level",
                bot.replaceFirst(":.*", "")));
  }

  /** A house bot threw. */
  void botCrashed() {
    botFaults(CRASH).increment();
  }

  private Counter botFaults(String kind) {
    return counter("apogee.bot.faults", "House bots that failed", "kind", kind);
  }

  private Counter counter(String name, String description, String... tags) {
    return Counter.builder(name).description(description).tags(tags).register(registry);
  }
}
