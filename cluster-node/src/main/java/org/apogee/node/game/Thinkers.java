package org.apogee.node.game;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** The threads on which house bots think: few, so that games and requests find a core too. */
public final class Thinkers {
  private Thinkers() {}

  public static ExecutorService start(int threads) {
    var number = new AtomicInteger();
    return Executors.newFixedThreadPool(
        threads,
        work ->
            Thread.ofPlatform()
                .name("house-bot-" + number.incrementAndGet())
                .daemon()
                .unstarted(work));
  }
}
