package org.apogee.proving.pages;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import org.apogee.protocol.ProtocolJson;

/**
 * The program of a bot's author, with nothing but the token that the page showed: it enters a
 * tournament, checks in, and answers each question of its stream with a legal move.
 */
final class BotProgram implements AutoCloseable {
  private static final Duration RECONNECTS_AFTER = Duration.ofMillis(200);

  private final Site site;
  private final String token;
  private final String player;
  private final HttpClient client = HttpClient.newHttpClient();
  private final Thread thread;

  BotProgram(Site site, String token) {
    this.site = site;
    this.token = token;
    this.player = site.ask("/me", Optional.empty(), token).at("/player/id").asText();
    this.thread = Thread.ofVirtual().name("bot " + player).start(this::play);
  }

  void enter(String tournament) {
    site.ask(tournament + "/entrants", Optional.of("{\"player\":\"" + player + "\"}"), token);
  }

  void checkIn(String tournament) {
    site.tell(tournament + "/entrants/" + player + "/check-in", token);
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(site.url("/api/v1" + path)))
        .header("Authorization", "Bearer " + token);
  }

  /** A new stream begins with the questions that are open. */
  private void play() {
    while (!Thread.currentThread().isInterrupted()) {
      try {
        try (var lines =
            client.send(request("/me/stream").build(), BodyHandlers.ofLines()).body()) {
          lines.forEach(this::hear);
        } catch (IOException | UncheckedIOException broken) {
          Thread.sleep(RECONNECTS_AFTER);
        }
      } catch (InterruptedException closed) {
        return;
      }
    }
  }

  private void hear(String line) {
    var message = read(line);
    if (message.path("type").asText().equals("question")) {
      answer(message);
    }
  }

  /** A game that was meanwhile voided refuses the move, which is no fault of the bot. */
  private void answer(JsonNode question) {
    var moves = question.get("moves");
    int ply = question.get("ply").asInt();
    var move = moves.get(Math.floorMod(ply * 31 + player.hashCode(), moves.size()));
    var body = "{\"ply\":%d,\"move\":\"%s\"}".formatted(ply, move.get("code").asText());
    try {
      client.send(
          request("/games/" + question.get("game").asText() + "/moves")
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(body))
              .build(),
          BodyHandlers.discarding());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  private static JsonNode read(String line) {
    try {
      return ProtocolJson.MAPPER.readTree(line);
    } catch (IOException ours) {
      throw new UncheckedIOException(ours);
    }
  }

  @Override
  public void close() {
    thread.interrupt();
    client.shutdownNow();
  }
}
