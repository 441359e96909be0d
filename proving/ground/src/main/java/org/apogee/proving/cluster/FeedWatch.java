package org.apogee.proving.cluster;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.apogee.protocol.game.GameId;
import org.apogee.proving.load.Latencies;
import org.apogee.proving.rig.GamesTopic;

/**
 * Reads the feed as any consumer would, and notes how long after the acknowledgement a record came.
 */
final class FeedWatch implements AutoCloseable {
  /** Looking for the number of the move is cheaper than reading the JSON. */
  private static final String PLY = "\"plies\":[{\"ply\":";

  private final GamesTopic topic;
  private final Map<String, Long> acknowledged = new ConcurrentHashMap<>();
  private final Map<String, Long> early = new ConcurrentHashMap<>();
  private final Latencies latencies = new Latencies();
  private final AtomicLong records = new AtomicLong();
  private final Thread thread;

  /** Set by close; only the reading thread may touch the consumer. */
  private volatile boolean closed;

  private FeedWatch(String kafka) {
    topic = GamesTopic.atEnd(kafka);
    thread = Thread.ofPlatform().daemon().name("feed-watch").unstarted(this::read);
  }

  /** From the end of the feed on. */
  static FeedWatch start(String kafka) {
    var watch = new FeedWatch(kafka);
    watch.thread.start();
    return watch;
  }

  private void read() {
    while (!closed) {
      for (var record : topic.poll(Duration.ofMillis(50))) {
        long now = System.nanoTime();
        records.incrementAndGet();
        int ply = ply(record.value());
        if (ply >= 0) {
          var key = record.key() + "/" + (ply + 1);
          early.put(key, now);
          match(key);
        }
      }
    }
    topic.close();
  }

  /** The number of the move that a record tells of; negative if it tells of something else. */
  private static int ply(String json) {
    int at = json.indexOf(PLY);
    if (at < 0) {
      return -1;
    }
    int from = at + PLY.length();
    int to = from;
    while (Character.isDigit(json.charAt(to))) {
      to++;
    }
    return Integer.parseInt(json, from, to, 10);
  }

  void acknowledged(GameId game, int plies, long nanos) {
    var key = game.text() + "/" + plies;
    acknowledged.put(key, nanos);
    match(key);
  }

  /** A record may come before its acknowledgement has reached us: that counts as no time. */
  private void match(String key) {
    var sent = acknowledged.get(key);
    var came = early.get(key);
    if (sent != null && came != null && acknowledged.remove(key) != null) {
      early.remove(key);
      latencies.add(Math.max(0, came - sent));
    }
  }

  long records() {
    return records.get();
  }

  int missing() {
    return acknowledged.size();
  }

  Latencies latencies() {
    return latencies;
  }

  @Override
  public void close() {
    closed = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
