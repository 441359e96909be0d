package org.apogee.platform.http;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Refusals that wait for their turn. A connection carries one request at a time, so while its
 * refusal waits, its sender cannot send more work to this process.
 */
final class WaitingRefusals {
  private final Pace pace;
  private final Map<String, Integer> perSender = new ConcurrentHashMap<>();
  private final Set<Waiting> waiting = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  WaitingRefusals(LongSupplier nanoTime) {
    this.pace = new Pace(nanoTime, () -> ThreadLocalRandom.current().nextDouble());
  }

  /**
   * Answers when it is the sender's turn.
   *
   * @param room see {@link Pace#next}
   */
  void answer(String sender, double room, Scheduler scheduler, Runnable answer) {
    int before = perSender.merge(sender, 1, Integer::sum) - 1;
    var refusal = new Waiting(sender, answer);
    waiting.add(refusal);
    long wait = pace.next(before, room);
    if (wait == 0 || closed) {
      refusal.run();
    } else {
      scheduler.schedule(refusal, wait, TimeUnit.NANOSECONDS);
    }
  }

  /** Answers all that wait, and lets none wait from now on. */
  void close() {
    closed = true;
    waiting.forEach(Waiting::run);
  }

  private final class Waiting implements Runnable {
    private final String sender;
    private final Runnable answer;
    private final AtomicBoolean answered = new AtomicBoolean();

    Waiting(String sender, Runnable answer) {
      this.sender = sender;
      this.answer = answer;
    }

    @Override
    public void run() {
      if (answered.compareAndSet(false, true)) {
        waiting.remove(this);
        perSender.computeIfPresent(sender, (same, count) -> count == 1 ? null : count - 1);
        answer.run();
      }
    }
  }
}
