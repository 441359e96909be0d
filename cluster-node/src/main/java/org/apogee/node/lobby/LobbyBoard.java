package org.apogee.node.lobby;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Line;
import org.apogee.platform.http.LineSource;
import org.apogee.platform.http.LineStream;

/**
 * The listed seeks as a stream: each line is the whole list, so a lost line costs nothing and a
 * client of another node continues with the next one. Guarded by this.
 */
final class LobbyBoard {
  private final Supplier<List<Seek>> listed;
  private final Set<LineStream> listeners = ConcurrentHashMap.newKeySet();
  private String items = "";
  private long sequence;
  private Line last = new Line(0, "{}");

  LobbyBoard(Supplier<List<Seek>> listed) {
    this.listed = listed;
  }

  LineSource stream() {
    return out -> {
      begin(out);
      return () -> listeners.remove(out);
    };
  }

  private synchronized void begin(LineStream out) {
    listeners.add(out);
    if (!refreshed()) {
      out.offer(last);
    }
  }

  /** Sends the list to everybody if it has changed. */
  synchronized void refresh() {
    if (!listeners.isEmpty()) {
      refreshed();
    }
  }

  /** True if the list had changed, and was sent to all. */
  private boolean refreshed() {
    var now = Json.line(listed.get().stream().map(SeekView::of).toList());
    if (now.equals(items)) {
      return false;
    }
    items = now;
    // Above the numbers of a node that served the client before.
    sequence = Math.max(sequence + 1, System.currentTimeMillis());
    last =
        new Line(
            sequence, "{\"type\":\"seeks\",\"sequence\":%d,\"items\":%s}".formatted(sequence, now));
    listeners.removeIf(out -> !out.offer(last));
    return true;
  }
}
