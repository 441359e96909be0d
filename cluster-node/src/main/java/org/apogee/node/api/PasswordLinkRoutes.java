package org.apogee.node.api;

import java.util.List;
import org.apogee.platform.account.Accounts;
import org.apogee.platform.account.PasswordLinks;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.http.SessionCookie;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;

/** Links by which somebody chooses a password; a platform without mail needs no other way. */
final class PasswordLinkRoutes {
  private static final int LINK_MAX = 100;
  private static final int PASSWORD_MAX = 200;

  /** Behind a hash sign, which browsers send to no server. */
  private static final String PAGE = "/sign-in#password=";

  private final PasswordLinks links;
  private final Accounts accounts;
  private final Players players;
  private final SessionCookie cookie;

  PasswordLinkRoutes(
      PasswordLinks links, Accounts accounts, Players players, SessionCookie cookie) {
    this.links = links;
    this.accounts = accounts;
    this.players = players;
    this.cookie = cookie;
  }

  List<Route> routes() {
    return List.of(
        Route.post(
                NodeApi.ROOT + "/players/{id}/password-link",
                Access.with(Scope.ADMIN),
                this::create)
            .withoutBody(),
        Route.put(NodeApi.ROOT + "/session/password-link", Access.ANYBODY, this::use));
  }

  private Answer create(Request request) {
    var link = links.create(request.player(), request.id("id"));
    var json = Json.object();
    json.put("path", PAGE + link.secret());
    json.put("expires", link.expires().toString());
    return Answer.json(201, json);
  }

  private record Choice(String link, String password) {
    static Choice read(Fields fields) {
      return new Choice(fields.text("link", LINK_MAX), fields.text("password", PASSWORD_MAX));
    }
  }

  private Answer use(Request request) {
    request.mustBeFromOurPage();
    var choice = request.body(Choice::read);
    var signedIn = links.use(choice.link, choice.password);
    var json = Json.object();
    json.set("player", PlayerRoutes.shown(players.find(signedIn.player()).orElseThrow()));
    return Answer.json(json)
        .header("Set-Cookie", cookie.begin(signedIn.secret(), accounts.sessions().life()));
  }
}
