package org.apogee.node.thinking;

import static java.util.Objects.requireNonNull;

import java.util.concurrent.CompletableFuture;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The threads on which house bots think: few, so that games and requests find a core too.
 *
 * <p>A thread with a long thought checks periodically whether a more urgent one waits. If so, it
 * computes that one on top of the same stack and then continues. So no thread must be kept free for
 * urgent thoughts, and there are never more running thoughts than cores.
 */
public final class Thinkers implements AutoCloseable {
  /** A thought whose steps are short has so much time before it stands in line again. */
  private static final long SLICE_NANOS = 5_000_000;

  /** Owners of the same rank interrupt each other so deep; each depth needs buffers of its own. */
  private static final int EQUALS_DEPTH = 2;

  private final FairQueue<Task<?>> queue = new FairQueue<>(); // to be held while it is used
  private final ThinkingMetrics metrics;
  private boolean isClosed; // guarded by queue

  private static final class Task<R> {
    final Payer payer;
    final Thought<R> thought;
    final LongConsumer timed;
    final CompletableFuture<R> outcome = new CompletableFuture<>();
    long readySince = System.nanoTime();
    long spent;

    Task(Payer payer, Thought<R> thought, LongConsumer timed) {
      this.payer = payer;
      this.thought = thought;
      this.timed = timed;
    }
  }

  private Thinkers(ThinkingMetrics metrics) {
    this.metrics = metrics;
  }

  public static Thinkers start(int threads, ThinkingMetrics metrics) {
    var thinkers = new Thinkers(metrics);
    for (int number = 1; number <= threads; number++) {
      Thread.ofPlatform().name("house-bot-" + number).daemon().start(thinkers::work);
    }
    return thinkers;
  }

  /**
   * Computes the thought on one of the threads.
   *
   * @param timed receives the time that it took, without that of interrupting thoughts
   */
  public <R> CompletableFuture<R> think(Payer payer, Thought<R> thought, LongConsumer timed) {
    var task = new Task<>(payer, thought, timed);
    enqueue(task);
    return task.outcome;
  }

  private void enqueue(Task<?> task) {
    synchronized (queue) {
      queue.add(task.payer, task);
      queue.notify(); // one that sleeps; if none does, somebody looks before long
    }
  }

  private void work() {
    var place = new Place(this::interrupt, 0, System::nanoTime);
    for (var task = next(); task != null; task = next()) {
      think(task, place);
    }
  }

  /** Waits for it; null at the end. */
  private @Nullable Task<?> next() {
    synchronized (queue) {
      while (!isClosed) {
        var task = queue.take();
        if (task != null) {
          return task;
        }
        try {
          queue.wait();
        } catch (InterruptedException _) {
          return null;
        }
      }
      return null;
    }
  }

  /** Something more urgent is thought out here and now; that may be several things. */
  private void interrupt(Place place, long nanos) {
    var payer = place.payer();
    var urgent = chargeAndTake(place, payer, nanos);
    while (urgent != null) {
      think(urgent, place.inner());
      urgent = chargeAndTake(place, payer, 0);
    }
  }

  private @Nullable Task<?> chargeAndTake(Place place, Payer payer, long nanos) {
    synchronized (queue) {
      queue.charge(payer, nanos);
      return isClosed ? null : queue.takeBefore(payer, place.depth() < EQUALS_DEPTH);
    }
  }

  /** Thinks for a while, and puts the thought back into the queue if it is not finished. */
  private <R> void think(Task<R> task, Place place) {
    metrics.waited(task.payer.rank(), System.nanoTime() - task.readySince);
    place.begin(task.payer);
    R outcome = null;
    Throwable failure = null;
    try {
      do {
        outcome = task.thought.step(place);
      } while (outcome == null && place.spent() + place.sinceBreath() < SLICE_NANOS);
    } catch (Throwable thrown) { // any failure must reach the waiting caller, not end the thread
      failure = thrown;
    }
    long rest = place.count();
    task.spent += place.spent();
    boolean goesOn = outcome == null && failure == null;
    synchronized (queue) {
      queue.charge(task.payer, rest);
      if (goesOn) {
        task.readySince = System.nanoTime();
        queue.addBegun(task.payer, task);
      }
      queue.done(task.payer);
    }
    if (!goesOn) {
      finish(task, outcome, failure);
    }
  }

  private static <R> void finish(Task<R> task, @Nullable R outcome, @Nullable Throwable failure) {
    task.timed.accept(task.spent);
    if (outcome != null) {
      task.outcome.complete(outcome);
    } else {
      task.outcome.completeExceptionally(requireNonNull(failure));
    }
  }

  /** Unfinished thoughts are dropped. */
  @Override
  public void close() {
    synchronized (queue) {
      isClosed = true;
      queue.notifyAll();
    }
  }
}
