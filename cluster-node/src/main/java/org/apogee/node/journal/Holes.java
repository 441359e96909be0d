package org.apogee.node.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of the journal that a reader has passed without seeing their rows. Pure: the answers
 * of the database and the time are arguments.
 *
 * <p>A number is assigned before its row is written, so a missing row may be late, or its write was
 * rolled back and the row never appears. A hole is closed only after three steps in this order: it
 * is old; then every transaction that was open at that moment has ended; then one more look did not
 * find the row. The clock alone is not enough, because the reader itself may have been paused. The
 * transactions alone are not enough, because a number is assigned a moment before its transaction
 * is listed as open.
 */
final class Holes {
  /** The numbers from and to, both included. */
  record Range(long from, long to) {
    long size() {
      return to - from + 1;
    }
  }

  /** However long the reader was paused, a hole grows older by this at most between two looks. */
  private static final long STEP_MOST = 500;

  /** A hole, with the horizon that must pass once it is old. */
  private record Hole(long to, long age, @Nullable Long horizon) {}

  private final TreeMap<Long, Hole> byStart = new TreeMap<>();
  private final long ageMillis;
  private long position;
  private long lastLook;

  /**
   * Nothing below the start is missing.
   *
   * @param position the highest number that was read
   * @param ageMillis how old a hole must be before the open transactions are looked at
   */
  Holes(long position, long ageMillis) {
    this.position = position;
    this.ageMillis = ageMillis;
    this.lastLook = Long.MIN_VALUE;
  }

  /** The highest number that was read. */
  long position() {
    return position;
  }

  /** Up to here nothing is missing. */
  long safe() {
    return byStart.isEmpty() ? position : byStart.firstKey() - 1;
  }

  int count() {
    return byStart.size();
  }

  List<Range> open() {
    var ranges = new ArrayList<Range>();
    byStart.forEach((from, hole) -> ranges.add(new Range(from, hole.to())));
    return ranges;
  }

  /**
   * The next row above the position was read; the numbers between them become holes.
   *
   * @param isOld whether the row was written long ago, so that further waiting proves nothing
   */
  void read(long ordering, boolean isOld) {
    if (ordering <= position) {
      throw new IllegalArgumentException("row %d after %d".formatted(ordering, position));
    }
    if (ordering > position + 1) {
      byStart.put(position + 1, new Hole(ordering - 1, isOld ? ageMillis : 0, null));
    }
    position = ordering;
  }

  /** A row showed up in a hole. */
  void found(long ordering) {
    var entry = byStart.floorEntry(ordering);
    if (entry == null || entry.getValue().to() < ordering) {
      throw new IllegalArgumentException("row %d was not missing".formatted(ordering));
    }
    var hole = entry.getValue();
    byStart.remove(entry.getKey());
    if (entry.getKey() < ordering) {
      byStart.put(entry.getKey(), new Hole(ordering - 1, hole.age(), hole.horizon()));
    }
    if (ordering < hole.to()) {
      byStart.put(ordering + 1, hole);
    }
  }

  /**
   * A look into all open holes has ended, and its rows were reported.
   *
   * @param before the state of the database before the look
   * @return the closed holes: no row will ever appear there
   */
  List<Range> looked(Horizon before, long now) {
    long step = lastLook == Long.MIN_VALUE ? 0 : Math.clamp(now - lastLook, 0, STEP_MOST);
    lastLook = now;
    var gone = new ArrayList<Range>();
    for (var range : open()) {
      var hole = byStart.get(range.from());
      if (hole == null) {
        throw new IllegalStateException("a gap disappeared: " + range);
      }
      var horizon = hole.horizon();
      if (horizon != null && before.xmin() >= horizon) {
        byStart.remove(range.from());
        gone.add(range);
      } else if (horizon == null) {
        boolean isOld = hole.age() + step >= ageMillis;
        byStart.put(
            range.from(), new Hole(hole.to(), hole.age() + step, isOld ? before.xmax() : null));
      }
    }
    return gone;
  }
}
