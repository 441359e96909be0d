package org.apogee.node.game;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Answers that replay a whole game, kept while they fit into memory: a thousand spectators who ask
 * the same cost as much as one.
 *
 * @param <K> what an answer depends on, with the number of the game's last event
 */
final class KeptAnswers<K> {
  /** An answer that is being computed counts as this much. */
  private static final int PENDING_LENGTH = 64;

  private final long lengthMax;
  private final Map<K, CompletableFuture<String>> answers = new LinkedHashMap<>(64, 0.75f, true);
  private long length; // guarded by answers, as they are

  /**
   * @param lengthMax characters of all answers
   */
  KeptAnswers(long lengthMax) {
    this.lengthMax = lengthMax;
  }

  String get(K key, Supplier<String> compute) {
    var mine = new CompletableFuture<String>();
    @Nullable CompletableFuture<String> kept;
    synchronized (answers) {
      kept = answers.get(key); // now the latest in use
      if (kept == null) {
        answers.put(key, mine);
        length += PENDING_LENGTH;
      }
    }
    if (kept == null) {
      return compute(key, mine, compute);
    }
    try {
      return kept.join();
    } catch (CompletionException failed) {
      return compute.get(); // fails with its own refusal, or does better
    }
  }

  private String compute(K key, CompletableFuture<String> mine, Supplier<String> compute) {
    try {
      var answer = compute.get();
      mine.complete(answer);
      synchronized (answers) {
        length += answer.length();
        shrink();
      }
      return answer;
    } catch (RuntimeException | Error failed) {
      mine.completeExceptionally(failed);
      synchronized (answers) {
        if (answers.remove(key, mine)) {
          length -= PENDING_LENGTH;
        }
      }
      throw failed;
    }
  }

  private void shrink() {
    Iterator<CompletableFuture<String>> oldest = answers.values().iterator();
    while (length > lengthMax && oldest.hasNext()) {
      var answer = oldest.next();
      if (answer.isDone()) {
        oldest.remove();
        length -= PENDING_LENGTH + answer.join().length();
      }
    }
  }
}
