package org.apogee.node.feed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.platform.erasure.FormerPlayers;
import org.apogee.protocol.ProtocolJson;

/**
 * Reads the feed for clients of HTTP, in pages. A client that is slow or away costs nothing: its
 * position is its own.
 */
public final class FeedLog implements AutoCloseable {
  /** Records that a page may have. */
  public static final int PAGE_MOST = 1000;

  /** Bytes of the records of a page, but for its first record. */
  private static final int PAGE_BYTES = 1024 * 1024;

  /** Requests that wait for new records at a time; any other is answered at once. */
  private static final int WAITING_MOST = 1000;

  /** How often one of those that wait looks for all of them. */
  private static final long LOOK_MS = 100;

  private static final String ENDS = "SELECT oldest, newest FROM games.feed_log_ends";
  private static final String PAGE =
      """
      SELECT position, topic, record, has_names FROM (
        SELECT position, topic, record, has_names, octet_length(record) AS size,
          sum(octet_length(record)) OVER (ORDER BY position) AS total
        FROM (SELECT * FROM games.feed_log WHERE position > ? ORDER BY position LIMIT ?) AS next
      ) AS sized
      WHERE total - size < ? ORDER BY position
      """;

  private final Database database;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition news = lock.newCondition();

  // Guarded by the lock.
  private int waiting;
  private boolean isLooking;
  private boolean isClosed;
  private long newest;

  public FeedLog(Database database) {
    this.database = database;
  }

  /** A record with its position; the record is JSON. */
  public record Entry(long position, String topic, String record) {}

  /**
   * Some records in their order.
   *
   * @param oldest the position of the first record that is kept
   * @param newest the position of the last record
   * @param next the position to continue from
   */
  public record Page(List<Entry> entries, long oldest, long newest, long next) {
    public Page {
      entries = List.copyOf(entries);
    }
  }

  private record Ends(long oldest, long newest) {}

  private record Stored(Entry entry, boolean hasNames) {
    Entry shown() {
      return hasNames && FormerPlayers.count() > 0
          ? new Entry(entry.position, entry.topic, withNamesOfToday(entry.record))
          : entry;
    }
  }

  /**
   * The records after a position.
   *
   * @param after empty for the oldest records that are kept
   * @param wait for new records, if there is none
   * @throws RequestRefused {@code feed-position-expired}, {@code feed-position-ahead}
   */
  public Page page(OptionalLong after, int limit, Duration wait) {
    var page = page(after, limit);
    if (!page.entries.isEmpty() || wait.isZero() || !awaitBeyond(page.next, wait)) {
      return page;
    }
    return page(OptionalLong.of(page.next), limit);
  }

  private Page page(OptionalLong after, int limit) {
    var ends = ends();
    long from = after.orElse(ends.oldest - 1);
    if (from < ends.oldest - 1) {
      throw expired(from, ends.oldest);
    }
    if (from > ends.newest) {
      throw RequestRefused.of(
          Kind.CONFLICT,
          "feed-position-ahead",
          "There is no position %d: the last record is at %d. Positions of another installation, or from before a restored backup, are not valid here."
              .formatted(from, ends.newest));
    }
    var stored =
        database.statement(sql ->
            sql.list(
                PAGE,
                row ->
                    new Stored(
                        new Entry(row.getLong(1), row.getString(2), row.getString(3)),
                        row.getBoolean(4)),
                from,
                limit,
                PAGE_BYTES));
    if (after.isPresent() && !stored.isEmpty() && stored.getFirst().entry.position != from + 1) {
      throw expired(from, stored.getFirst().entry.position); // removed between the two queries
    }
    long last = stored.isEmpty() ? from : stored.getLast().entry.position;
    return new Page(
        stored.stream().map(Stored::shown).toList(),
        ends.oldest,
        Math.max(ends.newest, last),
        last);
  }

  private static RequestRefused expired(long from, long oldest) {
    return RequestRefused.of(
        Kind.GONE,
        "feed-position-expired",
        "Records after position %d were removed because of their age. The oldest record is at %d: continue with from=%d, and expect a gap."
            .formatted(from, oldest, oldest - 1));
  }

  private Ends ends() {
    return database
        .statement(sql -> sql.one(ENDS, row -> new Ends(row.getLong(1), row.getLong(2))))
        .orElseThrow();
  }

  /**
   * One of those that wait looks into the database for all of them; when it leaves, another one
   * takes its place.
   */
  private boolean awaitBeyond(long position, Duration wait) {
    long end = System.nanoTime() + wait.toNanos();
    lock.lock();
    try {
      if (waiting >= WAITING_MOST) {
        return false;
      }
      waiting++;
      try {
        while (newest <= position) {
          long left = end - System.nanoTime();
          if (left <= 0 || isClosed) {
            return false;
          }
          if (isLooking) {
            news.awaitNanos(left);
          } else {
            lookForAll(Math.min(left, TimeUnit.MILLISECONDS.toNanos(LOOK_MS)));
          }
        }
        return true;
      } finally {
        waiting--;
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      lock.unlock();
    }
  }

  private void lookForAll(long pause) throws InterruptedException {
    isLooking = true;
    try {
      for (long left = pause; left > 0 && !isClosed; ) {
        left = news.awaitNanos(left);
      }
      lock.unlock();
      long found;
      try {
        found = ends().newest;
      } finally {
        lock.lock();
      }
      newest = found;
    } finally {
      isLooking = false;
      news.signalAll();
    }
  }

  private static String withNamesOfToday(String record) {
    try {
      var tree = ProtocolJson.MAPPER.readTree(record);
      rename(tree);
      return ProtocolJson.MAPPER.writeValueAsString(tree);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a record of ours is no JSON", impossible);
    }
  }

  private static void rename(JsonNode node) {
    if (node instanceof ObjectNode object
        && object.path("player").isTextual()
        && object.path("name").isTextual()) {
      var name = object.get("name").textValue();
      object.put("name", FormerPlayers.shown(object.get("player").textValue(), name));
    }
    node.forEach(FeedLog::rename);
  }

  /** Answers all that wait. */
  @Override
  public void close() {
    lock.lock();
    try {
      isClosed = true;
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
