package org.apogee.node.receipt;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Stores the pages of all games of a node, on one thread, some hundred with each statement. No move
 * ever waits for it: what does not fit into its queue is dropped and counted, and a crash loses
 * what is in it.
 */
public final class ReceiptWriter implements Consumer<ReceiptPage>, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ReceiptWriter.class);

  /** About 6 MB: half a minute of a busy node whose database does not answer. */
  private static final int WAITING_MOST = 10_000;

  private static final int PAGES_OF_STATEMENT = 200;

  /** More pages go into one statement, and a look at a game is at most so late. */
  private static final long GATHER_MILLIS = 200;

  private static final long RETRY_MILLIS = 1_000;
  private static final long CLOSE_MILLIS = 5_000;

  private final Receipts receipts;
  private final Counter dropped;
  private final BlockingQueue<ReceiptPage> waiting = new ArrayBlockingQueue<>(WAITING_MOST);
  private final Thread thread = Thread.ofPlatform().name("receipts").daemon().unstarted(this::run);

  /** Whether the last attempt failed; only the thread uses it. */
  private boolean isAway;

  /** Set by close; the thread stores what waits once more, and ends. */
  private volatile boolean closed;

  private ReceiptWriter(Receipts receipts, MeterRegistry registry) {
    this.receipts = receipts;
    this.dropped =
        Counter.builder("apogee.receipts.dropped")
            .description("Pages of latency receipts that were not stored")
            .register(registry);
  }

  public static ReceiptWriter start(Receipts receipts, MeterRegistry registry) {
    var writer = new ReceiptWriter(receipts, registry);
    writer.thread.start();
    return writer;
  }

  @Override
  public void accept(ReceiptPage page) {
    if (!waiting.offer(page)) {
      dropped.increment();
    }
  }

  private void run() {
    var batch = new ArrayList<ReceiptPage>();
    try {
      while (!closed || !waiting.isEmpty()) {
        gather(batch);
        while (!batch.isEmpty() && !stored(batch)) {
          if (closed) {
            dropped.increment(batch.size() + waiting.size());
            return;
          }
          Thread.sleep(RETRY_MILLIS);
        }
        batch.clear();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt(); // nobody does so; it would end like a crash
    }
  }

  /** At least one page, unless none comes for a moment. */
  private void gather(List<ReceiptPage> batch) throws InterruptedException {
    var first = waiting.poll(GATHER_MILLIS, TimeUnit.MILLISECONDS);
    if (first == null) {
      return;
    }
    batch.add(first);
    if (!closed && waiting.size() < PAGES_OF_STATEMENT) {
      Thread.sleep(GATHER_MILLIS);
    }
    waiting.drainTo(batch, PAGES_OF_STATEMENT - 1);
  }

  private boolean stored(List<ReceiptPage> batch) {
    try {
      receipts.add(batch);
      isAway = false;
      return true;
    } catch (RuntimeException away) {
      if (!isAway) {
        LOG.warn("receipts cannot be stored now; they wait", away);
      }
      isAway = true;
      return false;
    }
  }

  @Override
  public void close() {
    closed = true;
    try {
      thread.join(CLOSE_MILLIS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
