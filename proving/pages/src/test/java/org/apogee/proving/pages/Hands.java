package org.apogee.proving.pages;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** Players whose moves are chosen by chance, and seldom one that ends something. */
final class Hands {
  private static final int ENDS_IN_A_HUNDRED = 20;

  private static final AtomicInteger PLAYERS = new AtomicInteger();

  private final Site site;
  private final SplittableRandom random = new SplittableRandom(11);
  private final Map<String, String> secrets = new HashMap<>();

  Hands(Site site) {
    this.site = site;
  }

  /** A new player, whose name gets a number; the seat as an order names it. */
  String seat(String name) {
    var unique = name + " " + PLAYERS.incrementAndGet();
    var made = site.post("/players", "{\"name\":\"" + unique + "\"}");
    return seat(made.at("/player/id").asText(), made.at("/token/secret").asText());
  }

  /** Somebody who is known already. */
  String seat(String player, String secret) {
    secrets.put(player, secret);
    return "{\"player\":\"" + player + "\"}";
  }

  /** Plays for whoever is to act, if that is one of these players; whether it was. */
  boolean play(String id) {
    var look = site.get("/games/" + id);
    int seat = look.get("seatToAct").asInt(-1);
    if (!look.get("stage").asText().equals("live") || seat < 0) {
      return false;
    }
    var secret = secrets.get(look.get("seats").get(seat).path("player").asText());
    if (secret == null) {
      return false;
    }
    var ply = look.get("plies").asText();
    var asked = "{\"ply\":%s,\"moves\":[]}".formatted(ply);
    var moves = site.ask("/games/" + id + "/try", Optional.of(asked), secret).get("moves");
    var answer = "{\"ply\":%s,\"move\":%s}".formatted(ply, chosen(moves).get("code"));
    site.ask("/games/" + id + "/moves", Optional.of(answer), secret);
    return true;
  }

  /** Until the game has so many decisions or is over. */
  void playUntil(String id, int plies) {
    site.await(() -> {
      while (plies(id) < plies && play(id)) {
        // the next one
      }
      return plies(id) >= plies || !site.get("/games/" + id).get("stage").asText().equals("live");
    });
  }

  private int plies(String id) {
    return site.get("/games/" + id).get("plies").asInt();
  }

  private JsonNode chosen(JsonNode moves) {
    List<JsonNode> ends = new ArrayList<>();
    List<JsonNode> others = new ArrayList<>();
    moves.forEach(move -> (move.get("isFinal").asBoolean() ? ends : others).add(move));
    boolean isEnd =
        others.isEmpty() || (!ends.isEmpty() && random.nextInt(100) < ENDS_IN_A_HUNDRED);
    var from = isEnd ? ends : others;
    return requireNonNull(from.get(random.nextInt(from.size())));
  }
}
