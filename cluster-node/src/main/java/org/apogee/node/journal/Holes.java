package org.apogee.node.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of the journal that a reader has passed without seeing their rows. Pure: what the
 * database says and what time it is are arguments.
 *
 * <p>A number is given out before its row is written, so a missing row may be late, or its write
 * was rolled back and it never comes. A hole is given up only when three things happened one after
 * the other: it is old; then every transaction that was open at that moment has ended; then one
 * more look did not find it. The clock alone is not enough, because the reader itself may have been
 * paused, whose pauses do not even count; the transactions alone are not enough, because a number
 * is taken a moment before its transaction shows up among the open ones.
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
   * The next row above the position was read; numbers between them are holes from now on.
   *
   * @param isOld whether the row was written long ago, so that waiting more proves nothing
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
      throw new IllegalArgumentException("row %d was in no hole".formatted(ordering));
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
   * A look into all open holes is over, and what it found was said.
   *
   * @param before what the database said before the look
   * @return what is given up: no row will ever be there
   */
  List<Range> looked(Horizon before, long now) {
    long step = lastLook == Long.MIN_VALUE ? 0 : Math.clamp(now - lastLook, 0, STEP_MOST);
    lastLook = now;
    var gone = new ArrayList<Range>();
    for (var range : open()) {
      var hole = byStart.get(range.from());
      if (hole == null) {
        throw new IllegalStateException("a hole vanished: " + range);
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
