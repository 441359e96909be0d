package org.apogee.node.journal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apogee.node.journal.Holes.Range;

/** A journal whose rows a test writes one by one, and the bookmarks of its reader. */
final class ListedJournal implements Journal, Bookmarks {
  final TreeMap<Long, JournalRow> rows = new TreeMap<>();
  final Map<String, Long> done = new HashMap<>();
  final Set<String> held = new HashSet<>();

  /** The ids of each question that was asked of the bookmarks. */
  final List<Set<String>> asked = new ArrayList<>();

  Horizon horizon = new Horizon(10, 10);
  long safe;
  int forgotten;

  ListedJournal row(long ordering, String id, long sequence, long writtenAt) {
    return row(ordering, id, sequence, writtenAt, "moved.1");
  }

  ListedJournal row(long ordering, String id, long sequence, long writtenAt, String manifest) {
    rows.put(ordering, new JournalRow(ordering, id, sequence, writtenAt, manifest, new byte[] {1}));
    return this;
  }

  @Override
  public List<JournalRow> after(long ordering, int limit) {
    return rows.tailMap(ordering, false).values().stream().limit(limit).toList();
  }

  @Override
  public Horizon horizon() {
    return horizon;
  }

  @Override
  public List<JournalRow> within(List<Range> holes, int limit) {
    return holes.stream()
        .flatMap(hole -> rows.subMap(hole.from(), true, hole.to(), true).values().stream())
        .limit(limit)
        .toList();
  }

  @Override
  public List<JournalRow> of(String id, long fromSequence, int limit) {
    return rows.values().stream()
        .filter(row -> row.id().equals(id) && row.sequence() >= fromSequence)
        .sorted(Comparator.comparingLong(JournalRow::sequence))
        .limit(limit)
        .toList();
  }

  @Override
  public Map<String, Long> recent(long upTo, long since, int limit) {
    var last = new HashMap<String, Long>();
    rows.headMap(upTo, true).values().stream()
        .filter(row -> row.writtenAt() > since)
        .forEach(row -> last.merge(row.id(), row.sequence(), Math::max));
    return last;
  }

  @Override
  public long last() {
    return rows.isEmpty() ? 0 : rows.lastKey();
  }

  @Override
  public Start takeOver() {
    return new Start(safe, Set.copyOf(held));
  }

  @Override
  public Map<String, Long> done(Collection<String> ids) {
    asked.add(Set.copyOf(ids));
    var found = new HashMap<>(done);
    found.keySet().retainAll(ids);
    return found;
  }

  @Override
  public void forgetOver() {
    forgotten++;
  }

  void store(Changes changes) {
    safe = changes.safe();
    changes.done().forEach((id, how) -> done.put(id, how.sequence()));
    held.addAll(changes.held().keySet());
    held.removeAll(changes.released());
  }
}
