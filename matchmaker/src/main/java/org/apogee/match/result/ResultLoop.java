package org.apogee.match.result;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apogee.match.result.EndedGames.Numbered;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Delivers results to the tournaments and ladders that ordered the games, in order, each until it
 * is acknowledged; only then does the stored offset advance. So a crash repeats some results but
 * never loses one.
 */
final class ResultLoop implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ResultLoop.class);
  private static final String READER = "results";

  /** A bound on memory after an outage; the next batch follows at once. */
  private static final int BATCH = 200;

  /** Above the time that a tournament has to reply, so it ends what nobody will answer. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** After this time the tournament or ladder must fetch the result itself. */
  private static final Duration GIVE_UP = Duration.ofMinutes(1);

  private final EndedGames games;
  private final Map<OriginKind, ResultReceiver> takers;
  private final Duration every;
  private final Runnable alsoDo;
  private final Thread thread;
  private final Map<Long, Long> failingSince = new HashMap<>();

  /** Set by close, read by the loop's thread. */
  private volatile boolean closed;

  private boolean isAway;

  private ResultLoop(
      EndedGames games, Map<OriginKind, ResultReceiver> takers, Duration every, Runnable alsoDo) {
    this.games = games;
    this.takers = Map.copyOf(takers);
    this.every = every;
    this.alsoDo = alsoDo;
    // No virtual one: the interrupt of its end would close the connection of a statement.
    thread = Thread.ofPlatform().name("results").daemon().unstarted(this::run);
  }

  static ResultLoop start(
      EndedGames games, Map<OriginKind, ResultReceiver> takers, Duration every, Runnable alsoDo) {
    var loop = new ResultLoop(games, takers, every, alsoDo);
    loop.thread.start();
    return loop;
  }

  private void run() {
    while (!closed) {
      try {
        deliverAll(new ResultBook(games.offset(READER)));
      } catch (InterruptedException stopped) {
        return;
      } catch (RuntimeException away) {
        logOnce(away);
        pause();
      }
    }
  }

  private void deliverAll(ResultBook book) throws InterruptedException {
    while (!closed) {
      long before = book.done();
      var rows = games.after(before, BATCH);
      deliver(rows, book);
      if (book.done() > before) {
        games.store(READER, book.done());
      }
      alsoDo.run();
      isAway = false;
      if (rows.isEmpty() || book.done() < rows.getLast().number()) {
        Thread.sleep(every);
      }
    }
  }

  private void deliver(List<Numbered> rows, ResultBook book) throws InterruptedException {
    book.deliver(rows.stream().map(Numbered::number).toList());
    var asked = new ArrayList<CompletableFuture<Boolean>>();
    for (var row : rows) {
      var taker = takers.get(row.ended().origin().kind());
      CompletionStage<Boolean> taken =
          taker == null ? CompletableFuture.completedFuture(true) : taker.take(row);
      asked.add(taken.toCompletableFuture());
    }
    for (int i = 0; i < rows.size(); i++) {
      if (isTaken(asked.get(i)) || isGivenUp(rows.get(i))) {
        failingSince.remove(rows.get(i).number());
        book.taken(rows.get(i).number());
      }
    }
  }

  private static boolean isTaken(CompletableFuture<Boolean> asked) throws InterruptedException {
    try {
      return asked.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException unknown) {
      return false;
    }
  }

  private boolean isGivenUp(Numbered row) {
    long since = failingSince.computeIfAbsent(row.number(), _ -> System.nanoTime());
    if (System.nanoTime() - since < GIVE_UP.toNanos()) {
      return false;
    }
    LOG.error(
        "result {} of {} was not accepted by {} within a minute; the recipient will fetch it",
        row.number(),
        row.ended().game(),
        row.ended().origin().by());
    return true;
  }

  private void logOnce(RuntimeException away) {
    if (closed) {
      // Whatever close interrupted fails, and nobody needs it any more.
      LOG.debug("reading of results was broken off", away);
    } else if (!isAway) {
      isAway = true;
      LOG.warn("results cannot be read at the moment", away);
    }
  }

  private void pause() {
    try {
      Thread.sleep(Duration.ofSeconds(1));
    } catch (InterruptedException stopped) {
      closed = true;
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join(PATIENCE);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
