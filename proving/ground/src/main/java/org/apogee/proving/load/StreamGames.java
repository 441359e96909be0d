package org.apogee.proving.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.apogee.cli.api.ApiClient;

/** Two players who behave badly, and many games of one against the other. */
public final class StreamGames implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final ApiClient api;
  private final String organiser;
  private final MoveOutcomes outcomes;
  private final List<StreamClient> clients = new ArrayList<>();
  private final List<String> players = new ArrayList<>();
  private int games;

  public StreamGames(
      ApiClient api,
      String address,
      String organiser,
      MoveOutcomes outcomes,
      int pliesMax,
      long seed)
      throws InterruptedException {
    this.api = api;
    this.organiser = organiser;
    this.outcomes = outcomes;
    for (int i = 0; i < 2; i++) {
      var name = "stream-" + UUID.randomUUID().toString().substring(0, 13);
      var made = api.post("/players", organiser, Map.of("name", name, "kind", "bot"));
      if (!made.ok()) {
        throw new IllegalStateException("no player could be made: " + made);
      }
      players.add(made.json().path("player").path("id").asText());
      clients.add(
          new StreamClient(
              api,
              address,
              made.json().path("token").path("secret").asText(),
              outcomes,
              new Random(seed + i),
              pliesMax));
    }
  }

  public void open(int count, String game) throws InterruptedException {
    var seats = players.stream().map(player -> Map.of("player", player)).toList();
    for (int i = 0; i < count; i++) {
      var key = UUID.randomUUID().toString();
      var opened = api.post("/games", organiser, Map.of("game", game, "seats", seats, "key", key));
      if (!opened.ok()) {
        throw new IllegalStateException("no game could be opened: " + opened);
      }
      outcomes.opened(opened.json().path("game").asText());
    }
    games += count;
    clients.forEach(StreamClient::start);
  }

  /** Until both have heard that every game is over. */
  public boolean awaitEnd() throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (clients.stream().anyMatch(client -> client.over() < games)) {
      if (System.nanoTime() > end) {
        return false;
      }
      Thread.sleep(100);
    }
    return true;
  }

  public int drops() {
    return clients.stream().mapToInt(StreamClient::drops).sum();
  }

  public List<String> complaints() {
    return clients.stream().flatMap(client -> client.complaints().stream()).toList();
  }

  @Override
  public void close() {
    clients.forEach(StreamClient::close);
  }
}
