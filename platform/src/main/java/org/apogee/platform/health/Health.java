package org.apogee.platform.health;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The checks of a process, by name, for three questions: has it started, may it be sent requests,
 * is it alive?
 *
 * <p>Ready must not depend on what all processes share, such as the database: a fault there would
 * take all of them out of service at once, and turn clear refusals into refused connections.
 */
public final class Health {
  /** The questions of a supervisor. */
  public enum Question {
    STARTED,
    READY,
    ALIVE
  }

  /** The result of a check, and since when it holds. */
  public record State(boolean ok, Instant since) {}

  /** All checks of a question; yes if all of them say yes. */
  public record Report(boolean ok, Map<String, State> checks) {}

  private record Key(Question question, String name) {}

  private final InstantSource time;
  private final Map<Question, Map<String, BooleanSupplier>> checks = new ConcurrentHashMap<>();
  private final Map<Key, State> states = new ConcurrentHashMap<>();
  private final Instant created;
  private volatile @Nullable Instant started;
  private volatile boolean shuttingDown;

  public Health(InstantSource time) {
    this.time = time;
    for (var question : Question.values()) {
      checks.put(question, new LinkedHashMap<>());
    }
    created = time.instant();
    check(Question.STARTED, "start-complete", () -> started != null);
    check(Question.READY, "start-complete", () -> started != null);
    check(Question.READY, "not-shutting-down", () -> !shuttingDown);
  }

  /** Adds a check. It must answer at once; one that throws says no. */
  public void check(Question question, String name, BooleanSupplier check) {
    var named = checksOf(question);
    synchronized (named) {
      if (named.putIfAbsent(name, check) != null) {
        throw new IllegalArgumentException("duplicate health check: " + name);
      }
    }
  }

  /** All parts run: until this is said, the process has not started and is not ready. */
  public void started() {
    started = time.instant();
  }

  /** How long the start took; not a number before it is complete. */
  double startSeconds() {
    var end = started;
    return end == null ? Double.NaN : Duration.between(created, end).toMillis() / 1000.0;
  }

  /** From now on the process is not ready: the first step of a shutdown. */
  public void shutDown() {
    shuttingDown = true;
  }

  public Report ask(Question question) {
    var named = checksOf(question);
    var result = new LinkedHashMap<String, State>();
    synchronized (named) {
      named.forEach((name, check) -> result.put(name, state(new Key(question, name), check)));
    }
    return new Report(result.values().stream().allMatch(State::ok), result);
  }

  private State state(Key key, BooleanSupplier check) {
    boolean ok = ok(check);
    var now = new State(ok, time.instant());
    return states.merge(key, now, (old, newer) -> old.ok == newer.ok ? old : newer);
  }

  /** A check that fails has answered: no. */
  private static boolean ok(BooleanSupplier check) {
    try {
      return check.getAsBoolean();
    } catch (RuntimeException no) {
      return false;
    }
  }

  private Map<String, BooleanSupplier> checksOf(Question question) {
    return checks.getOrDefault(question, Map.of());
  }
}
