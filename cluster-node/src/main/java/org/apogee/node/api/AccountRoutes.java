package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.platform.account.Accounts;
import org.apogee.platform.account.Accounts.SignedIn;
import org.apogee.platform.account.ProviderSignIn;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.http.SessionCookie;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.BrowserSessions;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;

/** Accounts and the sessions of browsers. */
final class AccountRoutes {
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final int NAME_MAX = 64;
  private static final int PASSWORD_MAX = 200;

  private final Accounts accounts;
  private final BrowserSessions sessions;
  private final Players players;
  private final Sanctions sanctions;
  private final SessionCookie cookie;
  private final Optional<ProviderSignIn> provider;

  AccountRoutes(
      Accounts accounts,
      Players players,
      Sanctions sanctions,
      SessionCookie cookie,
      Optional<ProviderSignIn> provider) {
    this.accounts = accounts;
    this.sessions = accounts.sessions();
    this.players = players;
    this.sanctions = sanctions;
    this.cookie = cookie;
    this.provider = provider;
  }

  List<Route> routes() {
    return List.of(
        Route.post(NodeApi.ROOT + "/accounts", Access.ANYBODY, this::signUp),
        Route.get(NodeApi.ROOT + "/session", Access.SENDER, this::show),
        Route.post(NodeApi.ROOT + "/session", Access.ANYBODY, this::signIn),
        Route.delete(NodeApi.ROOT + "/session", Access.ANYBODY, this::signOut),
        Route.get(NodeApi.ROOT + "/me/sessions", PLAYERS, this::list),
        Route.delete(NodeApi.ROOT + "/me/sessions", PLAYERS, this::signOutEverywhere),
        Route.put(NodeApi.ROOT + "/me/password", PLAYERS, this::changePassword));
  }

  private record NewAccount(Optional<String> name, String password) {
    static NewAccount read(Fields fields) {
      return new NewAccount(
          fields.optionalText("name", NAME_MAX), fields.text("password", PASSWORD_MAX));
    }
  }

  /** A guest, or somebody with a token only, keeps its player. */
  private Answer signUp(Request request) {
    request.mustBeFromOurPage();
    var wish = request.body(NewAccount::read);
    var caller = request.caller();
    caller
        .filter(each -> wish.name.filter(name -> !name.equals(nameOf(each))).isPresent())
        .ifPresent(each -> sanctions.check(Sanction.Kind.MUTE, List.of(each.player())));
    var signedIn =
        caller.isPresent()
            ? accounts.stay(caller.get(), wish.name, wish.password, request.address())
            : accounts.signUp(
                wish.name.orElseThrow(AccountRoutes::noName), wish.password, request.address());
    return begun(201, signedIn, caller);
  }

  private String nameOf(Caller caller) {
    return players.find(caller.player()).orElseThrow().name();
  }

  private static BadInput noName() {
    return new BadInput("missing-field", "The field 'name' is missing.");
  }

  private record Login(String name, String password) {
    static Login read(Fields fields) {
      return new Login(fields.text("name", NAME_MAX), fields.text("password", PASSWORD_MAX));
    }
  }

  private Answer signIn(Request request) {
    request.mustBeFromOurPage();
    var login = request.body(Login::read);
    return begun(
        200, accounts.signIn(login.name, login.password, request.address()), request.caller());
  }

  /** The session that the browser had ends: what somebody may have planted there is worthless. */
  private Answer begun(int status, SignedIn signedIn, Optional<Caller> before) {
    before.filter(Caller::isSession).ifPresent(old -> sessions.end(old.key()));
    return Answer.json(status, player(signedIn))
        .header("Set-Cookie", cookie.begin(signedIn.secret(), sessions.life()));
  }

  private ObjectNode player(SignedIn signedIn) {
    var json = Json.object();
    json.set("player", PlayerRoutes.shown(players.find(signedIn.player()).orElseThrow()));
    return json;
  }

  private Answer show(Request request) {
    var json = Json.object();
    json.put("signUp", accounts.isOpen());
    provider.ifPresent(one -> {
      var about = json.putObject("provider").put("name", one.name());
      request.caller().ifPresent(caller -> about.put("linked", one.isLinked(caller.player())));
    });
    request.caller().ifPresent(caller -> json.setAll(shown(caller)));
    return Answer.json(json);
  }

  private ObjectNode shown(Caller caller) {
    var json = Json.object();
    json.set("player", PlayerRoutes.shown(players.find(caller.player()).orElseThrow()));
    json.set("scopes", Json.tree(caller.scopes().stream().map(Scope::word).sorted().toList()));
    json.put("guest", caller.guest());
    json.put("account", accounts.kindOf(caller.player()).name().toLowerCase(Locale.ROOT));
    json.put("session", caller.isSession());
    return json;
  }

  private Answer signOut(Request request) {
    var session = request.caller().filter(Caller::isSession);
    var idToken = idToken(session);
    session.ifPresent(caller -> sessions.end(caller.key()));
    return ended(idToken);
  }

  /** Has to be read before the session ends. */
  private Optional<String> idToken(Optional<Caller> caller) {
    return caller.filter(Caller::isSession).flatMap(each -> sessions.idToken(each.key()));
  }

  /** The browser has no session here any more; it may have one at the provider. */
  private Answer ended(Optional<String> idToken) {
    var address = provider.flatMap(one -> idToken.flatMap(one::signOutAddress));
    return address
        .map(there -> Answer.json(Json.object().put("address", there.toString())))
        .orElseGet(Answer::nothing)
        .header("Set-Cookie", cookie.end());
  }

  private Answer list(Request request) {
    var caller = request.knownCaller();
    var json = Json.object();
    var items = json.putArray("items");
    for (var held : sessions.of(caller.player())) {
      var item = items.addObject();
      item.put("id", held.id());
      item.put("created", held.created().toString());
      held.lastUsed().ifPresent(at -> item.put("lastUsed", at.toString()));
      item.put("current", held.id().equals(caller.key()));
    }
    return Answer.json(json);
  }

  private Answer signOutEverywhere(Request request) {
    var idToken = idToken(request.caller());
    sessions.endAll(request.player());
    return ended(idToken);
  }

  private record NewPassword(Optional<String> current, String password) {
    static NewPassword read(Fields fields) {
      return new NewPassword(
          fields.optionalText("current", PASSWORD_MAX), fields.text("password", PASSWORD_MAX));
    }
  }

  private Answer changePassword(Request request) {
    var wish = request.body(NewPassword::read);
    var caller = request.knownCaller();
    var signedIn = accounts.changePassword(caller, wish.current, wish.password, request.address());
    return begun(200, signedIn, Optional.empty());
  }
}
