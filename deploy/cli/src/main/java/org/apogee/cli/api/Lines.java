package org.apogee.cli.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apogee.engine.BadInput;
import org.apogee.protocol.ProtocolJson;

/**
 * A stream of the platform, followed for as long as somebody listens: when it breaks or is silent
 * it is opened again behind the last line that came.
 */
public final class Lines implements AutoCloseable {
  private static final int OK = 200;
  private static final int WAITING_MAX = 1000;
  private static final Duration ANSWER = Duration.ofSeconds(15);
  private static final Duration PAUSE = Duration.ofMillis(200);
  private static final Duration PAUSE_MAX = Duration.ofSeconds(5);

  /** Hears the lines, in their order, on one thread. */
  public interface Listener {
    void line(JsonNode line) throws InterruptedException;

    /** The stream is gone for now. */
    void lost(String why);

    /** It is there, for the first time or again. */
    void connected();
  }

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();
  private final URI address;
  private final String token;
  private final Duration silence;
  private final Optional<URI> socket;
  private final Asks asks = new Asks();
  private volatile boolean isSocketRefused;
  private volatile boolean closed;
  private long seen;

  /**
   * @param address of the stream, without {@code from}
   * @param token may be empty, for streams that anybody may read
   * @param silence after which a stream counts as dead
   */
  public Lines(URI address, String token, Duration silence) {
    this(address, Optional.empty(), token, silence);
  }

  private Lines(URI address, Optional<URI> socket, String token, Duration silence) {
    this.socket = socket;
    this.address = address;
    this.token = token;
    this.silence = silence;
  }

  /**
   * All that concerns a player: by a session that takes its moves too, or by the stream where
   * something on the way does not let a WebSocket pass.
   *
   * @param platform its address, without a path
   */
  public static Lines ofPlayer(String platform, String token, Duration silence) {
    var mine = platform + "/api/v1/me/";
    var socket = URI.create(mine.replaceFirst("^http", "ws") + "socket");
    return new Lines(URI.create(mine + "stream"), Optional.of(socket), token, silence);
  }

  /** Sends a message by the session; empty if there is none, or no reply came. */
  public Optional<ApiClient.Reply> ask(ObjectNode message) throws InterruptedException {
    return asks.ask(message);
  }

  /** What a reader found: a line, or why there is none. */
  private sealed interface Found {
    record Line(String text) implements Found {}

    record End(String why) implements Found {}
  }

  /** Returns when this is closed; refuses by {@link BadInput} what will never work. */
  public void follow(Listener listener) throws InterruptedException {
    var pause = PAUSE;
    while (!closed) {
      long before = seen;
      var why = once(listener);
      if (closed) {
        return;
      }
      listener.lost(why);
      pause = seen > before ? PAUSE : shorter(pause.multipliedBy(2), PAUSE_MAX);
      Thread.sleep(pause);
    }
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  private String once(Listener listener) throws InterruptedException {
    if (socket.isEmpty() || isSocketRefused) {
      return onceByStream(listener);
    }
    var found = new LinkedBlockingQueue<Found>();
    var from = URI.create(socket.get() + "?from=" + seen);
    try (var opened =
        LineSocket.open(
            client,
            from,
            token,
            text -> found.add(new Found.Line(text)),
            why -> found.add(new Found.End(why)))) {
      asks.connected(opened);
      return read(found, listener);
    } catch (LineSocket.NoUpgrade refused) {
      // Says why in words if it is our fault, and works if only the upgrade was the trouble.
      isSocketRefused = refused.status() < 500 && refused.status() != 429;
      return isSocketRefused ? onceByStream(listener) : String.valueOf(refused.getMessage());
    } catch (IOException e) {
      return e.getMessage() == null ? e.toString() : e.getMessage();
    } finally {
      asks.lost();
    }
  }

  private String onceByStream(Listener listener) throws InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(address + "?from=" + seen))
            .header("Accept", "application/x-ndjson")
            .timeout(ANSWER);
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    try {
      var answer = client.send(request.build(), BodyHandlers.ofInputStream());
      try (var body = answer.body()) {
        return answer.statusCode() == OK ? read(body, listener) : refused(answer);
      }
    } catch (IOException e) {
      return e.getMessage() == null ? e.toString() : e.getMessage();
    }
  }

  private static String refused(HttpResponse<InputStream> answer) throws IOException {
    var text = new String(answer.body().readAllBytes(), StandardCharsets.UTF_8);
    var problem = tree(text).orElseGet(ProtocolJson.MAPPER::createObjectNode);
    int status = answer.statusCode();
    var sentence = problem.path("detail").asText("the server returned status " + status);
    if (status >= 500 || status == 429 || status == 408) {
      return sentence;
    }
    throw new BadInput(problem.path("code").asText("refused"), sentence);
  }

  /** Reads on a thread of its own, because only a queue can be waited for with a limit. */
  private String read(InputStream body, Listener listener) throws InterruptedException {
    var found = new LinkedBlockingQueue<Found>(WAITING_MAX);
    var reader = Thread.ofVirtual().name("stream").start(() -> pump(body, found));
    try {
      return read(found, listener);
    } finally {
      reader.interrupt();
    }
  }

  private String read(BlockingQueue<Found> found, Listener listener) throws InterruptedException {
    listener.connected();
    while (!closed) {
      switch (found.poll(silence.toMillis(), TimeUnit.MILLISECONDS)) {
        case null -> {
          return "no data for %d s".formatted(silence.toSeconds());
        }
        case Found.End(var why) -> {
          return why;
        }
        case Found.Line(var text) -> {
          var line = tree(text);
          if (line.isPresent()) {
            hear(line.get(), listener);
          }
        }
      }
    }
    return "closed";
  }

  private void hear(JsonNode line, Listener listener) throws InterruptedException {
    if (line.path("type").asText().equals("end") && line.path("reason").asText().equals("token")) {
      throw new BadInput("bad-token", "The token was revoked or has expired.");
    }
    if (asks.isReply(line)) {
      return;
    }
    listener.line(line);
    seen = Math.max(seen, line.path("sequence").asLong(seen));
  }

  private static void pump(InputStream body, BlockingQueue<Found> into) {
    try {
      into.put(new Found.End(pumpLines(body, into)));
    } catch (InterruptedException _) {
      // Nobody waits for it any more.
    }
  }

  private static String pumpLines(InputStream body, BlockingQueue<Found> into)
      throws InterruptedException {
    try (var lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
      for (var line = lines.readLine(); line != null; line = lines.readLine()) {
        into.put(new Found.Line(line));
      }
      return "the server closed the connection";
    } catch (IOException e) {
      return "the connection broke";
    }
  }

  /** Half a line, where a stream was cut, is none. */
  private static Optional<JsonNode> tree(String text) {
    try {
      var node = ProtocolJson.MAPPER.readTree(text);
      return node != null && node.isObject() ? Optional.of(node) : Optional.empty();
    } catch (JsonProcessingException _) {
      return Optional.empty();
    }
  }

  /** From any thread. */
  @Override
  public void close() {
    closed = true;
    client.shutdownNow();
  }
}
