package org.apogee.node.journal;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.apogee.node.journal.Bookmarks.Changes;
import org.apogee.node.journal.Bookmarks.Done;
import org.apogee.node.journal.Bookmarks.Held;

/** How far every id has come, and which ids wait. What is not stored yet is never forgotten. */
final class Progress {
  /** A bound on memory: what is forgotten is looked up in the database again. */
  private static final int REMEMBERED_MOST = 100_000;

  private final Bookmarks bookmarks;
  private final Map<String, Long> remembered =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > REMEMBERED_MOST;
        }
      };
  private final Map<String, Done> unstored = new HashMap<>();
  private final Map<String, Held> newlyHeld = new HashMap<>();
  private final Set<String> released = new HashSet<>();
  private final Set<String> held = new HashSet<>();
  private final Queue<String> toCatchUp = new ArrayDeque<>();

  Progress(Bookmarks bookmarks) {
    this.bookmarks = bookmarks;
  }

  /** Ids that were held in an earlier life are tried again. */
  long takeOver() throws SQLException {
    var start = bookmarks.takeOver();
    held.addAll(start.held());
    toCatchUp.addAll(start.held());
    return start.safe();
  }

  /** Looks up what is not remembered, in one go. */
  void recall(Collection<String> ids) throws SQLException {
    var unknown = new HashSet<String>();
    for (var id : ids) {
      if (!unstored.containsKey(id) && !remembered.containsKey(id)) {
        unknown.add(id);
      }
    }
    if (!unknown.isEmpty()) {
      var found = bookmarks.done(unknown);
      unknown.forEach(id -> remembered.put(id, found.getOrDefault(id, 0L)));
    }
  }

  /** The last sequence number handed on of an id, 0 for none. */
  long done(String id) throws SQLException {
    var fresh = unstored.get(id);
    if (fresh != null) {
      return fresh.sequence();
    }
    var known = remembered.get(id);
    if (known == null) {
      known = bookmarks.done(Set.of(id)).getOrDefault(id, 0L);
      remembered.put(id, known);
    }
    return known;
  }

  void advance(String id, long sequence, boolean isOver) {
    unstored.put(id, new Done(sequence, isOver));
  }

  boolean isHeld(String id) {
    return held.contains(id);
  }

  int heldCount() {
    return held.size();
  }

  /** The rows of an id wait from a sequence number on; the last one before it was handed on. */
  void hold(String id, Held why) {
    advance(id, why.sequence() - 1, false);
    held.add(id);
    newlyHeld.put(id, why);
    released.remove(id);
    toCatchUp.remove(id);
  }

  /** The rows of an id wait until they were fetched from the journal, which begins at once. */
  void catchUp(String id, long fromSequence) {
    hold(id, new Held(fromSequence, "behind", null));
    toCatchUp.add(id);
  }

  /** The id that is to be fetched next; empty for none. */
  Optional<String> nextToCatchUp() {
    return Optional.ofNullable(toCatchUp.peek());
  }

  void release(String id) {
    held.remove(id);
    newlyHeld.remove(id);
    released.add(id);
    toCatchUp.remove(id);
  }

  boolean hasChanges() {
    return !unstored.isEmpty() || !newlyHeld.isEmpty() || !released.isEmpty();
  }

  Changes changes(long safe) {
    return new Changes(safe, unstored, newlyHeld, released);
  }

  void stored(Changes changes) {
    changes
        .done()
        .forEach((id, done) -> {
          remembered.put(id, done.sequence());
          unstored.remove(id, done);
        });
    changes.held().forEach(newlyHeld::remove);
    released.removeAll(changes.released());
  }
}
