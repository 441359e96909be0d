package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * What one kind of entity has in the journal, and what it makes of it: the truth, whatever a
 * process remembers.
 *
 * @param <S> its state
 * @param <E> its events
 */
final class SeasonJournal<S, E> {
  private final Function<String, S> empty;
  private final BiConsumer<S, E> apply;
  private final Function<E, E> stored;
  private final Map<String, List<E>> events = new LinkedHashMap<>();
  private final Map<String, S> truth = new LinkedHashMap<>();

  /**
   * A journal.
   *
   * @param stored an event as it comes back from its bytes
   */
  SeasonJournal(Function<String, S> empty, BiConsumer<S, E> apply, Function<E, E> stored) {
    this.empty = empty;
    this.apply = apply;
    this.stored = stored;
  }

  void store(String id, List<? extends E> added) {
    var state = truth.computeIfAbsent(id, empty);
    for (var event : added) {
      var kept = stored.apply(event);
      if (!kept.equals(event)) {
        throw new Violation("the journal does not keep " + event);
      }
      events.computeIfAbsent(id, _ -> new ArrayList<>()).add(kept);
      apply.accept(state, kept);
    }
  }

  /** The state that a process recovers from the first steps. */
  S recover(String id, int steps) {
    var state = empty.apply(id);
    events.getOrDefault(id, List.of()).stream()
        .limit(steps)
        .forEach(event -> apply.accept(state, event));
    return state;
  }

  /** The steps after so many. */
  List<E> from(String id, int steps) {
    var all = events.getOrDefault(id, List.of());
    return List.copyOf(all.subList(Math.min(steps, all.size()), all.size()));
  }

  int size(String id) {
    return events.getOrDefault(id, List.of()).size();
  }

  Map<String, S> truth() {
    return truth;
  }

  List<String> ids() {
    return List.copyOf(truth.keySet());
  }
}
