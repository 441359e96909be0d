package org.apogee.platform.http;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.LineStream.End;
import org.apogee.platform.token.Caller;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

/** All sessions of a server. They count as streams, and end as streams end. */
final class Sessions {
  /** A message is a move; a batch of nothing else is larger. */
  private static final int MESSAGE_MAX = 4 * 1024;

  /** Holds in both directions: what we send beyond it goes out in fragments. */
  private static final int FRAME_MAX = 1024 * 1024;

  /** How often sessions are looked at; each decides itself whether a heartbeat is due. */
  private static final int BEAT_MS = 500;

  private final HttpSettings settings;
  private final OpenStreams streams;
  private final Doorman doorman;
  private final HttpMetrics metrics;
  private final Set<Session> open = ConcurrentHashMap.newKeySet();
  private volatile boolean isClosed;

  Sessions(HttpSettings settings, OpenStreams streams, Doorman doorman, HttpMetrics metrics) {
    this.settings = settings;
    this.streams = streams;
    this.doorman = doorman;
    this.metrics = metrics;
    Thread.ofVirtual().name("session-beats").start(this::beatUntilClosed);
  }

  static ServerWebSocketContainer container(Server server, HttpSettings settings) {
    var container = ServerWebSocketContainer.ensure(server);
    container.setMaxTextMessageSize(MESSAGE_MAX);
    container.setMaxFrameSize(FRAME_MAX);
    container.setMaxBinaryMessageSize(MESSAGE_MAX);
    container.setIdleTimeout(settings.idleTime());
    return container;
  }

  static RequestRefused noUpgrade() {
    return RequestRefused.of(
        Kind.UPGRADE_REQUIRED,
        "upgrade-required",
        "This route requires an upgrade to a WebSocket.");
  }

  /** Turns the connection of a request into a session; returns when it is one. */
  void open(
      Incoming incoming,
      Answer.Talk answer,
      OpenStreams.Client client,
      Optional<Caller> caller,
      Predicate<Session> upgrade) {
    if (!"websocket".equalsIgnoreCase(incoming.header("Upgrade"))) {
      throw noUpgrade();
    }
    var session =
        new Session(
            settings.streamLinesMax(),
            client.from(),
            answer.conversation(),
            () -> caller.ifPresent(doorman::limit),
            metrics,
            answer.kind(),
            ended -> closed(answer.kind(), client, ended));
    streams.enter(client, session.lines(), answer.kind());
    metrics.streamOpened(answer.kind());
    open.add(session);
    boolean isUpgraded = false;
    try {
      session.hold(answer.source().open(session.lines()));
      isUpgraded = upgrade.test(session);
    } finally {
      if (!isUpgraded) {
        session.over();
      }
    }
    if (!isUpgraded) {
      throw RequestRefused.of(Kind.INVALID, "bad-upgrade", "The WebSocket handshake is invalid.");
    }
  }

  private void closed(String kind, OpenStreams.Client client, Session session) {
    open.remove(session);
    metrics.streamClosed(kind);
    var end = session.lines().ended();
    streams.count(kind, end == null ? End.GONE : end);
    streams.leave(client.key(), session.lines());
  }

  private void beatUntilClosed() {
    try {
      while (!isClosed) {
        Thread.sleep(BEAT_MS);
        long now = System.nanoTime();
        open.forEach(session -> session.beat(now, settings.heartbeat().toNanos()));
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** The streams are ending. */
  void shutDown() {
    isClosed = true;
    open.forEach(Session::over);
  }
}
