package org.apogee.node.game;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * The real times in which the clock of the running decision has run. Vacations in them are still to
 * be given back. {@link GameState#decisionSince} does not say so: it moves whenever a player has
 * time back.
 */
final class RunningTime {
  /** A time between two instants, in milliseconds. */
  record Span(long from, long to) {}

  private long from;
  private final List<Span> pauses = new ArrayList<>();

  /** Everything before is settled. */
  void restart(long at) {
    from = at;
    pauses.clear();
  }

  /** The clock stood still in between. */
  void paused(long at, long until) {
    if (until > at) {
      pauses.add(new Span(at, until));
    }
  }

  /** Up to a time at which it runs. */
  List<Span> until(long now) {
    var spans = new ArrayList<Span>(pauses.size() + 1);
    long since = from;
    for (var pause : pauses) {
      spans.add(new Span(since, pause.from()));
      since = pause.to();
    }
    spans.add(new Span(since, now));
    return spans;
  }

  long from() {
    return from;
  }

  boolean hasPauses() {
    return !pauses.isEmpty();
  }

  void encodePauses(SnapshotWriter out) {
    out.writeInt(pauses.size());
    for (var pause : pauses) {
      out.writeLong(pause.from());
      out.writeLong(pause.to());
    }
  }

  void decodePauses(SnapshotReader in) {
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      pauses.add(new Span(in.readLong(), in.readLong()));
    }
  }
}
