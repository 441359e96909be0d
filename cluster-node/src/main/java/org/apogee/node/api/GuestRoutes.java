package org.apogee.node.api;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.http.SessionCookie;
import org.apogee.platform.limit.Quota;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.token.BrowserSessions;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.ReservedNames;
import org.apogee.platform.token.Scope;
import org.apogee.platform.token.Tokens;
import org.apogee.protocol.game.GameId;

/**
 * People who only want to try it: a player who stays for a week, made without an organiser. Off
 * unless the settings allow some an hour. One address gets a part of them only, so that nobody uses
 * up the places of all others.
 */
final class GuestRoutes {
  private static final int NAME_MAX = 40;
  private static final int SUFFIX = 5;

  /** Guests leave no address; an unused player must not live for ever. */
  private static final Duration LIFE = Duration.ofDays(7);

  private static final Set<String> TAKEN = Set.of("name-taken", "name-confusable");
  private static final String CODE = "too-many-guests";

  private final Players players;
  private final Tokens tokens;
  private final BrowserSessions sessions;
  private final SessionCookie cookie;
  private final Quotas quotas;
  private final Optional<Quota> all;
  private final Quota ofAddress;

  GuestRoutes(
      Players players,
      Tokens tokens,
      BrowserSessions sessions,
      SessionCookie cookie,
      Quotas quotas,
      ApiSettings settings) {
    this.players = players;
    this.tokens = tokens;
    this.sessions = sessions;
    this.cookie = cookie;
    this.quotas = quotas;
    int perHour = settings.guestsPerHour();
    this.all =
        perHour == 0
            ? Optional.empty()
            : Optional.of(
                new Quota("guest", perHour, CODE, "Too many new guests. Try again later."));
    this.ofAddress =
        new Quota(
            "guest-of-address",
            settings.guestsPerAddress(),
            CODE,
            "Too many new guests from your address. Try again later.");
  }

  List<Route> routes() {
    return List.of(Route.post(NodeApi.ROOT + "/guests", Access.ANYBODY, this::enter));
  }

  private record Wish(String name, boolean session) {
    static Wish read(Fields fields) {
      return new Wish(
          fields.optionalText("name", NAME_MAX).map(String::strip).orElse("Guest"),
          fields.flag("session", false));
    }
  }

  private Answer enter(Request request) {
    var wish = request.body(Wish::read);
    if (wish.session) {
      request.mustBeFromOurPage();
    }
    ReservedNames.check(wish.name);
    takeRoom(request);
    var player = create(wish.name);
    var json = Json.object();
    json.putObject("player").put("id", player.id()).put("name", player.name());
    var created = NodeApi.ROOT + "/players/" + player.id();
    if (wish.session) {
      var secret = sessions.open(player.id(), false, Optional.empty());
      return Answer.created(created, json).header("Set-Cookie", cookie.begin(secret, LIFE));
    }
    // It ends with the guest.
    var token = tokens.issue(player.id(), Set.of(Scope.PLAY), Optional.empty());
    json.putObject("token").put("id", token.id()).put("secret", token.secret());
    return Answer.created(created, json);
  }

  /** The address first: a flood from one of them must not cost the others their places. */
  private void takeRoom(Request request) {
    var quota =
        all.orElseThrow(() ->
            RequestRefused.of(
                Kind.FORBIDDEN,
                "no-guests",
                "This platform does not accept guests. Ask an organiser for a token."));
    quotas.take(ofAddress, request.address());
    quotas.take(quota, "all");
  }

  /** A name that is taken gets something behind it: a guest does not care. */
  private Player create(String name) {
    if (!name.equals("Guest")) {
      try {
        return players.createGuest(name, LIFE);
      } catch (RequestRefused refused) {
        if (!TAKEN.contains(refused.code())) {
          throw refused;
        }
      }
    }
    var fresh = GameId.fresh().text();
    return players.createGuest(name + " " + fresh.substring(fresh.length() - SUFFIX), LIFE);
  }
}
