package org.apogee.proving.fault;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.ApiClient.Reply;
import org.jspecify.annotations.Nullable;

/** Games with short clocks between two players, moved by hand: one request at a time. */
final class ClockGames {
  /** Shorter than each absence: whoever is charged for it loses on time. */
  static final long BANK = 10_000;

  private static final Duration RETRY = Duration.ofSeconds(1);

  /** Far longer than any fault: then the platform has not recovered. */
  private static final Duration GIVE_UP = Duration.ofMinutes(2);

  private static final Duration LOOK_EVERY = Duration.ofMillis(100);

  private final ApiClient api;
  private final String organiser;

  ClockGames(ApiClient api, String organiser) {
    this.api = api;
    this.organiser = organiser;
  }

  /**
   * A game whose next move is chosen.
   *
   * @param token fresh, so that no node knows it yet
   */
  record Ready(String game, int seat, int ply, String move, String token) {}

  /**
   * What became of a move.
   *
   * @param sentAt the first time, in milliseconds since 1970
   * @param servedAt when the platform was seen to answer again, before it was sent; or {@code
   *     sentAt}
   * @param refusal the code, empty if it was taken
   */
  record Sent(Ready ready, long servedAt, long sentAt, long answeredAt, String refusal) {}

  /** Each game has players of its own: an account may hold only a few tokens. */
  Ready open(String game) throws InterruptedException {
    var players = List.of(player(), player());
    var order = new HashMap<String, Object>();
    order.put("game", game);
    order.put("seats", players.stream().map(player -> Map.of("player", player)).toList());
    order.put("key", UUID.randomUUID().toString());
    order.put("clock", Map.of("bankMillis", BANK, "incrementMillis", 0, "capMillis", BANK));
    var opened = insist("POST", "/games", organiser, order).orRefuse().path("game").asText();
    var look = insist("GET", "/games/" + opened, organiser, null).orRefuse();
    int seat = look.path("seatToAct").asInt();
    var view =
        insist("GET", "/games/" + opened + "/view", token(players.get(seat)), null).orRefuse();
    return new Ready(
        opened,
        seat,
        view.path("plies").asInt(),
        code(view.path("moves")),
        token(players.get(seat)));
  }

  private String player() throws InterruptedException {
    var name = "clock-" + UUID.randomUUID().toString().substring(0, 13);
    var made = insist("POST", "/players", organiser, Map.of("name", name, "kind", "bot"));
    return made.orRefuse().path("player").path("id").asText();
  }

  private String token(String player) throws InterruptedException {
    var path = "/players/" + player + "/tokens";
    return insist("POST", path, organiser, Map.of()).orRefuse().path("secret").asText();
  }

  private static String code(JsonNode moves) {
    return moves.get(0).path("code").asText();
  }

  private Reply insist(String method, String path, String token, @Nullable Map<String, ?> body)
      throws InterruptedException {
    long end = System.nanoTime() + GIVE_UP.toNanos();
    var reply = send(method, path, token, body);
    while (reply.isUnknown() && System.nanoTime() < end) {
      Thread.sleep(RETRY);
      reply = send(method, path, token, body);
    }
    return reply;
  }

  private Reply send(String method, String path, String token, @Nullable Map<String, ?> body)
      throws InterruptedException {
    return method.equals("GET") ? api.get(path, token) : api.post(path, token, body);
  }

  /** Sends now, and again as it is told until there is an answer. */
  Sent send(Ready ready, long servedAt) {
    long sentAt = System.currentTimeMillis();
    var body = Map.of("ply", ready.ply, "move", ready.move);
    try {
      var reply = insist("POST", "/games/" + ready.game + "/moves", ready.token, body);
      return new Sent(
          ready,
          servedAt,
          sentAt,
          System.currentTimeMillis(),
          reply.ok() ? "" : reply.status() + " " + reply.code());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Looks until the platform answers, thinks on a little, and only then sends. */
  Sent thinkOn(Ready ready, Duration howLong, long notBefore) {
    try {
      var path = "/games/" + ready.game + "/view";
      while (!api.get(path, ready.token).ok()) {
        Thread.sleep(LOOK_EVERY);
      }
      long served = Math.max(notBefore, System.currentTimeMillis());
      Thread.sleep(Math.max(0, served - System.currentTimeMillis()) + howLong.toMillis());
      return send(ready, served);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
