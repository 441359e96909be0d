package org.apogee.proving.sample;

import java.io.IOException;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.function.ToLongFunction;

/**
 * Lets a process of the analytics take in results, and kills it with SIGKILL again and again, each
 * time when a random number of results is in the tables and a random moment later.
 */
public final class KillDrill {
  private static final Duration PATIENCE = Duration.ofMinutes(10);
  private static final int MOMENT_MICROS = 8_000;

  private final ToLongFunction<String> tables;
  private final Launch launch;
  private final Random random;

  /** Starts the process. */
  @FunctionalInterface
  public interface Launch {
    Process start() throws IOException;
  }

  /**
   * Not started yet.
   *
   * @param tables the number that a query returns from the tables that the process fills
   */
  public KillDrill(ToLongFunction<String> tables, Launch launch, long seed) {
    this.tables = tables;
    this.launch = launch;
    this.random = new Random(seed);
  }

  /**
   * Returns when all results are in the tables.
   *
   * @param games that are in the feed, each with a start, an end and a result
   * @param kills how often; fewer if a process takes in the rest before it can be killed
   * @param told receives the number of results in the tables after each kill
   * @return how many processes were killed before everything was taken in
   */
  public int run(int games, int kills, IntConsumer told) throws IOException, InterruptedException {
    var places = random.ints(kills, 0, games * 9 / 10).sorted().toArray();
    int killed = 0;
    for (int place : places) {
      var process = launch.start();
      try {
        await(process, place);
        TimeUnit.MICROSECONDS.sleep(random.nextInt(MOMENT_MICROS));
        killed += isDone(games) ? 0 : 1;
      } finally {
        process.destroyForcibly().waitFor();
      }
      told.accept((int) results());
    }
    var last = launch.start();
    try {
      awaitAll(last, games);
    } finally {
      last.destroyForcibly().waitFor();
    }
    return killed;
  }

  /** A process that is to be killed must at least have begun to work. */
  private void await(Process process, int results) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    long before = progress();
    while (results() < results || progress() == before) {
      if (!process.isAlive()) {
        throw new IllegalStateException("the process ended with " + process.exitValue());
      }
      if (System.nanoTime() > end) {
        throw new IllegalStateException("the process does not get on");
      }
      TimeUnit.MILLISECONDS.sleep(2);
    }
  }

  private void awaitAll(Process process, int games) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!isDone(games)) {
      if (!process.isAlive() || System.nanoTime() > end) {
        throw new IllegalStateException("the process does not take in the rest");
      }
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }

  private long results() {
    return count("SELECT coalesce(sum(results), 0)::int8 FROM pool");
  }

  private long progress() {
    return count("SELECT coalesce(sum(next_offset), 0)::int8 FROM consumer_offset");
  }

  private boolean isDone(int games) {
    return results() == games && count("SELECT count(*) FROM game WHERE is_over") == games;
  }

  private long count(String query) {
    return tables.applyAsLong(query);
  }
}
