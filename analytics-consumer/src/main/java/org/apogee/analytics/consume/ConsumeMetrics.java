package org.apogee.analytics.consume;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.apogee.analytics.feed.FeedBatch;
import org.apogee.analytics.feed.FeedBatch.Done;
import org.apogee.analytics.feed.FeedBatch.Outcome;
import org.apogee.analytics.feed.Meaning;
import org.apogee.analytics.rating.RatingBook.Member;
import org.apogee.analytics.rating.Scenario;
import org.apogee.engine.Rulesets;
import org.apogee.platform.metrics.Buckets;
import org.apogee.platform.trace.Exemplars;

/** The metrics of the consumer. */
public final class ConsumeMetrics {
  private static final String OTHER = "other";
  private static final String LAG = "apogee.analytics.lag.records";
  private static final int SCENARIOS_MAX = 60;

  /** As many series; more pools and scenarios are left out. */
  static final int ENTITIES_MAX = 60;

  private static final Duration[] FRESHNESS = {
    Duration.ofMillis(100),
    Duration.ofMillis(250),
    Duration.ofMillis(500),
    Duration.ofSeconds(1),
    Duration.ofMillis(2500),
    Duration.ofSeconds(5),
    Duration.ofSeconds(30),
    Duration.ofMinutes(5),
    Duration.ofHours(1)
  };

  private final MeterRegistry registry;
  private final InstantSource clock;
  private final ConsumerTraces traces;
  private final Timer apply;
  private final Timer freshness;
  private final Counter rebalances;
  private final AtomicLong deadLetters = new AtomicLong();
  private final AtomicLong progressMillis;
  private final Map<String, AtomicLong> lags = new ConcurrentHashMap<>();
  private final Map<Member, AtomicReference<Double>> entities = new ConcurrentHashMap<>();
  private final Set<String> scenarios = ConcurrentHashMap.newKeySet();
  private final Set<String> games;

  ConsumeMetrics(
      MeterRegistry registry, InstantSource clock, ConsumerTraces traces, List<String> topics) {
    this.registry = registry;
    this.clock = clock;
    this.traces = traces;
    apply =
        Timer.builder("apogee.analytics.apply")
            .description("Time to apply the records of one poll, in one transaction")
            .serviceLevelObjectives(Buckets.latency())
            .register(registry);
    freshness =
        Timer.builder("apogee.analytics.freshness")
            .description("Time from the end of a rated game until its ratings are visible")
            .serviceLevelObjectives(FRESHNESS)
            .register(registry);
    rebalances =
        Counter.builder("apogee.analytics.rebalances")
            .description("Assignments and revocations of partitions")
            .register(registry);
    Gauge.builder("apogee.analytics.dead.letters", deadLetters, AtomicLong::get)
        .description("Records stored as dead letters")
        .register(registry);
    progressMillis = new AtomicLong(clock.millis());
    Gauge.builder("apogee.analytics.stalled.seconds", this::stalledSeconds)
        .description("Time since this process last applied records, or had nothing to apply")
        .register(registry);
    games = Rulesets.all().stream().map(ruleset -> ruleset.id().game()).collect(Collectors.toSet());
    for (var topic : topics) {
      for (var outcome : Outcome.values()) {
        records(topic, outcome);
      }
    }
  }

  private double stalledSeconds() {
    return Math.max(0, clock.millis() - progressMillis.get()) / 1000.0;
  }

  private AtomicLong lagOf(String topic) {
    var lag = new AtomicLong();
    Gauge.builder(LAG, lag, AtomicLong::get)
        .description("Records not yet applied by this process")
        .tag("topic", topic)
        .register(registry);
    return lag;
  }

  private Counter records(String topic, Outcome outcome) {
    return Counter.builder("apogee.analytics.records")
        .description("Records, by outcome")
        .tags("topic", topic, "outcome", outcome.name().toLowerCase(Locale.ROOT))
        .register(registry);
  }

  /** Records were applied, or there are none to apply. */
  void progressed() {
    progressMillis.set(clock.millis());
  }

  void lag(String topic, long records) {
    lags.computeIfAbsent(topic, this::lagOf).set(records);
  }

  /** No number is better than one that is not true any more. */
  void lagUnknown() {
    registry.find(LAG).gauges().forEach(registry::remove);
    lags.clear();
  }

  void rebalanced() {
    rebalances.increment();
  }

  /** What the tables contain, also by the work of other processes. */
  void stored(long deadLetters, Map<Member, Double> entities) {
    this.deadLetters.set(deadLetters);
    entities.forEach(this::rated);
  }

  /** Something was stored. */
  void stored(FeedBatch batch, Duration took) {
    apply.record(took);
    batch.done().stream()
        .collect(
            Collectors.groupingBy(
                Done::topic, Collectors.groupingBy(Done::outcome, Collectors.counting())))
        .forEach((topic, outcomes) ->
            outcomes.forEach((outcome, count) -> records(topic, outcome).increment(count)));
    deadLetters.addAndGet(batch.deadLetters().size());
    long now = clock.millis();
    for (var counted : batch.results()) {
      long age = Math.max(0, now - counted.result().finishedMillis());
      var span = traces.rating(counted.result(), counted.sequence());
      Exemplars.measure(span, () -> freshness.record(Duration.ofMillis(age)));
    }
    updated(batch);
    batch.changes().stream()
        .filter(change -> Scenario.isEntity(change.key().participant()))
        .forEach(change -> rated(change.key(), change.after().mean()));
    batch.done().forEach(this::played);
  }

  private void updated(FeedBatch batch) {
    var gameOf =
        batch.results().stream()
            .collect(
                Collectors.toMap(
                    counted -> counted.result().game(),
                    counted -> Scenario.game(counted.result().ruleset())));
    batch.changes().stream()
        .collect(
            Collectors.groupingBy(
                change -> known(gameOf.getOrDefault(change.game(), OTHER)), Collectors.counting()))
        .forEach((game, changes) ->
            Counter.builder("apogee.rating.updates")
                .description("Changes of ratings")
                .tag("game", game)
                .register(registry)
                .increment(changes));
  }

  private String known(String game) {
    return games.contains(game) ? game : OTHER;
  }

  private void rated(Member key, double mean) {
    if (entities.containsKey(key) || entities.size() < ENTITIES_MAX) {
      entities.computeIfAbsent(key, this::entityGauge).set(mean);
    }
  }

  private AtomicReference<Double> entityGauge(Member key) {
    var value = new AtomicReference<>(0.0);
    Gauge.builder("apogee.entity.rating", value, AtomicReference::get)
        .description("The mean of the Entity's rating")
        .tags("pool", key.pool(), "scenario", Scenario.labelOf(key.participant()))
        .register(registry);
    return value;
  }

  private void played(Done done) {
    if (done.outcome() == Outcome.APPLIED
        && done.meaning() instanceof Meaning.Ended(var result, var _)
        && result.entityPlace() != 0) {
      var scenario =
          Scenario.of(result.ruleset(), result.options(), result.seats().size()).participant();
      var label = label(scenario);
      count("apogee.entity.games", "Rated games against the Entity", label).increment();
      // A scenario in which it never lost has a share of defeats, too.
      count("apogee.entity.defeats", "Rated games that the Entity lost", label)
          .increment(result.entityPlace() == 1 ? 0 : 1);
    }
  }

  private Counter count(String name, String description, String label) {
    return Counter.builder(name).description(description).tag("scenario", label).register(registry);
  }

  /** A few scenarios are played; if somebody plays all of them, the rest is one line. */
  private String label(String participant) {
    var label = Scenario.labelOf(participant);
    if (!scenarios.contains(label) && scenarios.size() >= SCENARIOS_MAX) {
      return OTHER;
    }
    scenarios.add(label);
    return label;
  }
}
