package org.apogee.node.watch;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apogee.node.game.UnfilteredNews;
import org.apogee.platform.http.Burst;
import org.jspecify.annotations.Nullable;

/**
 * The latest events of one game on this node, and the viewers that follow it. A round brings each
 * of them what it has not seen, a few viewers at a time; a viewer that is further behind than the
 * channel reads the journal.
 */
final class Channel {
  /** A bound on memory for each watched game: a viewer further behind reads the journal. */
  private static final int KEPT = 128;

  /** Guarded by this, like what follows. */
  private final ArrayDeque<WrittenNews> latest = new ArrayDeque<>();

  /** Concurrent, because a viewer whose connection breaks leaves while it receives an event. */
  private final Set<Viewer> followers = ConcurrentHashMap.newKeySet();

  private long addedAt = System.nanoTime();

  /** The viewers that the current round has not reached, or null between rounds. */
  private @Nullable Iterator<Viewer> round;

  /** The newest event when the current round began: those it reached first may lack later ones. */
  private long roundOf;

  /** Somebody who follows a game. */
  interface Viewer {
    /** The sequence number of the last event that it has. */
    long seen();

    /** Takes an event; false if it does not follow any longer. */
    boolean hear(WrittenNews news);

    /** Reads the journal, and joins again. */
    void begin();
  }

  /**
   * News may come late, twice or with a gap; the channel holds a row without gaps.
   *
   * @return whether a round begins with it, and {@link #bringSome} must be called
   */
  synchronized boolean add(UnfilteredNews told) {
    long sequence = told.news().sequence();
    if (sequence <= last()) {
      return false;
    }
    if (sequence != last() + 1) {
      latest.clear();
    }
    addedAt = System.nanoTime();
    latest.add(new WrittenNews(told));
    if (latest.size() > KEPT) {
      latest.removeFirst();
    }
    if (round != null) {
      return false;
    }
    beginRound();
    return true;
  }

  private void beginRound() {
    round = followers.iterator();
    roundOf = last();
  }

  /**
   * Brings the next viewers of the round what they have not seen, all of it in one write.
   *
   * @return whether others wait, and this must be called again
   */
  synchronized boolean bringSome(int most) {
    var viewers = round;
    if (viewers == null) {
      return false;
    }
    for (int i = 0; i < most && viewers.hasNext(); i++) {
      if (!bring(viewers.next())) {
        viewers.remove();
      }
    }
    if (!viewers.hasNext()) {
      round = null;
      if (roundOf < last()) {
        beginRound();
      }
    }
    return round != null;
  }

  /** False if it does not follow any longer. */
  private boolean bring(Viewer viewer) {
    var newer = newerThan(viewer.seen());
    if (newer.size() == 1) {
      return viewer.hear(newer.getFirst());
    }
    var follows = new boolean[] {true};
    Burst.run(() -> follows[0] = newer.stream().allMatch(viewer::hear));
    return follows[0];
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
    if (bring(viewer)) {
      followers.add(viewer);
    }
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
