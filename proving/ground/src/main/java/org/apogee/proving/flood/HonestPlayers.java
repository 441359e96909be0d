package org.apogee.proving.flood;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.apogee.cli.api.ApiClient;

/**
 * Players with valid tokens, at the address of the flood. They look at their games at a steady rate
 * whatever the answers take. Each has several tokens and uses them in turn, so that most of them
 * were not seen for longer than a node remembers a token.
 */
final class HonestPlayers implements AutoCloseable {
  private static final int PLAYERS = 60;

  /** As many as a player may have; at 100 requests a second each is used once in six seconds. */
  private static final int TOKENS = 10;

  /** An organiser may send 50 requests a second. */
  private static final Duration PACE = Duration.ofMillis(25);

  /** Longer than that of a usual client, so that the slowest response is measured, not cut. */
  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private final ApiClient api;
  private final List<Seat> seats = new ArrayList<>();

  private record Seat(String game, String token) {}

  /**
   * What became of the requests of a while.
   *
   * @param refused those that were answered, and not with 200
   * @param lost those that were not answered
   */
  record Seen(int requests, int refused, int lost, double p50, double p99, double worst) {}

  private HonestPlayers(String address) {
    this.api = new ApiClient(List.of(address), TIMEOUT, TIMEOUT);
  }

  static HonestPlayers enter(String address, String organiser) throws InterruptedException {
    var honest = new HonestPlayers(address);
    var mark = Long.toString(System.nanoTime(), Character.MAX_RADIX);
    for (int i = 0; i < PLAYERS; i++) {
      honest.add(organiser, "Honest " + i + " " + mark);
    }
    return honest;
  }

  private void add(String organiser, String name) throws InterruptedException {
    var made = api.post("/players", organiser, Map.of("name", name)).orRefuse();
    var id = made.at("/player/id").asText();
    var token = made.at("/token/secret").asText();
    var seated = List.of(Map.of("player", id), Map.of("bot", "random"));
    var game =
        api.post("/games", token, Map.of("game", "sol", "seats", seated))
            .orRefuse()
            .path("game")
            .asText();
    seats.add(new Seat(game, token));
    for (int i = 1; i < TOKENS; i++) {
      Thread.sleep(PACE);
      var more = api.post("/players/" + id + "/tokens", organiser, Map.of()).orRefuse();
      seats.add(new Seat(game, more.path("secret").asText()));
    }
  }

  /** Asks for so long, so often. */
  Seen ask(int perSecond, int seconds) {
    int count = perSecond * seconds;
    var nanos = new long[count];
    var refused = new AtomicInteger();
    var lost = new AtomicInteger();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      long begin = System.nanoTime();
      for (int i = 0; i < count; i++) {
        // The delay of a late start belongs to the answer: a player would have noticed it.
        long due = begin + i * 1_000_000_000L / perSecond;
        while (System.nanoTime() < due) {
          LockSupport.parkNanos(due - System.nanoTime());
        }
        // The seats of a player are neighbours in the list, so a stride mixes the players.
        var seat = seats.get((i * (TOKENS + 1)) % seats.size());
        int number = i;
        threads.execute(() -> {
          int status = status(seat);
          nanos[number] = System.nanoTime() - due;
          if (status != 200) {
            (status == 0 ? lost : refused).incrementAndGet();
          }
        });
      }
    }
    Arrays.sort(nanos);
    return new Seen(
        count, refused.get(), lost.get(), at(nanos, 0.5), at(nanos, 0.99), at(nanos, 1));
  }

  private int status(Seat seat) {
    try {
      return api.get("/games/" + seat.game + "/view", seat.token).status();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }

  /** In milliseconds, to a hundredth. */
  private static double at(long[] sorted, double share) {
    int index = (int) Math.min(sorted.length - 1, Math.floor(share * sorted.length));
    return Math.round(sorted[index] / 1e4) / 100.0;
  }

  @Override
  public void close() {
    api.close();
  }
}
