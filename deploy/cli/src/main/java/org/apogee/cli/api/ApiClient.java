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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;

/** A client of the public API: HTTP and JSON, without code of the servers. */
public final class ApiClient implements AutoCloseable {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** More than one SYN retransmission, which comes after a second. */
  private static final Duration CONNECT = Duration.ofSeconds(2);

  /** A node answers within 10 s: 5 s for a token that it must look up, 5 s for the game. */
  private static final Duration TIMEOUT = Duration.ofSeconds(12);

  private static final int OK = 200;
  private static final int CREATED = 201;
  private static final int NO_CONTENT = 204;

  private final HttpClient client;
  private final List<String> addresses;
  private final Duration timeout;
  private final AtomicInteger turn = new AtomicInteger();

  /**
   * @param addresses of the reverse proxy, or of several nodes to use in turn
   */
  public ApiClient(List<String> addresses) {
    this(addresses, CONNECT, TIMEOUT);
  }

  /**
   * @param connect limit for a connection
   * @param timeout limit for the response to one request
   */
  public ApiClient(List<String> addresses, Duration connect, Duration timeout) {
    this.addresses = List.copyOf(addresses);
    this.timeout = timeout;
    this.client = HttpClient.newBuilder().version(Version.HTTP_1_1).connectTimeout(connect).build();
  }

  /**
   * A response.
   *
   * @param status of HTTP, or 0 if no response came
   * @param code of the problem, empty if there is none
   */
  public record Reply(int status, String code, JsonNode json) {
    public boolean ok() {
      return status == OK || status == CREATED || status == NO_CONTENT;
    }

    /** The request may or may not have been applied: send it again. */
    public boolean isUnknown() {
      return status == 0 || status >= 500 || status == 429;
    }

    /**
     * The body of a successful response.
     *
     * @throws BadInput with the code and the sentence of a refusal
     */
    public JsonNode orRefuse() {
      if (!ok()) {
        throw new BadInput(code.isEmpty() ? "refused" : code, sentence());
      }
      return json;
    }

    /** The reason of a failure for people: the sentence of the problem, or of the connection. */
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

  /**
   * @param body an object that becomes JSON, or null for none
   */
  public Reply post(String path, String token, @Nullable Object body) throws InterruptedException {
    return send("POST", path, token, body);
  }

  public Reply delete(String path, String token) throws InterruptedException {
    return send("DELETE", path, token, null);
  }

  public Reply send(String method, String path, String token, @Nullable Object body)
      throws InterruptedException {
    var request = request(path, token);
    if (body == null) {
      request.method(method, BodyPublishers.noBody());
    } else {
      request
          .header("Content-Type", "application/json")
          .method(method, BodyPublishers.ofString(written(body)));
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
    try {
      var answer = client.send(request(path, token).build(), BodyHandlers.ofString());
      return answer.statusCode() == OK ? answer.body() : "";
    } catch (IOException e) {
      return "";
    }
  }

  /**
   * Opens a stream of lines.
   *
   * @param after the sequence number of the last line that is not needed, or 0
   * @throws BadInput if a retry would get the same response
   * @throws IOException if a retry may succeed
   */
  public StreamReader lines(String path, String token, long after)
      throws IOException, InterruptedException {
    var request =
        request(path + "?from=" + after, token).header("Accept", "application/x-ndjson").build();
    return StreamReader.of(client.send(request, BodyHandlers.ofInputStream()));
  }

  /** Opens a session on a WebSocket, otherwise as {@link #lines}. */
  LineSocket socket(
      String path, String token, long after, Consumer<String> line, Consumer<String> end)
      throws IOException, LineSocket.NoUpgrade {
    var address = (address() + "/api/v1" + path).replaceFirst("^http", "ws");
    var socket = client.newWebSocketBuilder().connectTimeout(timeout);
    return LineSocket.open(socket, URI.create(address + "?from=" + after), token, line, end);
  }

  private HttpRequest.Builder request(String path, String token) {
    var request = HttpRequest.newBuilder(URI.create(address() + "/api/v1" + path)).timeout(timeout);
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    return request;
  }

  private String address() {
    return addresses.get(Math.floorMod(turn.getAndIncrement(), addresses.size()));
  }

  private static String written(Object body) {
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

  /** Ends requests and streams without waiting for them. Any thread may call it. */
  void abort() {
    client.shutdownNow();
  }

  @Override
  public void close() {
    client.shutdownNow();
    client.close();
  }
}
