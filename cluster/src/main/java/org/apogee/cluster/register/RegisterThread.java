package org.apogee.cluster.register;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The one thread that asks the register.
 *
 * <p>One thread, because the answers have an order: a member that was told to end must not confirm
 * itself by a statement that began before. It also makes a pause of the process visible, as an
 * overdue tick.
 */
final class RegisterThread {
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("apogee-enrolment").daemon().factory());

  /** Something that the register answers with yes or no. */
  interface Question {
    boolean ask() throws SQLException;
  }

  /** Runs this after a pause, unless the thread has ended by then. */
  void later(Duration pause, Runnable work) {
    try {
      var _ = thread.schedule(work, pause.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException ended) {
      // This process has left.
    }
  }

  CompletableFuture<Boolean> ask(Question question) {
    var answer = new CompletableFuture<Boolean>();
    try {
      thread.execute(() -> {
        try {
          answer.complete(question.ask());
        } catch (SQLException | RuntimeException failed) {
          answer.completeExceptionally(failed);
        }
      });
    } catch (RejectedExecutionException ended) {
      answer.completeExceptionally(ended);
    }
    return answer;
  }

  void end() {
    thread.shutdown();
  }
}
