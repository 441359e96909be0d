package org.apogee.proving.marathon;

import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apogee.proving.fault.TestBed;
import org.apogee.proving.flood.FloodClient;
import org.apogee.proving.marathon.Row.Leg;
import org.apogee.stack.NodeHost;

/**
 * Twice as many requests as a node serves. First its capacity is measured with the requests of the
 * flood, which wait for their answers, beside players. Then a node serves one account up to half of
 * that, and the account sends twice the capacity. With a higher limit the client could not send so
 * much: it shares the cores of the node, and a request that is served costs the node most.
 */
final class Overload {
  private static final int GAMES = 40;
  private static final int CONNECTIONS = 64;
  private static final Duration WARM_UP = Duration.ofSeconds(20);
  private static final Duration MEASURE = Duration.ofSeconds(20);
  private static final Duration BACK_TO_NORMAL = Duration.ofSeconds(30);

  /** What the account's limit lets through must be served, up to the grain of the measure. */
  private static final double GOODPUT_LEAST = 0.9;

  /** Of twice the capacity: the client may be late, but not so much that it is no overload. */
  private static final double SENT_LEAST = 0.75;

  private static final double SLOWER_MOST = 2;

  private Overload() {}

  static Leg of(Duration length) {
    return ground -> {
      int capacity = capacity(ground);
      ground.say("the node serves %,d requests/s".formatted(capacity));
      int limit = Math.max(1, capacity / 2);
      var limits =
          Map.of(
              "APOGEE_HTTP_REQUESTS_PER_SECOND", Integer.toString(limit),
              "APOGEE_HTTP_REQUESTS_BURST", Integer.toString(limit));
      try (var bed = bed(ground, "second", limits)) {
        double before = movesPerSecond(bed, MEASURE);
        FloodClient.Counts counts;
        double during;
        try (var flood = flood(bed, 2 * capacity)) {
          bed.fault("%,d requests/s, twice the capacity".formatted(2 * capacity), () -> {});
          during = movesPerSecond(bed, length);
          counts = flood.stop();
        }
        bed.say(counts.toString());
        Thread.sleep(BACK_TO_NORMAL);
        double after = movesPerSecond(bed, MEASURE);
        bed.refill(false);
        return judge(bed, capacity, limit, counts, new double[] {before, during, after});
      }
    };
  }

  /**
   * Requests that a node serves in a second, as fast as a client can take the answers. Those that
   * it refuses because all connections to the database are in use do not count.
   */
  private static int capacity(Ground ground) throws Exception {
    try (var bed = bed(ground, "first", Map.of())) {
      try (var flood = flood(bed, 0)) {
        Thread.sleep(WARM_UP);
        flood.stop();
      }
      try (var flood = flood(bed, 0)) {
        Thread.sleep(MEASURE);
        var counts = flood.stop();
        return (int) Math.max(1, counts.fine() / counts.seconds());
      }
    }
  }

  /** A node on which games are played. */
  private static TestBed bed(Ground ground, String name, Map<String, String> limits)
      throws Exception {
    var plan =
        new Ground(ground.home().resolve(name), ground.log())
            .plan(1)
            .on(List.of(NodeHost.with(limits)));
    var front = "http://127.0.0.1:" + plan.httpPort();
    var bed = TestBed.start(plan, front, ground.driving(), ground.log());
    try {
      bed.refill(true);
      bed.open(GAMES);
      Thread.sleep(WARM_UP);
      return bed;
    } catch (Exception e) {
      bed.close();
      throw e;
    }
  }

  /** From an account of its own, straight to the node. */
  private static FloodClient flood(TestBed bed, int perSecond) throws InterruptedException {
    var node = URI.create(bed.stack().nodeAddresses().getFirst());
    var request =
        "GET /api/v1/games?limit=1 HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n\r\n"
            .formatted(node.getHost(), bed.newPlayer("flood " + System.nanoTime()));
    var server = new InetSocketAddress(node.getHost(), node.getPort());
    return FloodClient.start(server, _ -> request, perSecond, CONNECTIONS);
  }

  private static Findings judge(
      TestBed bed, int capacity, int limit, FloodClient.Counts flood, double[] moves)
      throws Exception {
    double served = flood.fine() / flood.seconds();
    if (flood.perSecond() < SENT_LEAST * 2 * capacity) {
      bed.broken("the client sent only %,.0f requests/s".formatted(flood.perSecond()));
    }
    if (flood.limited() + flood.unavailable() == 0) {
      bed.broken("no request was refused, so this was no overload");
    }
    if (flood.withoutRetryAfter() > 0) {
      bed.broken("%,d refusals without Retry-After".formatted(flood.withoutRetryAfter()));
    }
    if (flood.unauthorized() + flood.other() > 0) {
      bed.broken("%,d other errors".formatted(flood.unauthorized() + flood.other()));
    }
    if (flood.unanswered() > 0) {
      bed.broken("%,d requests without an answer".formatted(flood.unanswered()));
    }
    if (served < GOODPUT_LEAST * limit) {
      bed.broken(
          "the account was served %,.0f of the %,d requests/s of its limit"
              .formatted(served, limit));
    }
    if (moves[2] < moves[0] / SLOWER_MOST) {
      bed.broken("players were not back to normal 30 s later");
    }
    var done = "twice the capacity for %.0f s".formatted(flood.seconds());
    return Findings.of(done, bed.finish())
        .with("capacity %,d requests/s, limit of the account %,d".formatted(capacity, limit))
        .with("the account: " + flood)
        .with(
            String.format(
                Locale.ROOT,
                "served %.0f requests/s; moves/s of players %.1f before, %.1f during, %.1f after",
                served,
                moves[0],
                moves[1],
                moves[2]));
  }

  private static double movesPerSecond(TestBed bed, Duration length) throws InterruptedException {
    int from = bed.outcomes().size();
    Thread.sleep(length);
    return (bed.outcomes().size() - from) / (double) length.toSeconds();
  }
}
