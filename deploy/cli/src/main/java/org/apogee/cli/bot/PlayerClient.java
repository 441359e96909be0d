package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.ApiClient.Reply;
import org.apogee.cli.api.StreamFollower;
import org.apogee.cli.process.BotFailure;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.bot.FromBot.Offer;
import org.jspecify.annotations.Nullable;

/**
 * The requests of one player: its moves and offers, and its entries in tournaments and ladders. The
 * outcome of a request without a response is unknown, so it is repeated until there is one: each
 * request is idempotent, a move by its ply.
 */
final class PlayerClient {
  /** Doubles up to the maximum, so that many bots do not overload a platform that restarts. */
  private static final Duration PAUSE = Duration.ofMillis(200);

  private static final Duration PAUSE_MAX = Duration.ofSeconds(5);

  private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  private static final int NOT_FOUND = 404;

  private final ApiClient api;
  private final String token;
  private final StreamFollower session;
  private final StatusLines status;

  /** Set by the shutdown hook to end a retry loop on another thread. */
  private volatile boolean closed;

  /**
   * @param session takes moves when it is there; requests take them at any time
   */
  PlayerClient(ApiClient api, StreamFollower session, String token, StatusLines status) {
    this.api = api;
    this.session = session;
    this.token = token;
    this.status = status;
  }

  Reply move(String game, int ply, String move) throws InterruptedException {
    return sendOrInsist("move", game, "/moves", Map.of("ply", ply, "move", move));
  }

  /**
   * Looks at a game on a thread of its own; a refusal is passed on as an empty object, and a game
   * that the platform has lost as one that was cancelled.
   */
  void look(String game, Consumer<JsonNode> then) {
    Thread.ofVirtual()
        .name("look")
        .start(() -> {
          try {
            var reply = insist("GET", "/games/" + game, null);
            then.accept(
                reply.status() == NOT_FOUND
                    ? lost(game)
                    : reply.ok() ? reply.json() : ProtocolJson.MAPPER.createObjectNode());
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
  }

  /** A game as the player sees it now. */
  Reply view(String game) throws InterruptedException {
    return insist("GET", "/games/" + game + "/view", null);
  }

  private static JsonNode lost(String game) {
    ObjectNode look = ProtocolJson.MAPPER.createObjectNode();
    look.put("game", game).put("stage", "cancelled").put("ending", "cancelled");
    look.putArray("places");
    look.putArray("scores");
    return look;
  }

  Reply resign(String game) throws InterruptedException {
    return insist("POST", "/games/" + game + "/resign", null);
  }

  /**
   * Stores a failure for the owner of the bot, on a thread of its own because a clock may run. A
   * platform that does not take it harms no game.
   */
  Thread reportFailure(OnlineGame game, int ply, BotFailure failure) {
    var path = "/games/%s/seats/%d/failures".formatted(game.id(), game.seat());
    var body =
        Map.of(
            "ply",
            ply,
            "code",
            failure.code(),
            "reason",
            failure.reason(),
            "lines",
            failure.lastLines().stream().filter(line -> !line.isBlank()).toList());
    return Thread.ofVirtual().name("report").start(() -> report(path, body));
  }

  private void report(String path, Map<String, ?> body) {
    try {
      var reply = api.send("POST", path, token, body);
      if (!reply.ok()) {
        status.warn("The failure was not stored: " + reply.sentence());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  Reply offer(String game, Offer offer) throws InterruptedException {
    var body = new LinkedHashMap<String, Object>(Map.of("kind", offer.offer()));
    if (offer.minutes() != null) {
      body.put("minutes", offer.minutes());
    }
    return sendOrInsist("offer", game, "/offer", body);
  }

  Reply answerOffer(String game, int offer, boolean accept) throws InterruptedException {
    var word = accept ? "accept" : "decline";
    return sendOrInsist(word + "-offer", game, "/offer/" + word, Map.of("offer", offer));
  }

  private Reply sendOrInsist(String type, String game, String route, Map<String, ?> body)
      throws InterruptedException {
    ObjectNode message = ProtocolJson.MAPPER.valueToTree(body);
    message.put("type", type).put("game", game);
    var reply = session.ask(message);
    return reply.isPresent() && !reply.get().isUnknown()
        ? reply.get()
        : insist("POST", "/games/" + game + route, body);
  }

  String token() {
    return token;
  }

  /** Whose token this is. */
  String me() throws InterruptedException {
    return insist("GET", "/me", null).orRefuse().at("/player/id").asText();
  }

  /** Until there is an answer, which may be a refusal; for what can be asked twice. */
  Reply insist(String method, String path, @Nullable Map<String, ?> body)
      throws InterruptedException {
    return insist(method, path, body, FOREVER);
  }

  /** The same, but nothing is sent again after a limit. */
  Reply insist(String method, String path, @Nullable Map<String, ?> body, Duration limit)
      throws InterruptedException {
    long begin = System.nanoTime();
    var reply = api.send(method, path, token, body);
    for (var pause = PAUSE; reply.isUnknown() && !closed; pause = pause.multipliedBy(2)) {
      if (System.nanoTime() - begin >= limit.toNanos()) {
        return reply;
      }
      status.warn(reply.sentence() + " Sending again.");
      Thread.sleep(pause.compareTo(PAUSE_MAX) < 0 ? pause : PAUSE_MAX);
      reply = api.send(method, path, token, body);
    }
    return reply;
  }

  void close() {
    closed = true;
  }
}
