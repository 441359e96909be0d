package org.apogee.platform.http;

import java.util.ArrayList;
import java.util.List;

/**
 * Work of one thread during which senders of lines gather what they are offered. They write it at
 * its end: a reply and the question that follows it leave in one write, which costs less than half
 * of two.
 */
public final class Burst {
  private static final ThreadLocal<Burst> OF_THREAD = ThreadLocal.withInitial(Burst::new);

  private final List<LineSender> waiting = new ArrayList<>();
  private boolean isRunning;

  private Burst() {}

  /** Runs it; what it offered to senders is written when this returns. */
  public static void run(Runnable work) {
    var burst = OF_THREAD.get();
    if (burst.isRunning) {
      work.run();
      return;
    }
    burst.isRunning = true;
    try {
      work.run();
    } finally {
      burst.isRunning = false;
      burst.writeAll();
    }
  }

  private void writeAll() {
    var senders = List.copyOf(waiting);
    waiting.clear();
    senders.forEach(LineSender::write);
  }

  /** True if the sender's lines are written later, by the work that this thread is doing. */
  static boolean isHolding(LineSender sender) {
    var burst = OF_THREAD.get();
    if (burst.isRunning && !burst.waiting.contains(sender)) {
      burst.waiting.add(sender);
    }
    return burst.isRunning;
  }
}
