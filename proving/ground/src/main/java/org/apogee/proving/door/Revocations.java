package org.apogee.proving.door;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.StreamReader;
import org.apogee.engine.BadInput;
import org.apogee.proving.door.DoorPlan.Player;

/**
 * Revokes tokens that all nodes know, at one node after the other, and measures how long each node
 * goes on accepting them: requests, and a stream that was opened before.
 */
final class Revocations implements AutoCloseable {
  private static final int UNAUTHENTICATED = 401;

  /** After a node's first refusal it must not accept the token again. */
  private static final int REFUSALS = 20;

  private static final long PATIENCE_NANOS = 10_000_000_000L;
  private static final int POLL_MS = 5;

  private final List<ApiClient> nodes;
  private final Player player;

  /**
   * What came of it.
   *
   * @param requestMs from the response to the revocation to the last request that a node accepted
   *     or, if none was, its first refusal; the slowest node each time
   * @param streamMs until the last of the streams had ended
   */
  record Result(List<Double> requestMs, List<Double> streamMs) {
    static final Result NONE = new Result(List.of(), List.of());

    double worst() {
      return Math.max(worst(requestMs), worst(streamMs));
    }

    private static double worst(List<Double> all) {
      return all.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    }
  }

  Revocations(List<Integer> ports, Player player) {
    this.nodes =
        ports.stream().map(port -> new ApiClient(List.of("http://127.0.0.1:" + port))).toList();
    this.player = player;
  }

  Result measure(int times) throws InterruptedException {
    var requests = new ArrayList<Double>();
    var streams = new ArrayList<Double>();
    for (int i = 0; i < times; i++) {
      revokeOne(nodes.get(i % nodes.size()), requests, streams);
    }
    return new Result(requests, streams);
  }

  private void revokeOne(ApiClient at, List<Double> requests, List<Double> streams)
      throws InterruptedException {
    var made = at.post("/players/" + player.id() + "/tokens", player.token(), Map.of()).orRefuse();
    var secret = made.path("secret").asText();
    try {
      var ends = new ArrayList<Future<Long>>();
      for (var node : nodes) {
        if (!node.get("/me", secret).ok()) {
          throw new BadInput("bad-token", "A node does not accept a new token.");
        }
        var stream = node.lines("/me/stream", secret, 0);
        ends.add(started(() -> ended(stream)));
      }
      at.delete("/tokens/" + made.path("id").asText(), player.token());
      long revoked = System.nanoTime();
      var refusals = nodes.stream().map(node -> started(() -> refused(node, secret))).toList();
      requests.add(slowestMs(refusals, revoked));
      streams.add(slowestMs(ends, revoked));
    } catch (ExecutionException | TimeoutException | IOException broken) {
      throw new IllegalStateException("a revocation could not be measured", broken);
    }
  }

  private static Future<Long> started(Callable<Long> work) {
    var task = new FutureTask<>(work);
    Thread.ofVirtual().start(task);
    return task;
  }

  private static double slowestMs(List<Future<Long>> all, long since)
      throws ExecutionException, InterruptedException, TimeoutException {
    long slowest = 0;
    for (var one : all) {
      slowest = Math.max(slowest, one.get(2 * PATIENCE_NANOS, TimeUnit.NANOSECONDS) - since);
    }
    return slowest / 1e6;
  }

  private static long ended(StreamReader stream) throws IOException {
    while (stream.next().isPresent()) {
      // until the node ends it
    }
    return System.nanoTime();
  }

  /** When the node accepted it for the last time, or refused it for the first. */
  private static long refused(ApiClient node, String secret) throws InterruptedException {
    long start = System.nanoTime();
    long last = start;
    for (int refusals = 0; refusals < REFUSALS; ) {
      int status = node.get("/me", secret).status();
      long now = System.nanoTime();
      if (status == UNAUTHENTICATED) {
        last = refusals == 0 && last == start ? now : last;
        refusals++;
      } else {
        last = now;
        refusals = 0;
      }
      if (now - start > PATIENCE_NANOS) {
        return now;
      }
      Thread.sleep(POLL_MS);
    }
    return last;
  }

  @Override
  public void close() {
    nodes.forEach(ApiClient::close);
  }
}
