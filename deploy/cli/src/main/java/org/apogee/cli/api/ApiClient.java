package org.apogee.cli.api;

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
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;

/** The public API as a stranger uses it: nothing but HTTP and JSON. */
public final class ApiClient implements AutoCloseable {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Duration TIMEOUT = Duration.ofSeconds(12);
  private static final int OK = 200;
  private static final int CREATED = 201;

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(2))
          .build();
  private final List<String> addresses;
  private final AtomicInteger turn = new AtomicInteger();

  /**
   * @param addresses of the front, or of several nodes that are asked in turn
   */
  public ApiClient(List<String> addresses) {
    this.addresses = List.copyOf(addresses);
  }

  /**
   * An answer.
   *
   * @param status of HTTP, or 0 when no answer came
   * @param code of the problem, empty if there is none
   */
  public record Reply(int status, String code, JsonNode json) {
    public boolean ok() {
      return status == OK || status == CREATED;
    }

    /** Nobody knows what became of the request: to be sent again. */
    public boolean isUnknown() {
      return status == 0 || status >= 500 || status == 429;
    }

    /** The answer, or its refusal in its own words. */
    public JsonNode orRefuse() {
      if (!ok()) {
        throw new BadInput(code.isEmpty() ? "refused" : code, sentence());
      }
      return json;
    }

    /** Why not, for people: the sentence of the problem, or what became of the connection. */
    public String sentence() {
      return status == 0
          ? "The platform does not answer: " + json.path("why").asText() + "."
          : json.path("detail").asText("The platform returned status " + status + ".");
    }

    @Override
    public String toString() {
      return status + " " + code + " " + json;
    }
  }

  public Reply get(String path, String token) throws InterruptedException {
    return send("GET", path, token, null);
  }

  public Reply post(String path, String token, @Nullable Map<String, ?> body)
      throws InterruptedException {
    return send("POST", path, token, body);
  }

  public Reply delete(String path, String token) throws InterruptedException {
    return send("DELETE", path, token, null);
  }

  private Reply send(String method, String path, String token, @Nullable Map<String, ?> body)
      throws InterruptedException {
    var address = addresses.get(Math.floorMod(turn.getAndIncrement(), addresses.size()));
    var request = HttpRequest.newBuilder(URI.create(address + "/api/v1" + path)).timeout(TIMEOUT);
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    if (body == null) {
      request.method(method, BodyPublishers.noBody());
    } else {
      request
          .header("Content-Type", "application/json")
          .method(method, BodyPublishers.ofString(text(body)));
    }
    try {
      var answer = client.send(request.build(), BodyHandlers.ofString());
      var json = tree(answer.body());
      return new Reply(answer.statusCode(), json.path("code").asText(), json);
    } catch (IOException e) {
      return new Reply(0, "no-answer", MAPPER.createObjectNode().put("why", String.valueOf(e)));
    }
  }

  /** The text of something that is not JSON, such as a game's record; empty when there is none. */
  public String text(String path, String token) throws InterruptedException {
    var address = addresses.get(Math.floorMod(turn.getAndIncrement(), addresses.size()));
    var request = HttpRequest.newBuilder(URI.create(address + "/api/v1" + path)).timeout(TIMEOUT);
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    try {
      var answer = client.send(request.build(), BodyHandlers.ofString());
      return answer.statusCode() == OK ? answer.body() : "";
    } catch (IOException e) {
      return "";
    }
  }

  /** Any page; empty when there is none. */
  public String page(String address) {
    try {
      var request = HttpRequest.newBuilder(URI.create(address)).timeout(TIMEOUT).build();
      return client.send(request, BodyHandlers.ofString()).body();
    } catch (IOException e) {
      return "";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  private static String text(Map<String, ?> body) {
    try {
      return MAPPER.writeValueAsString(body);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static JsonNode tree(String body) {
    try {
      return MAPPER.readTree(body);
    } catch (JsonProcessingException e) {
      return MAPPER.createObjectNode().put("text", body);
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
    client.close();
  }
}
