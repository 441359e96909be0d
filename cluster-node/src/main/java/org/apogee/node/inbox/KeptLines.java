package org.apogee.node.inbox;

import java.util.ArrayDeque;
import java.util.List;
import java.util.function.LongSupplier;
import org.apogee.node.inbox.InboxCommand.Line;

/** The latest lines of one player, as many as have room: for a stream that resumes. */
final class KeptLines {
  /** What a line takes besides its text. */
  private static final int OVERHEAD = 96;

  private final ArrayDeque<Line> lines = new ArrayDeque<>();
  private final LongSupplier room;
  private long bytes;

  KeptLines(LongSupplier room) {
    this.room = room;
  }

  /** The newest stays, however long it is. */
  void add(Line line) {
    lines.add(line);
    bytes += bytesOf(line);
    long most = room.getAsLong();
    while (bytes > most && lines.size() > 1) {
      bytes -= bytesOf(lines.removeFirst());
    }
  }

  /** Whether the line with this number, or an earlier one, is kept. */
  boolean isKept(long sequence) {
    var oldest = lines.peekFirst();
    return oldest != null && oldest.sequence() <= sequence;
  }

  List<Line> after(long sequence) {
    return lines.stream().filter(line -> line.sequence() > sequence).toList();
  }

  private static int bytesOf(Line line) {
    return OVERHEAD + line.json().length();
  }
}
