package org.apogee.engine.laws;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.stream.LongStream;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;

/** Games on several threads end as they do alone: nothing is kept in statics or in the ruleset. */
final class SharedLaw {
  private static final int THREADS = 4;
  private static final int GAMES = 20;

  private final Ruleset ruleset;

  SharedLaw(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  void check(Setup setup, Limits limits) {
    var alone = ends(setup, limits);
    List<Callable<List<Long>>> tasks =
        LongStream.range(0, THREADS)
            .<Callable<List<Long>>>mapToObj(_ -> () -> ends(setup, limits))
            .toList();
    try (var threads = Executors.newFixedThreadPool(THREADS)) {
      for (var together : threads.invokeAll(tasks)) {
        compare(setup, alone, together.get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while games were played", e);
    } catch (ExecutionException e) {
      throw new BrokenLaw(
          Law.SHARED, where(setup, 0), "several threads at a time: " + e.getCause(), e);
    }
  }

  private void compare(Setup setup, List<Long> alone, List<Long> together) {
    for (int seed = 0; seed < GAMES; seed++) {
      if (!alone.get(seed).equals(together.get(seed))) {
        throw new BrokenLaw(
            Law.SHARED, where(setup, seed), "beside other games, it ends with another fingerprint");
      }
    }
  }

  /** The last fingerprints of some games. */
  private List<Long> ends(Setup setup, Limits limits) {
    return LongStream.range(0, GAMES)
        .mapToObj(seed -> Story.play(ruleset, setup, seed, limits.pliesMax()))
        .map(story -> story.at(story.length()).fingerprint())
        .toList();
  }

  private String where(Setup setup, long seed) {
    return "%s, %s, seed %d".formatted(ruleset.id(), setup, seed);
  }
}
