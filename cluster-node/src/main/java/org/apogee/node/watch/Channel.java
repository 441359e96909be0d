package org.apogee.node.watch;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apogee.node.game.UnfilteredNews;

/**
 * The latest events of one game on this node, and the viewers that have seen them all. It brings
 * them each new event, one after the other on the thread that adds it; a viewer that is further
 * behind than the channel reads the journal.
 */
final class Channel {
  /** A bound on memory for each watched game: a viewer further behind reads the journal. */
  private static final int KEPT = 128;

  /** Guarded by this, like what follows. */
  private final ArrayDeque<WrittenNews> latest = new ArrayDeque<>();

  /** Concurrent, because a viewer whose connection breaks leaves while it receives an event. */
  private final Set<Viewer> followers = ConcurrentHashMap.newKeySet();

  private long addedAt = System.nanoTime();

  /** Somebody who follows a game. */
  interface Viewer {
    /** The sequence number of the last event that it has. */
    long seen();

    /** Takes an event; false if it does not follow any longer. */
    boolean hear(WrittenNews news);

    /** Reads the journal, and joins again. */
    void begin();
  }

  /** News may come late, twice or with a gap; the channel holds a row without gaps. */
  synchronized void add(UnfilteredNews told) {
    long sequence = told.news().sequence();
    if (sequence <= last()) {
      return;
    }
    if (sequence != last() + 1) {
      latest.clear();
    }
    addedAt = System.nanoTime();
    var written = new WrittenNews(told);
    latest.add(written);
    if (latest.size() > KEPT) {
      latest.removeFirst();
    }
    followers.removeIf(viewer -> !viewer.hear(written));
  }

  private long last() {
    var newest = latest.peekLast();
    return newest == null ? 0 : newest.sequence();
  }

  /**
   * Brings a viewer what it has not seen, and from now on each new event.
   *
   * @return false if the channel does not reach back so far
   */
  synchronized boolean join(Viewer viewer) {
    var oldest = latest.peekFirst();
    if (oldest != null && oldest.sequence() > viewer.seen() + 1) {
      return false;
    }
    for (var news : newerThan(viewer.seen())) {
      if (!viewer.hear(news)) {
        return true;
      }
    }
    followers.add(viewer);
    return true;
  }

  /** Nearly every viewer has seen all but the last, so it looks from that end. */
  private List<WrittenNews> newerThan(long sequence) {
    var newer = new ArrayList<WrittenNews>(2);
    for (var from = latest.descendingIterator(); from.hasNext(); ) {
      var news = from.next();
      if (news.sequence() <= sequence) {
        break;
      }
      newer.addFirst(news);
    }
    return newer;
  }

  void leave(Viewer viewer) {
    followers.remove(viewer);
  }

  synchronized boolean isSilent(long nanos) {
    return System.nanoTime() - addedAt >= nanos;
  }

  /** Sends followers that lack events up to a number to the journal: some news did not arrive. */
  synchronized void catchUp(long newest) {
    followers.removeIf(viewer -> {
      boolean isBehind = viewer.seen() < newest;
      if (isBehind) {
        viewer.begin();
      }
      return isBehind;
    });
  }
}
