package org.apogee.node.api;

import java.util.List;
import java.util.Optional;
import org.apogee.node.lobby.Seek.Kind;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Scope;
import org.jspecify.annotations.Nullable;

/** Games that wait for their players. */
final class SeekRoutes {
  private static final String SEEKS = NodeApi.ROOT + "/seeks";
  private static final String SEEK = SEEKS + "/{id}";
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final int SECRET_MAX = 64;

  private final LobbyDesk desk;

  SeekRoutes(LobbyDesk desk) {
    this.desk = desk;
  }

  List<Route> routes() {
    return List.of(
        Route.get(SEEKS, Access.ANYBODY, _ -> LobbyDesk.list(desk.lobby().listed())),
        Route.post(SEEKS, PLAYERS, this::make),
        Route.get(SEEKS + "/stream", Access.ANYBODY, this::stream).query("from").busy(),
        Route.get(SEEK, Access.ANYBODY, this::look),
        Route.delete(SEEK, PLAYERS, this::withdraw),
        Route.post(SEEK + "/invitation", Access.ANYBODY, this::invitation),
        Route.post(SEEK + "/join", PLAYERS, this::join),
        Route.post(SEEK + "/leave", PLAYERS, this::leave).withoutBody(),
        Route.post(SEEK + "/fill", PLAYERS, this::fill).withoutBody(),
        Route.get(NodeApi.ROOT + "/me/seeks", PLAYERS, this::mine));
  }

  private Answer make(Request request) {
    return desk.make(Kind.SEEK, request.body(SeekWish::seek), request.knownCaller());
  }

  private Answer stream(Request request) {
    return new Answer.Lines("lobby", desk.lobby().stream());
  }

  private Answer look(Request request) {
    return LobbyDesk.shown(desk.lobby().find(request.id("id"), player(request), null));
  }

  private static @Nullable String player(Request request) {
    return request.caller().map(Caller::player).orElse(null);
  }

  /** The secret is in the body, because addresses end up in logs. */
  private Answer invitation(Request request) {
    var secret = request.body(fields -> fields.text("invite", SECRET_MAX));
    return LobbyDesk.shown(desk.lobby().find(request.id("id"), player(request), secret));
  }

  private Answer join(Request request) {
    var secret = request.body(SeekRoutes::invite);
    var joiner = desk.mayPlay(request.knownCaller());
    return LobbyDesk.shown(desk.lobby().join(request.id("id"), joiner, secret.orElse(null)));
  }

  private static Optional<String> invite(Fields fields) {
    return fields.optionalText("invite", SECRET_MAX);
  }

  private Answer leave(Request request) {
    return LobbyDesk.shown(desk.lobby().leave(request.id("id"), request.player()));
  }

  private Answer withdraw(Request request) {
    return LobbyDesk.shown(desk.lobby().withdraw(request.id("id"), request.player()));
  }

  private Answer fill(Request request) {
    var owner = desk.mayPlay(request.knownCaller());
    return LobbyDesk.shown(desk.lobby().fill(request.id("id"), owner.player()));
  }

  private Answer mine(Request request) {
    return LobbyDesk.list(desk.lobby().openOf(Kind.SEEK, request.player()));
  }
}
