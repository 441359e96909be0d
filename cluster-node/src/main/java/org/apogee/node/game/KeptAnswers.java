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
  /** An answer that is being computed counts as this much, and is not given up. */
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
    String answer;
    try {
      answer = compute.get();
    } catch (RuntimeException | Error failed) {
      synchronized (answers) {
        answers.remove(key);
        length -= PENDING_LENGTH;
      }
      mine.completeExceptionally(failed);
      throw failed;
    }
    synchronized (answers) {
      mine.complete(answer);
      length += answer.length();
      shrink();
    }
    return answer;
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
