package org.apogee.node.notice;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apogee.cluster.notice.BrowserNotices;
import org.apogee.cluster.notice.BrowserNotices.Shown;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Line;
import org.apogee.platform.http.LineSource;
import org.apogee.platform.http.LineStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Notices for pages that are open, as streams. One query a second asks for all pages of this node,
 * because every process of the cluster may add a notice.
 */
public final class NoticeStreams implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(NoticeStreams.class);
  private static final Duration EVERY = Duration.ofSeconds(1);

  private final BrowserNotices notices;
  private final Map<LineStream, Listener> listeners = new ConcurrentHashMap<>();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("notice-streams").daemon().factory());
  private boolean isAway;

  /** The streams of a node; {@link #close} ends the queries. */
  public NoticeStreams(BrowserNotices notices) {
    this.notices = notices;
    var _ =
        clock.scheduleWithFixedDelay(
            this::look, EVERY.toMillis(), EVERY.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** One page; only the clock's thread changes the number. */
  private static final class Listener {
    private final String player;
    private long sent;

    Listener(String player, long sent) {
      this.player = player;
      this.sent = sent;
    }
  }

  /** The notices of a player after a number. */
  public LineSource of(String player, long after) {
    return out -> {
      listeners.put(out, new Listener(player, after));
      return () -> listeners.remove(out);
    };
  }

  private void look() {
    try {
      if (!listeners.isEmpty()) {
        var players = listeners.values().stream().map(one -> one.player).distinct().toList();
        var last = notices.lastNumbers(players);
        listeners.forEach((out, one) -> {
          if (last.getOrDefault(one.player, 0L) > one.sent) {
            send(out, one);
          }
        });
      }
      isAway = false;
    } catch (RuntimeException away) {
      if (!isAway) {
        LOG.warn("pages do not get their notices at the moment: {}", away.toString());
      }
      isAway = true;
    }
  }

  private void send(LineStream out, Listener listener) {
    for (var shown : oldestFirst(notices.after(listener.player, listener.sent))) {
      ObjectNode json = (ObjectNode) Json.tree(shown);
      json.put("type", "notice").put("sequence", shown.number());
      listener.sent = shown.number();
      if (!out.offer(new Line(shown.number(), Json.line(json)))) {
        listeners.remove(out);
        return;
      }
    }
  }

  private static List<Shown> oldestFirst(List<Shown> newestFirst) {
    return newestFirst.reversed();
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
