package org.apogee.cli.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apogee.engine.BadInput;

/**
 * A stream of the platform, followed for as long as somebody listens: when it breaks or is silent
 * it is opened again behind the last line that came.
 */
public final class StreamFollower implements AutoCloseable {
  /** Back-pressure: a full queue stops the reader, and the server drops a slow client. */
  private static final int WAITING_MAX = 1000;

  /** Doubles up to the maximum while nothing arrives; a stream that delivers starts over. */
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

  private final ApiClient api;
  private final String path;
  private final Optional<String> socket;
  private final String token;
  private final Duration silence;
  private final SessionRequests requests = new SessionRequests();

  /** A refusal of the upgrade is permanent for this connection; a broken one is not. */
  private volatile boolean isSocketRefused;

  /** Set by any thread; the follower checks it after each wait. */
  private volatile boolean closed;

  private long seen;

  /**
   * A stream.
   *
   * @param platform its address
   * @param path of the stream below {@code /api/v1}
   * @param token may be empty, for public streams
   * @param silence after which a stream counts as dead
   */
  public StreamFollower(String platform, String path, String token, Duration silence) {
    this(platform, path, Optional.empty(), token, silence);
  }

  private StreamFollower(
      String platform, String path, Optional<String> socket, String token, Duration silence) {
    this.api = new ApiClient(List.of(platform));
    this.path = path;
    this.socket = socket;
    this.token = token;
    this.silence = silence;
  }

  /**
   * A player's notifications: in a session on a WebSocket, which also takes moves, or as a stream
   * if a proxy on the way refuses WebSockets.
   */
  public static StreamFollower ofPlayer(String platform, String token, Duration silence) {
    return new StreamFollower(platform, "/me/stream", Optional.of("/me/socket"), token, silence);
  }

  /** Sends a message by the session; empty if there is none, or no reply came. */
  public Optional<ApiClient.Reply> ask(ObjectNode message) throws InterruptedException {
    return requests.ask(message);
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
    try (var opened =
        api.socket(
            socket.get(),
            token,
            seen,
            text -> found.add(new Found.Line(text)),
            why -> found.add(new Found.End(why)))) {
      requests.connected(opened);
      return read(found, listener);
    } catch (LineSocket.NoUpgrade refused) {
      // Says why in words if it is our fault, and works if only the upgrade was the trouble.
      isSocketRefused = refused.status() < 500 && refused.status() != 429;
      return isSocketRefused ? onceByStream(listener) : String.valueOf(refused.getMessage());
    } catch (IOException e) {
      return e.getMessage() == null ? e.toString() : e.getMessage();
    } finally {
      requests.lost();
    }
  }

  private String onceByStream(Listener listener) throws InterruptedException {
    try (var lines = api.lines(path, token, seen)) {
      return read(lines, listener);
    } catch (IOException e) {
      return e.getMessage() == null ? e.toString() : e.getMessage();
    }
  }

  /** Reads on a thread of its own, because only a queue can be waited for with a limit. */
  private String read(StreamReader lines, Listener listener) throws InterruptedException {
    var found = new LinkedBlockingQueue<Found>(WAITING_MAX);
    var reader = Thread.ofVirtual().name("stream").start(() -> pump(lines, found));
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
          var line = StreamReader.object(text);
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
    if (requests.isReply(line)) {
      return;
    }
    listener.line(line);
    seen = Math.max(seen, line.path("sequence").asLong(seen));
  }

  private static void pump(StreamReader lines, BlockingQueue<Found> into) {
    try {
      into.put(new Found.End(pumpLines(lines, into)));
    } catch (InterruptedException _) {
      // The stream is closed: nothing reads the queue any more.
    }
  }

  private static String pumpLines(StreamReader lines, BlockingQueue<Found> into)
      throws InterruptedException {
    try {
      for (var line = lines.next(); line.isPresent(); line = lines.next()) {
        into.put(new Found.Line(line.get()));
      }
      return "the server closed the connection";
    } catch (IOException e) {
      return "the connection broke";
    }
  }

  /** From any thread. */
  @Override
  public void close() {
    closed = true;
    api.abort();
  }
}
