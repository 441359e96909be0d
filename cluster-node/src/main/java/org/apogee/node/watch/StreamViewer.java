package org.apogee.node.watch;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apogee.node.game.GameHistory;
import org.apogee.platform.Unavailable;
import org.apogee.platform.http.LineStream;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A client that follows a game. It has a thread only while it reads the journal, at its start and
 * when it falls behind; otherwise the channel brings it each event.
 */
final class StreamViewer implements Channel.Viewer {
  private static final Logger LOG = LoggerFactory.getLogger(StreamViewer.class);
  private static final long RETRY_SECONDS = 3;

  private final GameId id;
  private final int viewer;
  private final GameHistory history;
  private final Channel channel;
  private final LineStream stream;

  /** Written by its reading thread or under the lock of the channel, never by both at a time. */
  private volatile long seen;

  /** Guarded by this. */
  private @Nullable Thread reader;

  private boolean isClosed;

  /**
   * A viewer that has not begun.
   *
   * @param viewer a seat, or an observer
   * @param seen the last sequence number that the client has
   */
  StreamViewer(
      GameId id, int viewer, long seen, GameHistory history, Channel channel, LineStream stream) {
    this.id = id;
    this.viewer = viewer;
    this.seen = seen;
    this.history = history;
    this.channel = channel;
    this.stream = stream;
  }

  @Override
  public long seen() {
    return seen;
  }

  @Override
  public boolean hear(WrittenNews news) {
    if (news.sequence() <= seen) {
      return true;
    }
    if (news.sequence() != seen + 1 || !stream.hasRoom()) {
      begin();
      return false;
    }
    seen = news.sequence();
    boolean isRead = stream.offer(news.line(viewer));
    if (news.isLast()) {
      stream.finish();
      return false;
    }
    return isRead;
  }

  @Override
  public synchronized void begin() {
    if (!isClosed) {
      reader = Thread.ofVirtual().name("watch-" + id).start(this::read);
    }
  }

  synchronized void close() {
    isClosed = true;
    var running = reader;
    if (running != null) {
      running.interrupt();
    }
  }

  private void read() {
    try {
      do {
        if (!readOnce()) {
          return;
        }
      } while (!channel.join(this));
      if (isClosed()) {
        channel.leave(this);
      }
    } catch (InterruptedException gone) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException mistake) {
      LOG.error("a viewer of {} cannot be updated", id, mistake);
      stream.fail();
    }
  }

  private synchronized boolean isClosed() {
    return isClosed;
  }

  /** A game that is quiet costs one row, not the whole game. False if nothing follows. */
  private boolean readOnce() throws InterruptedException {
    var newest = patiently(() -> history.newest(id));
    if (newest.isEmpty()) {
      return true;
    }
    if (newest.get().sequence() > seen) {
      for (var told : patiently(() -> history.news(id, seen))) {
        if (!put(new WrittenNews(told))) {
          return false;
        }
      }
    }
    // A client may come back when it has seen everything, or claim to have seen more.
    if (newest.get().isOver() && newest.get().sequence() <= seen) {
      stream.finish();
      return false;
    }
    return true;
  }

  private boolean put(WrittenNews news) throws InterruptedException {
    boolean isRead = stream.put(news.line(viewer));
    seen = news.sequence();
    if (news.isLast()) {
      stream.finish();
      return false;
    }
    return isRead;
  }

  /** While the database is away the client waits. */
  static <T> T patiently(Supplier<T> look) throws InterruptedException {
    while (true) {
      try {
        return look.get();
      } catch (Unavailable away) {
        TimeUnit.SECONDS.sleep(RETRY_SECONDS);
      }
    }
  }
}
