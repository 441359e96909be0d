package org.apogee.platform.http;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.LineStream.End;

/** All streams of a server: how many each account has, and what ends them. */
final class OpenStreams {
  private static final Duration RETRY = Duration.ofSeconds(5);

  /** At the end of the process, streams get this time to send their last line. */
  private static final Duration GOODBYE = Duration.ofSeconds(2);

  private final HttpSettings settings;
  private final HttpMetrics metrics;
  private final Map<String, Integer> perKey = new HashMap<>();
  private final Map<LineStream, Client> streams = new HashMap<>();
  private boolean closed;

  OpenStreams(HttpSettings settings, HttpMetrics metrics) {
    this.settings = settings;
    this.metrics = metrics;
    Thread.ofVirtual().name("stream-tokens").start(this::recheckUntilClosed);
  }

  /**
   * The reader of a stream.
   *
   * @param key what streams are counted by
   * @param from the last sequence number that was seen
   * @param stillValid whether the token is still valid
   */
  record Client(String key, long from, BooleanSupplier stillValid) {}

  /** Rejects new streams, ends the open ones, and waits briefly for their last lines. */
  synchronized void shutDown() {
    closed = true;
    // A copy, because a session may leave while it is being notified.
    List.copyOf(streams.keySet()).forEach(stream -> stream.end(End.SHUTDOWN));
    long end = System.nanoTime() + GOODBYE.toNanos();
    try {
      for (long left = GOODBYE.toNanos();
          !streams.isEmpty() && left > 0;
          left = end - System.nanoTime()) {
        wait(Math.max(1, left / 1_000_000));
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  void count(String kind, End end) {
    switch (end) {
      case FINISHED, GONE -> {}
      case FAILED, TOKEN, SHUTDOWN, SLOW -> metrics.streamDropped(kind, LineFormat.word(end));
    }
  }

  synchronized void enter(Client client, LineStream stream, String kind) {
    if (closed) {
      throw shuttingDown();
    }
    int open = perKey.getOrDefault(client.key, 0);
    if (open >= settings.streamsPerOwner()) {
      metrics.streamDropped(kind, "limit");
      throw RequestRefused.retry(
          Kind.TOO_MANY,
          "too-many-streams",
          "Close one of your " + open + " open streams first.",
          RETRY);
    }
    perKey.put(client.key, open + 1);
    streams.put(stream, client);
  }

  synchronized void leave(String key, LineStream stream) {
    streams.remove(stream);
    notifyAll();
    perKey.computeIfPresent(key, (k, open) -> open == 1 ? null : open - 1);
  }

  private void recheckUntilClosed() {
    try {
      while (!isClosed()) {
        Thread.sleep(settings.recheck());
        // Looking up a token may wait for the database, so nothing is locked here.
        open()
            .forEach((stream, client) -> {
              if (!client.stillValid.getAsBoolean()) {
                stream.end(End.TOKEN);
              }
            });
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized Map<LineStream, Client> open() {
    return Map.copyOf(streams);
  }

  synchronized boolean isClosed() {
    return closed;
  }

  static RequestRefused shuttingDown() {
    return RequestRefused.retry(
        Kind.UNAVAILABLE, "shutting-down", "This server is shutting down. Retry.", RETRY);
  }
}
