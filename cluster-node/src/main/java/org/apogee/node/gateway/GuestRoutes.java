package org.apogee.node.gateway;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.apogee.engine.BadInput;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Refusal;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Player.Kind;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;
import org.apogee.platform.token.Tokens;
import org.apogee.protocol.game.GameId;

/**
 * People who only want to try it: a player with a token for a week, made without an organiser. Off
 * unless the settings allow some an hour.
 */
final class GuestRoutes {
  private static final int NAME_MAX = 40;
  private static final int SUFFIX = 5;
  private static final Duration LIFE = Duration.ofDays(7);
  private static final long HOUR_NANOS = Duration.ofHours(1).toNanos();

  private final Players players;
  private final Tokens tokens;
  private final int perHour;
  private final LongSupplier nanoTime;
  private long hourBegan;
  private int made;

  GuestRoutes(Players players, Tokens tokens, int perHour, LongSupplier nanoTime) {
    this.players = players;
    this.tokens = tokens;
    this.perHour = perHour;
    this.nanoTime = nanoTime;
    this.hourBegan = nanoTime.getAsLong();
  }

  List<Route> routes() {
    return List.of(Route.post(Gateway.ROOT + "/guests", Access.ANYBODY, this::enter));
  }

  private Answer enter(Request request) {
    var name = request.body(GuestRoutes::name);
    takeRoom();
    var player = create(name);
    var token = tokens.issue(player.id(), Set.of(Scope.PLAY), Optional.of(LIFE));
    var json = Json.object();
    json.putObject("player").put("id", player.id()).put("name", player.name());
    json.putObject("token").put("id", token.id()).put("secret", token.secret());
    return Answer.created(Gateway.ROOT + "/players/" + player.id(), json);
  }

  private static String name(Fields fields) {
    return fields.optionalText("name", NAME_MAX).map(String::strip).orElse("Guest");
  }

  private synchronized void takeRoom() {
    if (perHour == 0) {
      throw Refusal.of(403, "no-guests", "Guests cannot play here. Ask an organiser for a token.");
    }
    long now = nanoTime.getAsLong();
    if (now - hourBegan >= HOUR_NANOS) {
      hourBegan = now;
      made = 0;
    }
    if (made >= perHour) {
      var wait = Duration.ofNanos(hourBegan + HOUR_NANOS - now);
      throw Refusal.retry(429, "too-many-guests", "Too many guests came. Try later.", wait);
    }
    made++;
  }

  /** A name that is taken gets something behind it: a guest does not care. */
  private Player create(String name) {
    if (!name.equals("Guest")) {
      try {
        return players.create(name, Kind.PERSON, Optional.empty());
      } catch (BadInput refused) {
        if (!refused.code().equals("name-taken")) {
          throw refused;
        }
      }
    }
    var fresh = GameId.fresh().text();
    return players.create(
        name + " " + fresh.substring(fresh.length() - SUFFIX), Kind.PERSON, Optional.empty());
  }
}
