package org.apogee.proving.marathon;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.apogee.proving.fault.TestBed;
import org.apogee.proving.fault.Vitals;
import org.apogee.proving.load.Driver;
import org.apogee.proving.marathon.Row.Leg;
import org.apogee.stack.NodeHost;

/**
 * Twice as many requests as a node answers. First its capacity is measured; then one account may
 * use as much as that, and asks for twice as much while others play.
 */
final class Overload {
  private static final int GAMES = 40;
  private static final Duration WARM_UP = Duration.ofSeconds(20);
  private static final Duration MEASURE = Duration.ofSeconds(30);
  private static final Duration BACK_TO_NORMAL = Duration.ofSeconds(30);
  private static final long SEED = 1;

  /** Players and flood compete for the same cores; less than this is a collapse. */
  private static final double GOODPUT_LEAST = 0.5;

  private static final double SLOWER_MOST = 2;

  private Overload() {}

  static Leg of(Duration length) {
    return ground -> {
      int capacity = capacity(ground);
      ground.say("the node answers %,d requests/s".formatted(capacity));
      var limits =
          Map.of(
              "APOGEE_HTTP_REQUESTS_PER_SECOND", Integer.toString(capacity),
              "APOGEE_HTTP_REQUESTS_BURST", Integer.toString(capacity));
      var plan =
          new Ground(ground.home().resolve("second"), ground.log())
              .plan(1)
              .on(IntStream.range(0, 1).mapToObj(_ -> NodeHost.with(limits)).toList());
      var front = "http://127.0.0.1:" + plan.httpPort();
      try (var bed = TestBed.start(plan, front, ground.driving(), ground.log())) {
        bed.open(GAMES);
        bed.refill(true);
        Thread.sleep(WARM_UP);
        double before = movesPerSecond(bed, MEASURE);
        RequestFlood.Seen seen;
        double during;
        try (var flood = RequestFlood.start(front, bed.stack().token(), 2 * capacity)) {
          bed.fault("%,d requests/s, twice the capacity".formatted(2 * capacity), () -> {});
          during = movesPerSecond(bed, length);
          seen = flood.stop();
        }
        bed.say(seen.toString());
        Thread.sleep(BACK_TO_NORMAL);
        double after = movesPerSecond(bed, MEASURE);
        bed.refill(false);
        return judge(bed, capacity, seen, length, new double[] {before, during, after});
      }
    };
  }

  private static Findings judge(
      TestBed bed, int capacity, RequestFlood.Seen seen, Duration length, double[] moves)
      throws Exception {
    double answered = (double) seen.served() / length.toSeconds();
    if (seen.sent() < 1.5 * capacity * length.toSeconds()) {
      bed.broken("the client could not send enough: %,d requests".formatted(seen.sent()));
    }
    if (seen.refused() == 0) {
      bed.broken("no request was refused, so this was no overload");
    }
    if (seen.withoutRetryAfter() > 0) {
      bed.broken("%,d refusals without Retry-After".formatted(seen.withoutRetryAfter()));
    }
    if (seen.otherErrors() > 0) {
      bed.broken("%,d answers with other errors".formatted(seen.otherErrors()));
    }
    if (answered < GOODPUT_LEAST * capacity) {
      bed.broken(
          String.format(Locale.ROOT, "goodput fell to %.0f of %d requests/s", answered, capacity));
    }
    if (moves[2] < moves[0] / SLOWER_MOST) {
      bed.broken("players were not back to normal 30 s later");
    }
    return Findings.of("twice the capacity for " + length.toSeconds() + " s", bed.finish())
        .with("capacity %,d requests/s".formatted(capacity))
        .with(seen.toString())
        .with(
            String.format(
                Locale.ROOT,
                "goodput of the flood %.0f requests/s; moves/s of players %.1f before, %.1f"
                    + " during, %.1f after",
                answered,
                moves[0],
                moves[1],
                moves[2]));
  }

  /** Requests that a node answers in a second when players do not think. */
  private static int capacity(Ground ground) throws Exception {
    var plan = new Ground(ground.home().resolve("first"), ground.log()).plan(1);
    var driving = Driver.Plan.of("sol", Duration.ZERO, SEED);
    try (var bed = TestBed.start(plan, driving, ground.log())) {
      bed.refill(true);
      bed.open(GAMES);
      Thread.sleep(WARM_UP);
      double from = Vitals.sum(bed.metrics(0), "apogee_http_seconds_count");
      Thread.sleep(MEASURE);
      double to = Vitals.sum(bed.metrics(0), "apogee_http_seconds_count");
      return (int) Math.max(1, (to - from) / MEASURE.toSeconds());
    }
  }

  private static double movesPerSecond(TestBed bed, Duration length) throws InterruptedException {
    int from = bed.outcomes().size();
    Thread.sleep(length);
    return (bed.outcomes().size() - from) / (double) length.toSeconds();
  }
}
