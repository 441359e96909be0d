package org.apogee.cli.bot;

import java.time.Duration;
import java.util.Map;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.ApiClient.Reply;
import org.jspecify.annotations.Nullable;

/**
 * Hands in moves for one player. What became of a request that was not answered is unknown, so it
 * is sent again until there is an answer: the ply makes it count once.
 */
final class Desk {
  private static final Duration PAUSE = Duration.ofMillis(200);
  private static final Duration PAUSE_MAX = Duration.ofSeconds(5);

  private final ApiClient api;
  private final String token;
  private final Words words;
  private volatile boolean closed;

  Desk(ApiClient api, String token, Words words) {
    this.api = api;
    this.token = token;
    this.words = words;
  }

  Reply move(String game, int ply, String move) throws InterruptedException {
    return insist("/games/" + game + "/moves", Map.of("ply", ply, "move", move));
  }

  Reply resign(String game) throws InterruptedException {
    return insist("/games/" + game + "/resign", null);
  }

  private Reply insist(String path, @Nullable Map<String, ?> body) throws InterruptedException {
    var reply = api.post(path, token, body);
    for (var pause = PAUSE; reply.isUnknown() && !closed; pause = pause.multipliedBy(2)) {
      words.trouble(reply.sentence() + " Sending again.");
      Thread.sleep(pause.compareTo(PAUSE_MAX) < 0 ? pause : PAUSE_MAX);
      reply = api.post(path, token, body);
    }
    return reply;
  }

  void close() {
    closed = true;
  }
}
