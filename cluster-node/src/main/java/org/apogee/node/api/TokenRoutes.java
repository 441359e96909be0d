package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.HeldToken;
import org.apogee.platform.token.IssuedToken;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;
import org.apogee.platform.token.Tokens;

/** The tokens of players and their bots: made, listed, revoked. */
final class TokenRoutes {
  private static final Access PLAYERS = Access.with(Scope.PLAY);

  /** Ten years: in effect for ever, without a token that never expires. */
  private static final int DAYS_MAX = 3650;

  private static final int NAME_MAX = 40;

  private final Players players;
  private final Tokens tokens;
  private final OwnerQuotas quotas;
  private final int most;

  TokenRoutes(Players players, Tokens tokens, OwnerQuotas quotas, ApiSettings settings) {
    this.players = players;
    this.tokens = tokens;
    this.quotas = quotas;
    this.most = settings.tokensPerPlayer();
  }

  List<Route> routes() {
    var ofPlayer = NodeApi.ROOT + "/players/{id}/tokens";
    return List.of(
        Route.post(ofPlayer, PLAYERS, this::issue),
        Route.get(ofPlayer, PLAYERS, this::list),
        Route.delete(NodeApi.ROOT + "/tokens/{id}", PLAYERS, this::revoke));
  }

  private record NewToken(Set<Scope> scopes, Optional<String> name, Optional<Duration> life) {
    static NewToken read(Fields fields) {
      var scopes = new HashSet<Scope>();
      for (var word : fields.texts("scopes", Scope.values().length, 16)) {
        scopes.add(
            Scope.of(word)
                .orElseThrow(() -> new BadInput("unknown-scope", "Unknown scope '" + word + "'.")));
      }
      int days = fields.whole("days", 1, DAYS_MAX, 0);
      return new NewToken(
          scopes.isEmpty() ? Set.of(Scope.PLAY) : scopes,
          fields.optionalText("name", NAME_MAX),
          days == 0 ? Optional.empty() : Optional.of(Duration.ofDays(days)));
    }
  }

  /** Nobody can hand out more than they have. */
  private Answer issue(Request request) {
    var caller = request.knownCaller();
    var wish = request.body(NewToken::read);
    var player = request.id("id");
    checkAnswersFor(caller, player);
    wish.scopes.forEach(caller::need);
    quotas.makeToken(caller);
    var token = tokens.issue(caller.player(), player, wish.scopes, wish.name, wish.life, most);
    return Answer.created(NodeApi.ROOT + "/tokens/" + token.id(), shown(token));
  }

  private Answer list(Request request) {
    var player = request.id("id");
    checkAnswersFor(request.knownCaller(), player);
    return Answer.json(
        Map.of("items", tokens.validOf(player).stream().map(TokenRoutes::shown).toList()));
  }

  private Answer revoke(Request request) {
    var id = request.id("id");
    var player =
        tokens
            .playerOf(id)
            .orElseThrow(() ->
                RequestRefused.of(Kind.NOT_FOUND, "unknown-token", "The token does not exist."));
    checkAnswersFor(request.knownCaller(), player);
    tokens.revoke(request.player(), id);
    return Answer.nothing();
  }

  private void checkAnswersFor(Caller caller, String id) {
    var player =
        players
            .find(id)
            .orElseThrow(() ->
                RequestRefused.of(Kind.NOT_FOUND, "unknown-player", "The player does not exist."));
    boolean isOwn =
        id.equals(caller.player()) || player.owner().filter(caller.player()::equals).isPresent();
    if (!isOwn && !caller.may(Scope.ADMIN)) {
      throw RequestRefused.of(
          Kind.FORBIDDEN, "not-your-player", "The player is neither you nor one of your bots.");
    }
  }

  /** With its secret: this once. */
  static ObjectNode shown(IssuedToken token) {
    var held =
        new HeldToken(
            token.id(),
            token.scopes(),
            token.name(),
            token.created(),
            token.expires(),
            Optional.empty());
    return shown(held).put("secret", token.secret()).put("player", token.player());
  }

  private static ObjectNode shown(HeldToken token) {
    var json = Json.object();
    json.put("id", token.id());
    json.set("scopes", Json.tree(token.scopes().stream().map(Scope::word).sorted().toList()));
    token.name().ifPresent(name -> json.put("name", name));
    json.put("created", token.created().toString());
    token.expires().ifPresent(expires -> json.put("expires", expires.toString()));
    token.lastUsed().ifPresent(at -> json.put("lastUsed", at.toString()));
    return json;
  }
}
