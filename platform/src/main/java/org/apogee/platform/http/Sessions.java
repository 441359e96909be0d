package org.apogee.platform.http;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.LineStream.End;
import org.apogee.platform.token.Caller;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

/** All connections of a server that carry lines: streams and sessions. */
final class Sessions {
  /** A message is a move; a batch of nothing else is larger. */
  private static final int MESSAGE_MAX = 4 * 1024;

  /** Jetty takes that much for each message, and most are moves of 100 bytes. */
  private static final int INPUT_BUFFER = 512;

  /** Holds in both directions: what we send beyond it goes out in fragments. */
  private static final int FRAME_MAX = 1024 * 1024;

  /** How often senders are looked at; each decides itself whether a heartbeat is due. */
  private static final int BEAT_MS = 500;

  /** What a client may offer as the protocol of a session. */
  static final String PROTOCOL = "apogee.session.1";

  /**
   * Browsers cannot send the header Authorization with an upgrade, but they can offer protocols.
   */
  private static final String TOKEN_PROTOCOL = "apogee.token.";

  /** RFC 6455, 4.2.1: 16 bytes in Base64. */
  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9+/]{22}==");

  private final HttpSettings settings;
  private final OpenStreams streams;
  private final Doorman doorman;
  private final HttpMetrics metrics;
  private final Set<LineSender> open = ConcurrentHashMap.newKeySet();
  private volatile boolean isClosed;

  Sessions(HttpSettings settings, OpenStreams streams, Doorman doorman, HttpMetrics metrics) {
    this.settings = settings;
    this.streams = streams;
    this.doorman = doorman;
    this.metrics = metrics;
    Thread.ofVirtual().name("heartbeats").start(this::beatUntilClosed);
  }

  static ServerWebSocketContainer container(Server server, HttpSettings settings) {
    var container = ServerWebSocketContainer.ensure(server);
    container.setMaxTextMessageSize(MESSAGE_MAX);
    container.setInputBufferSize(INPUT_BUFFER);
    container.setMaxFrameSize(FRAME_MAX);
    container.setMaxBinaryMessageSize(MESSAGE_MAX);
    container.setIdleTimeout(settings.idleTime());
    return container;
  }

  /** The protocols that a request for a WebSocket offers. */
  static List<String> protocols(Incoming request) {
    return request.headers("Sec-WebSocket-Protocol").stream()
        .flatMap(offered -> Stream.of(offered.split(",", -1)))
        .map(String::strip)
        .toList();
  }

  static Optional<String> tokenOfBrowser(Incoming request) {
    return isUpgrade(request)
        ? protocols(request).stream()
            .filter(offered -> offered.startsWith(TOKEN_PROTOCOL))
            .map(offered -> offered.substring(TOKEN_PROTOCOL.length()))
            .findFirst()
        : Optional.empty();
  }

  static boolean isUpgrade(Incoming request) {
    return "websocket".equalsIgnoreCase(request.header("Upgrade"));
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
    if (!isUpgrade(incoming)) {
      throw noUpgrade();
    }
    checkKey(incoming);
    var session =
        new Session(
            settings.streamLinesMax(),
            client.from(),
            answer.conversation(),
            () -> caller.ifPresent(doorman::limit),
            metrics,
            answer.kind(),
            ended -> closed(client, ended));
    boolean isUpgraded = false;
    try {
      enter(session, client, answer.source());
      isUpgraded = upgrade.test(session);
    } finally {
      if (!isUpgraded) {
        session.over();
      }
    }
    if (!isUpgraded) {
      throw badUpgrade("The WebSocket handshake is invalid.");
    }
  }

  /** Jetty signs any key, even an empty one, and fails if there is none. */
  private static void checkKey(Incoming incoming) {
    var keys = incoming.headers("Sec-WebSocket-Key");
    if (keys.size() != 1 || !KEY.matcher(keys.getFirst()).matches()) {
      throw badUpgrade("A WebSocket handshake requires one Sec-WebSocket-Key: 16 bytes in Base64.");
    }
  }

  private static RequestRefused badUpgrade(String sentence) {
    return RequestRefused.of(Kind.INVALID, "bad-upgrade", sentence);
  }

  /** Answers a request by a stream, which begins now. */
  void open(
      Incoming incoming,
      Answer.Lines answer,
      OpenStreams.Client client,
      StreamedAnswer.Exchange to) {
    var stream =
        new StreamedAnswer(
            to,
            LineFormat.of(incoming),
            settings.streamLinesMax(),
            client.from(),
            metrics,
            answer.kind(),
            ended -> closed(client, ended));
    boolean isEntered = false;
    try {
      enter(stream, client, answer.source());
      isEntered = true;
    } finally {
      if (!isEntered) {
        stream.over();
      }
    }
    stream.begin();
  }

  private void enter(LineSender sender, OpenStreams.Client client, LineSource source) {
    streams.enter(client, sender.lines(), sender.kind());
    metrics.streamOpened(sender.kind());
    open.add(sender);
    sender.hold(source.open(sender.lines()));
  }

  private void closed(OpenStreams.Client client, LineSender sender) {
    if (open.remove(sender)) {
      metrics.streamClosed(sender.kind());
      var end = sender.lines().ended();
      streams.count(sender.kind(), end == null ? End.GONE : end);
      streams.leave(client.key(), sender.lines());
    }
  }

  private void beatUntilClosed() {
    try {
      while (!isClosed) {
        Thread.sleep(BEAT_MS);
        long now = System.nanoTime();
        open.forEach(sender -> sender.beat(now, settings.heartbeat().toNanos()));
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** The streams are ending. */
  void shutDown() {
    isClosed = true;
    open.forEach(LineSender::over);
  }
}
