package org.apogee.stack.proxy;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** The connections to all backends: in use, and kept for the next request. */
final class BackendPool {
  /**
   * Far below the idle time of a node: it must not close a connection just when we write a request
   * to it, which could not be repeated then.
   */
  private static final Duration REUSE = Duration.ofSeconds(10);

  private final Set<BackendConnection> open = ConcurrentHashMap.newKeySet();
  private final Map<Backend, ConcurrentLinkedDeque<BackendConnection>> idle =
      new ConcurrentHashMap<>();
  private final AtomicInteger turn = new AtomicInteger();

  /** A connection to the next backend of the route that is ready; null if none is. */
  @Nullable BackendConnection take(ProxyRoute route) {
    var backends = route.backends();
    int first = turn.getAndIncrement();
    for (int i = 0; i < backends.size(); i++) {
      var backend = backends.get(Math.floorMod(first + i, backends.size()));
      if (backend.ready()) {
        var kept = kept(backend);
        if (kept != null) {
          return kept;
        }
        try {
          var fresh = BackendConnection.open(backend);
          open.add(fresh);
          return fresh;
        } catch (IOException e) {
          // it ended just now; the next backend may be there
        }
      }
    }
    return null;
  }

  /** The one used last: those that are not needed grow old and are closed. */
  private @Nullable BackendConnection kept(Backend backend) {
    var waiting = idleOf(backend);
    for (var next = waiting.pollFirst(); next != null; next = waiting.pollFirst()) {
      if (next.idleNanos() < REUSE.toNanos()) {
        return next;
      }
      close(next);
    }
    return null;
  }

  private ConcurrentLinkedDeque<BackendConnection> idleOf(Backend backend) {
    return idle.computeIfAbsent(backend, _ -> new ConcurrentLinkedDeque<>());
  }

  /**
   * Gives a connection back whose last answer has been read to its end. Bytes after the answer
   * belong to no request of ours: the next one would take them for its own answer.
   */
  void keep(BackendConnection connection) {
    if (connection.source().available() > 0) {
      close(connection);
      return;
    }
    connection.rest();
    idleOf(connection.backend()).addFirst(connection);
  }

  void close(BackendConnection connection) {
    open.remove(connection);
    connection.close();
  }

  /** Closes what a silent backend keeps waiting, and what nobody has used for a while. */
  void sweep() {
    for (var connection : open) {
      if (connection.backend().silent()) {
        close(connection);
      }
    }
    idle.forEach((backend, waiting) -> {
      for (var oldest = waiting.peekLast(); oldest != null; oldest = waiting.peekLast()) {
        boolean isUseful = backend.ready() && oldest.idleNanos() < REUSE.toNanos();
        if (isUseful) {
          break;
        }
        if (waiting.removeLastOccurrence(oldest)) {
          close(oldest);
        }
      }
    });
  }

  /** Whether an answer of a backend that has stopped is still being read. */
  boolean isAnyEnding() {
    return open.stream()
        .filter(connection -> !connection.backend().ready())
        .anyMatch(connection -> !idleOf(connection.backend()).contains(connection));
  }

  void closeAll() {
    open.forEach(this::close);
  }
}
