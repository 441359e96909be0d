package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
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
import org.apogee.platform.oidc.Provider;
import org.apogee.platform.oidc.ProviderRefusals;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;

/**
 * Signing in by an identity provider. The provider sends browsers back to a page, whose request
 * completes the sign-in: so both requests come from our own page, and refusals are shown there.
 */
final class ProviderRoutes {
  private static final String PATH = NodeApi.ROOT + "/session/provider";
  private static final String PURPOSE = "provider";
  private static final int TEXT_MAX = 500;

  /** Codes of some providers are long, and hold a whole token. */
  private static final int CODE_MAX = 8000;

  private final Optional<ProviderSignIn> provider;
  private final Accounts accounts;
  private final Players players;
  private final SessionCookie cookie;

  ProviderRoutes(
      Optional<ProviderSignIn> provider, Accounts accounts, Players players, SessionCookie cookie) {
    this.provider = provider;
    this.accounts = accounts;
    this.players = players;
    this.cookie = cookie;
  }

  List<Route> routes() {
    return List.of(
        Route.post(PATH, Access.ANYBODY, this::begin),
        Route.put(PATH, Access.ANYBODY, this::complete),
        Route.delete(NodeApi.ROOT + "/me/provider", Access.with(Scope.PLAY), this::unlink));
  }

  private ProviderSignIn provider(Request request) {
    request.mustBeFromOurPage();
    return provider.orElseThrow(ProviderRefusals::noProvider);
  }

  private record Wish(String next, boolean link) {
    static Wish read(Fields fields) {
      return new Wish(
          fields.optionalText("next", TEXT_MAX).orElse("/"), fields.flag("link", false));
    }
  }

  private Answer begin(Request request) {
    var wish = request.body(Wish::read);
    var begun = provider(request).begin(request.caller(), wish.link, wish.next, request.address());
    var json = Json.object().put("address", begun.address().toString());
    return Answer.json(json).header("Set-Cookie", cookie.of(PURPOSE, begun.secret(), begun.life()));
  }

  private static Provider.Return returned(Fields fields) {
    return new Provider.Return(
        fields.text("state", TEXT_MAX),
        fields.optionalText("code", CODE_MAX),
        fields.optionalText("iss", TEXT_MAX));
  }

  private Answer complete(Request request) {
    var returned = request.body(ProviderRoutes::returned);
    var completed =
        provider(request)
            .complete(request.cookie(PURPOSE), request.caller(), returned, request.address());
    // What somebody may have planted in the browser is worthless from now on.
    request.caller().filter(Caller::isSession).ifPresent(old -> accounts.sessions().end(old.key()));
    return begun(completed.signedIn(), Json.object().put("next", completed.next()));
  }

  private Answer unlink(Request request) {
    var unlinked = provider.orElseThrow(ProviderRefusals::noProvider).unlink(request.knownCaller());
    return begun(unlinked, Json.object());
  }

  private Answer begun(SignedIn signedIn, ObjectNode json) {
    json.set("player", PlayerRoutes.shown(players.find(signedIn.player()).orElseThrow()));
    return Answer.json(json)
        .header("Set-Cookie", cookie.begin(signedIn.secret(), accounts.sessions().life()));
  }
}
