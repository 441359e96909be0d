package org.apogee.node.watch;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.apogee.node.game.UnfilteredNews;

/**
 * Brings events to the viewers of some games, on one thread and in short turns. After each turn it
 * rests, so that players' requests find a free processor soon: a move passes half a dozen threads,
 * and behind a long run of writes each of them would wait for its time slice.
 */
final class ViewerThread {
  /** A turn takes less than a millisecond; a pause below that is not kept exactly. */
  private static final int VIEWERS_A_TURN = 32;

  private final ThreadPoolExecutor thread;

  ViewerThread(int number) {
    thread =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("viewers-" + number).daemon().factory());
  }

  void bring(UnfilteredNews told, Channel channel) {
    thread.execute(() -> {
      if (channel.add(told)) {
        takeTurn(channel);
      }
    });
  }

  /** Games take turns, so that a game with thousands of viewers does not delay the others. */
  private void takeTurn(Channel channel) {
    long began = System.nanoTime();
    boolean isRoundOver = false;
    try {
      isRoundOver = !channel.bringSome(VIEWERS_A_TURN);
    } finally {
      // Also after a mistake with one viewer: the round has passed it.
      if (!isRoundOver) {
        thread.execute(() -> takeTurn(channel));
      }
    }
    rest(System.nanoTime() - began);
  }

  /**
   * As long as the turn took, which is half of a processor at most; shorter when more games wait,
   * because viewers must not fall behind for ever.
   */
  private void rest(long turnNanos) {
    LockSupport.parkNanos(turnNanos / Math.max(1, thread.getQueue().size()));
  }
}
