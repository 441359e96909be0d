package org.apogee.node.api;

import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.erasure.Erasure;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;

/** The end of a player. */
final class ErasureRoutes {
  private final Players players;
  private final Erasure erasure;

  ErasureRoutes(Players players, Erasure erasure) {
    this.players = players;
    this.erasure = erasure;
  }

  List<Route> routes() {
    return List.of(
        Route.delete(NodeApi.ROOT + "/players/{id}", Access.with(Scope.PLAY), this::erase)
            .query("name"));
  }

  /** Nothing brings the data back, so the name is repeated to confirm it. */
  private Answer erase(Request request) {
    var caller = request.knownCaller();
    var player = PlayerRoutes.find(players, request.id("id"));
    boolean isAccountItself =
        player.id().equals(caller.player()) && player.id().equals(caller.owner());
    boolean isOwnBot = player.owner().filter(caller.player()::equals).isPresent();
    if (!isAccountItself && !isOwnBot && !caller.may(Scope.ADMIN)) {
      throw RequestRefused.of(
          Kind.FORBIDDEN, "not-your-player", "The player is neither you nor one of your bots.");
    }
    if (request.query("name").filter(player.name()::equals).isEmpty()) {
      throw new BadInput(
          "name-not-confirmed", "Confirm with the player's present name: '?name=…'.");
    }
    erasure.erase(caller.player(), player.id());
    return Answer.nothing();
  }
}
