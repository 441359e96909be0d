package org.apogee.match.result;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The progress of the results: a number may be stored only when its result and all earlier ones are
 * in the journals of their tournaments or ladders.
 */
public final class ResultBook {
  private final List<Long> brought = new ArrayList<>();
  private final Set<Long> taken = new HashSet<>();
  private long done;

  /** Begins after a number that was stored before. */
  public ResultBook(long stored) {
    done = stored;
  }

  public long done() {
    return done;
  }

  /** These are on their way, in ascending order. */
  public void deliver(List<Long> numbers) {
    brought.clear();
    brought.addAll(numbers);
    taken.retainAll(Set.copyOf(numbers));
  }

  /** This one is safe. */
  public void taken(long number) {
    taken.add(number);
    while (!brought.isEmpty() && taken.remove(brought.getFirst())) {
      done = brought.removeFirst();
    }
  }
}
