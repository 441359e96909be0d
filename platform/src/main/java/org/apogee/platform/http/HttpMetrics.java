package org.apogee.platform.http;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.platform.metrics.Buckets;

/** The metrics of the HTTP server. */
final class HttpMetrics {
  private static final int CODES_MAX = 60;
  private static final String OTHER = "other";
  private static final List<String> AUTH_FAILURES =
      List.of("no-token", "bad-token", "expired-token");
  private static final List<String> SCOPES = List.of("address", "owner");
  private static final List<String> KINDS = List.of("player", "game", "tournament");
  private static final List<String> DROPS = List.of("failed", "token", "shutdown", "slow", "limit");
  private static final List<String> RESUMES = List.of("complete", "too_old");

  private final MeterRegistry registry;

  /** To look a meter up by its tags takes longer than to count with it, so they are kept. */
  private final ConcurrentHashMap<Answered, Timer> answers = new ConcurrentHashMap<>();

  private record Answered(String route, String method, int hundreds) {}

  private final ConcurrentHashMap<String, Counter> refusals = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, Counter> limits = new ConcurrentHashMap<>();
  private final Set<String> codes = ConcurrentHashMap.newKeySet();
  private final ConcurrentHashMap<String, AtomicInteger> open = new ConcurrentHashMap<>();

  HttpMetrics(MeterRegistry registry) {
    this.registry = registry;
    AUTH_FAILURES.forEach(this::authFailures);
    SCOPES.forEach(this::limited);
    KINDS.forEach(this::openOf);
    refusals(OTHER);
  }

  void answered(String route, String method, int status, long nanos) {
    answers
        .computeIfAbsent(new Answered(route, method, status / 100), this::timer)
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  private Timer timer(Answered answered) {
    return Timer.builder("apogee.http")
        .description("Time to answer a request; for a stream, until its first line")
        .serviceLevelObjectives(Buckets.latency())
        .tags("route", answered.route, "method", answered.method)
        .tag("class", answered.hundreds + "xx")
        .register(registry);
  }

  /** Codes are ours, so they are few; the limit keeps a mistake from becoming a flood of series. */
  void refused(String code) {
    boolean counted = codes.contains(code) || (codes.size() < CODES_MAX && codes.add(code));
    refusals
        .computeIfAbsent(counted || codes.contains(code) ? code : OTHER, this::refusals)
        .increment();
  }

  private Counter refusals(String code) {
    return Counter.builder("apogee.refusals")
        .description("Rejected requests, by code")
        .tag("code", code)
        .register(registry);
  }

  void authFailed(String reason) {
    authFailures(reason).increment();
  }

  private Counter authFailures(String reason) {
    return Counter.builder("apogee.auth.failures")
        .description("Requests whose token was missing or invalid")
        .tag("reason", reason)
        .register(registry);
  }

  void rateLimited(String scope) {
    limits.computeIfAbsent(scope, this::limited).increment();
  }

  private Counter limited(String scope) {
    return Counter.builder("apogee.rate.limited")
        .description("Requests rejected by a rate limit")
        .tag("scope", scope)
        .register(registry);
  }

  void streamOpened(String kind) {
    openOf(kind).incrementAndGet();
  }

  /**
   * Counters of streams start at zero before the first event, so that alert rules see the first
   * increase.
   */
  private void register(String kind) {
    streamLines(kind, 0);
    DROPS.forEach(reason -> dropped(kind, reason));
    RESUMES.forEach(outcome -> resumed(kind, outcome));
  }

  void streamClosed(String kind) {
    openOf(kind).decrementAndGet();
  }

  void streamLines(String kind, int lines) {
    Counter.builder("apogee.stream.lines")
        .description("Lines written to streams, without heartbeats")
        .tag("kind", kind)
        .register(registry)
        .increment(lines);
  }

  /** Outcome: complete, or too_old when the source says that it knows no more where that was. */
  void streamResumed(String kind, String outcome) {
    resumed(kind, outcome).increment();
  }

  private Counter resumed(String kind, String outcome) {
    return Counter.builder("apogee.stream.resumes")
        .description("Streams that resumed from a sequence number")
        .tags("kind", kind, "outcome", outcome)
        .register(registry);
  }

  void streamDropped(String kind, String reason) {
    dropped(kind, reason).increment();
  }

  private Counter dropped(String kind, String reason) {
    return Counter.builder("apogee.stream.dropped")
        .description("Streams ended by the server, by reason")
        .tags("kind", kind, "reason", reason)
        .register(registry);
  }

  private AtomicInteger openOf(String kind) {
    return open.computeIfAbsent(
        kind,
        k -> {
          var count = new AtomicInteger();
          Gauge.builder("apogee.streams.open", count, AtomicInteger::get)
              .description("Open streams of lines")
              .tag("kind", k)
              .register(registry);
          register(k);
          return count;
        });
  }
}
