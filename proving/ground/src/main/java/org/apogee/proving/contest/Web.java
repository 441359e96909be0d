package org.apogee.proving.contest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** The API as a stranger uses it; while nobody answers it answers with an empty object. */
final class Web implements AutoCloseable {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Duration TIMEOUT = Duration.ofSeconds(20);
  private static final Duration PAUSE = Duration.ofMillis(500);
  private static final int TRIES = 60;
  private static final int SERVER_ERROR = 500;

  private final HttpClient client =
      HttpClient.newBuilder().version(Version.HTTP_1_1).connectTimeout(TIMEOUT).build();
  private final String root;
  private final String token;

  Web(String address, String token) {
    this.root = address + "/api/v1";
    this.token = token;
  }

  JsonNode get(String path) {
    return send(HttpRequest.newBuilder(URI.create(root + path)).timeout(TIMEOUT));
  }

  /** Sends it until somebody has answered, for it can be sent again without harm. */
  JsonNode post(String path, Object body) throws InterruptedException {
    for (int i = 0; i < TRIES; i++) {
      var answer =
          send(
              HttpRequest.newBuilder(URI.create(root + path))
                  .timeout(TIMEOUT)
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString(text(body))));
      if (!answer.isEmpty()) {
        return answer;
      }
      Thread.sleep(PAUSE);
    }
    throw new IllegalStateException("nobody answers at " + path);
  }

  private JsonNode send(HttpRequest.Builder request) {
    try {
      var answer =
          client.send(
              request.header("Authorization", "Bearer " + token).build(), BodyHandlers.ofString());
      return answer.statusCode() >= SERVER_ERROR
          ? MAPPER.createObjectNode()
          : MAPPER.readTree(answer.body());
    } catch (IOException away) {
      return MAPPER.createObjectNode();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return MAPPER.createObjectNode();
    }
  }

  private static String text(Object body) {
    try {
      return MAPPER.writeValueAsString(body);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
    client.close();
  }
}
