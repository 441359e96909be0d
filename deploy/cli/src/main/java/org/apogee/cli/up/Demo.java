package org.apogee.cli.up;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.apogee.cli.terminal.JsonText;

/**
 * Something to look at: a Swiss of Nova Solis at tables of four with house bots, begun every few
 * minutes unless the last one still goes on.
 */
final class Demo implements AutoCloseable {
  private static final Duration EVERY = Duration.ofMinutes(5);
  private static final Duration AGAIN = Duration.ofSeconds(5);
  private static final Duration TIMEOUT = Duration.ofSeconds(20);
  private static final int OK = 200;
  private static final int CREATED = 201;
  private static final int ROUNDS = 3;

  /** Of all strengths, and quick enough for a laptop. */
  private static final List<String> BOTS =
      List.of("random", "greedy", "mcts:2", "mcts:4", "mcts:8", "mcts:16", "mcts:24", "mcts:32");

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(TIMEOUT).build();
  private final String root;
  private final String token;
  private final Thread thread = Thread.ofVirtual().name("demo").unstarted(this::run);

  private Demo(String address, String token) {
    root = address + "/api/v1/tournaments";
    this.token = token;
  }

  static Demo start(String address, String token) {
    var demo = new Demo(address, token);
    demo.thread.start();
    return demo;
  }

  private record Entrant(String bot) {}

  private record Wish(
      String name,
      String game,
      String format,
      int tableSize,
      int rounds,
      int startInSeconds,
      List<Entrant> entrants,
      String key) {}

  private void run() {
    try {
      while (true) {
        Thread.sleep(begin() ? EVERY : AGAIN);
      }
    } catch (InterruptedException e) {
      client.shutdownNow();
    }
  }

  /** False if it should be tried again soon. */
  private boolean begin() throws InterruptedException {
    try {
      var going = client.send(request("?state=running&limit=200").build(), BodyHandlers.ofString());
      if (going.statusCode() != OK || going.body().contains("\"name\":\"Nova Solis ")) {
        return false;
      }
      long slot = System.currentTimeMillis() / EVERY.toMillis();
      var wish =
          new Wish(
              "Nova Solis " + slot,
              "nova-solis",
              "swiss",
              4,
              ROUNDS,
              0,
              BOTS.stream().map(Entrant::new).collect(Collectors.toList()),
              "demo-" + slot);
      var made =
          client.send(
              request("")
                  .header("Authorization", "Bearer " + token)
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString(JsonText.of(wish)))
                  .build(),
              BodyHandlers.discarding());
      return made.statusCode() == OK || made.statusCode() == CREATED;
    } catch (IOException away) {
      return false;
    }
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(root + path)).timeout(TIMEOUT);
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
