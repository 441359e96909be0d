package org.apogee.node.watch;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.apogee.node.game.UnfilteredNews;

/**
 * The latest events of one game on this node. Each viewer reads the new events at its own pace; a
 * viewer that is further behind than the channel reads the journal.
 */
final class Channel {
  /** A bound on memory for each watched game: a spectator further behind reads the journal. */
  private static final int KEPT = 128;

  /** Guards all below. A lock with a condition, because viewers wait on virtual threads. */
  private final ReentrantLock lock = new ReentrantLock();

  private final Condition arrived = lock.newCondition();
  private final ArrayDeque<WrittenNews> latest = new ArrayDeque<>();
  private int viewers;

  /** News may come late, twice or with a gap; the channel holds a row without gaps. */
  void add(UnfilteredNews told) {
    lock.lock();
    try {
      long sequence = told.news().sequence();
      if (sequence <= last()) {
        return;
      }
      if (sequence != last() + 1) {
        latest.clear();
      }
      latest.add(new WrittenNews(told));
      if (latest.size() > KEPT) {
        latest.removeFirst();
      }
      arrived.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private long last() {
    var newest = latest.peekLast();
    return newest == null ? 0 : newest.sequence();
  }

  /**
   * The news right after a sequence number; empty when nothing came within the time, or when the
   * channel does not reach back so far.
   */
  List<WrittenNews> after(long sequence, long nanos) throws InterruptedException {
    lock.lock();
    try {
      long left = nanos;
      while (last() <= sequence && left > 0) {
        left = arrived.awaitNanos(left);
      }
      var oldest = latest.peekFirst();
      if (oldest == null || oldest.sequence() > sequence + 1) {
        return List.of();
      }
      return newerThan(sequence);
    } finally {
      lock.unlock();
    }
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

  /** To be called by the hub alone, under its own lock. */
  void enter() {
    viewers++;
  }

  /** Whether the last viewer left. */
  boolean leave() {
    return --viewers == 0;
  }
}
