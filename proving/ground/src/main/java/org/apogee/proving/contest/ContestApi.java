package org.apogee.proving.contest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.time.Duration;
import java.util.List;
import org.apogee.cli.api.ApiClient;

/** The public API, while parts of the platform are killed. */
final class ContestApi implements AutoCloseable {
  /** A list of hundreds of tables takes longer on a busy machine than a usual request. */
  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private static final Duration PAUSE = Duration.ofMillis(500);

  /** Half a minute of refused connections: a killed matchmaker is back in a few seconds. */
  private static final int TRIES = 60;

  private final ApiClient api;
  private final String token;

  ContestApi(String address, String token) {
    this.api = new ApiClient(List.of(address), TIMEOUT, TIMEOUT);
    this.token = token;
  }

  /** An empty object if there is no answer now. */
  JsonNode get(String path) {
    try {
      var reply = api.get(path, token);
      return reply.isUnknown() ? JsonNodeFactory.instance.objectNode() : reply.json();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return JsonNodeFactory.instance.objectNode();
    }
  }

  /** Repeats an idempotent request until there is an answer. */
  JsonNode post(String path, Object body) throws InterruptedException {
    for (int i = 0; i < TRIES; i++) {
      var reply = api.post(path, token, body);
      if (!reply.isUnknown()) {
        return reply.json();
      }
      Thread.sleep(PAUSE);
    }
    throw new IllegalStateException("no answer from " + path);
  }

  @Override
  public void close() {
    api.close();
  }
}
