package org.apogee.node.api;

import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Player.Kind;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Role;
import org.apogee.platform.token.Scope;
import org.apogee.platform.token.Tokens;

/** Roles of players: reading and changing them. */
final class RoleRoutes {
  private final Players players;

  RoleRoutes(Players players) {
    this.players = players;
  }

  List<Route> routes() {
    return List.of(
        Route.put(NodeApi.ROOT + "/players/{id}/role", Access.with(Scope.ADMIN), this::change));
  }

  /** The operator's player stays an admin, so that there is always one. */
  private Answer change(Request request) {
    var id = request.id("id");
    var role = request.body(fields -> fields.choice("role", Role.class));
    var player = players.findPresent(id).orElseThrow(Players::unknown);
    if (player.kind() != Kind.PERSON || (id.equals(Tokens.ORGANISER) && role != Role.ADMIN)) {
      throw new BadInput("bad-role", "This player cannot have the role '" + role.word() + "'.");
    }
    players.setRole(request.player(), id, role);
    return Answer.json(PlayerRoutes.shown(PlayerRoutes.find(players, id)));
  }
}
