package org.apogee.proving.trace;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.StreamReader;

/** A rated game between two people, over the public API: each answers with its first legal move. */
final class RatedGame {
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final String address;
  private final CountDownLatch over = new CountDownLatch(2);

  RatedGame(String address) {
    this.address = address;
  }

  /** Plays it to its end, and returns its ID. */
  String play(String organiser) throws InterruptedException {
    try (var api = new ApiClient(List.of(address))) {
      var one = person(api, organiser);
      var other = person(api, organiser);
      var players = List.of(one, other).stream().map(this::start).toList();
      try {
        var seek = api.post("/seeks", one, Map.of("game", "sol", "rated", true)).orRefuse();
        var id = seek.path("id").asText();
        api.post("/seeks/" + id + "/join", other, Map.of()).orRefuse();
        if (!over.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
          throw new IllegalStateException("the game did not end in time");
        }
        return id;
      } finally {
        players.forEach(Thread::interrupt);
      }
    }
  }

  private static String person(ApiClient api, String organiser) throws InterruptedException {
    var name = "person-" + UUID.randomUUID().toString().substring(0, 13);
    var made = api.post("/players", organiser, Map.of("name", name, "kind", "person")).orRefuse();
    return made.path("token").path("secret").asText();
  }

  private Thread start(String token) {
    return Thread.ofVirtual()
        .name("person")
        .start(() -> {
          try (var api = new ApiClient(List.of(address))) {
            follow(api, token);
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          } catch (IOException _) {
            // the game's patience ends
          }
        });
  }

  private void follow(ApiClient api, String token) throws InterruptedException, IOException {
    try (var lines = api.lines("/me/stream", token, 0)) {
      for (var line = lines.next(); line.isPresent(); line = lines.next()) {
        var said = StreamReader.object(line.get()).orElse(null);
        if (said != null && hear(api, token, said)) {
          return;
        }
      }
    }
  }

  /** Whether the game is over. */
  private boolean hear(ApiClient api, String token, JsonNode line) throws InterruptedException {
    return switch (line.path("type").asText()) {
      case "question" -> {
        var game = line.path("game").asText();
        var move = line.path("moves").path(0).path("code").asText();
        api.post(
                "/games/" + game + "/moves",
                token,
                Map.of("ply", line.path("ply").asInt(), "move", move))
            .orRefuse();
        yield false;
      }
      case "game-over" -> {
        over.countDown();
        yield true;
      }
      default -> false;
    };
  }
}
