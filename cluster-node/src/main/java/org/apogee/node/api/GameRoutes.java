package org.apogee.node.api;

import java.util.List;
import java.util.Map;
import org.apogee.engine.View;
import org.apogee.node.game.GameHistory;
import org.apogee.node.inbox.Inboxes;
import org.apogee.node.lobby.Seek;
import org.apogee.node.service.Arrivals;
import org.apogee.node.watch.WatchHub;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditEntry;
import org.apogee.platform.audit.AuditEntry.Area;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.jspecify.annotations.Nullable;

/** Opening, playing and watching games. */
final class GameRoutes {
  private static final String GAME = NodeApi.ROOT + "/games/{id}";
  private static final Access PLAYERS = Access.with(Scope.PLAY);

  /** Each frame is a whole view: more would exceed the size of a usual response. */
  private static final int FRAMES_MAX = 64;

  private static final int FRAMES_USUAL = 16;

  private final GameDesk desk;
  private final GameHistory history;
  private final WatchHub watches;
  private final Inboxes inboxes;
  private final CasualGames casual;
  private final OwnerQuotas quotas;
  private final Sanctions sanctions;
  private final Audit audit;
  private final Analysis analysis;
  private final Previews previews;
  private final Arrivals arrivals;

  GameRoutes(
      GameDesk desk,
      GameHistory history,
      WatchHub watches,
      Inboxes inboxes,
      CasualGames casual,
      OwnerQuotas quotas,
      Sanctions sanctions,
      Audit audit,
      Analysis analysis,
      Previews previews,
      Arrivals arrivals) {
    this.desk = desk;
    this.history = history;
    this.watches = watches;
    this.inboxes = inboxes;
    this.casual = casual;
    this.quotas = quotas;
    this.sanctions = sanctions;
    this.audit = audit;
    this.analysis = analysis;
    this.previews = previews;
    this.arrivals = arrivals;
  }

  List<Route> routes() {
    return List.of(
        Route.post(NodeApi.ROOT + "/games", PLAYERS, this::open),
        Route.get(GAME, Access.ANYBODY, this::look),
        Route.get(GAME + "/view", PLAYERS, this::view).busy(),
        Route.post(GAME + "/moves", PLAYERS, this::move).busy(),
        Route.post(GAME + "/try", PLAYERS, this::attempt),
        Route.post(GAME + "/resign", PLAYERS, this::resign).withoutBody(),
        Route.post(GAME + "/cancel", PLAYERS, this::cancel),
        Route.get(GAME + "/stream", Access.ANYBODY, this::stream).query("from").busy(),
        Route.get(GAME + "/record", Access.ANYBODY, this::record),
        Route.get(GAME + "/frames", Access.ANYBODY, this::frames).query("from", "limit"),
        Route.get(GAME + "/draws", Access.ANYBODY, this::draws),
        Route.get(GAME + "/story", Access.ANYBODY, this::story),
        Route.get(GAME + "/picture", Access.ANYBODY, previews::picture),
        Route.post(GAME + "/analysis", PLAYERS, analysis::analyse),
        Route.get(NodeApi.ROOT + "/me/stream", PLAYERS, this::myStream).query("from").busy(),
        Route.get(NodeApi.ROOT + "/me/socket", PLAYERS, this::mySession).query("from").busy());
  }

  private Answer open(Request request) {
    var caller = request.knownCaller();
    var wish = request.body(CasualGame::read);
    var id = wish.id(caller.player());
    var order = casual.order(wish, caller);
    if (!desk.isOpened(id)) {
      sanctions.check(Sanction.Kind.PLAY, wish.players(caller.player()));
      quotas.openGame(caller);
      casual.checkRoom(id, order, caller);
    }
    boolean repeated = desk.open(id, order);
    if (!repeated && caller.may(Scope.ADMIN)) {
      audit.record(new AuditEntry(caller.player(), Area.GAME, "opened", id.text()));
    }
    var answer = Map.of("game", id.text(), "repeated", repeated);
    return repeated
        ? Answer.json(answer)
        : Answer.created(NodeApi.ROOT + "/games/" + id.text(), answer);
  }

  private Answer look(Request request) {
    return Answer.jsonText(desk.look(visible(request), null));
  }

  private Answer view(Request request) {
    return Answer.jsonText(desk.view(game(request), request.player()));
  }

  private Answer move(Request request) {
    var id = game(request);
    var move = request.body(Move::read);
    // Looking the token up is our time; a body that trickles in is the player's.
    long received = arrivals.arrived(request.admission());
    var played = desk.play(id, request.knownCaller(), move.ply(), move.code(), received);
    return Answer.json(Map.of("plies", played.plies(), "repeated", played.repeated()));
  }

  private Answer attempt(Request request) {
    var attempt = request.body(Attempt::read);
    return Answer.jsonText(
        desk.attempt(game(request), request.player(), attempt.ply(), attempt.moves()));
  }

  private Answer resign(Request request) {
    quotas.resign(request.knownCaller());
    return Answer.json(Map.of("repeated", desk.resign(game(request), request.player()).repeated()));
  }

  private Answer cancel(Request request) {
    var id = game(request);
    var reason = request.body(fields -> fields.text("reason", 200));
    var caller = request.knownCaller();
    boolean isOwn = isOpener(id, caller);
    if (!isOwn && !caller.may(Scope.MODERATE) && !caller.may(Scope.ADMIN)) {
      throw RequestRefused.of(
          Kind.FORBIDDEN,
          "not-your-game",
          "Only the player who opened a casual game, or a moderator, can cancel it.");
    }
    sanctions.check(Sanction.Kind.MUTE, List.of(caller.player()));
    boolean repeated = desk.cancel(id, reason).repeated();
    if (!isOwn && !repeated) {
      audit.record(new AuditEntry(caller.player(), Area.GAME, "cancelled", id.text(), reason));
    }
    return Answer.json(Map.of("repeated", repeated));
  }

  /** A player may cancel a casual game that it opened, but not one that others joined. */
  private boolean isOpener(GameId id, Caller caller) {
    if (Seek.isGameOf(id)) {
      return false;
    }
    var first = history.news(id, 0).stream().findFirst().orElseThrow(GameDesk::noSuchGame);
    var mine = new Origin(OriginKind.CASUAL, caller.player());
    return first.news() instanceof GameNews.Started started && started.origin().equals(mine);
  }

  /** With the token of a seat, what that seat may know; for others, what everybody may. */
  private Answer stream(Request request) {
    var id = game(request);
    desk.checkOpened(id);
    history.checkVisible(id, asker(request));
    int viewer =
        request
            .caller()
            .flatMap(caller -> history.seatOf(id, caller.player()))
            .orElse(View.OBSERVER);
    return new Answer.Lines("game", watches.follow(id, viewer, request.from()));
  }

  private Answer record(Request request) {
    return Answer.text("text/plain; charset=utf-8", history.record(game(request)));
  }

  private Answer frames(Request request) {
    int from = (int) request.queryWhole("from", 0, Move.PLIES_MAX, 0);
    int limit = (int) request.queryWhole("limit", 1, FRAMES_MAX, FRAMES_USUAL);
    return Answer.jsonText(history.frames(visible(request), from, limit));
  }

  private Answer draws(Request request) {
    return Answer.jsonText(history.draws(game(request)));
  }

  private Answer story(Request request) {
    return Answer.jsonText(history.story(visible(request)));
  }

  private Answer myStream(Request request) {
    return new Answer.Lines("player", inboxes.stream(request.player(), request.from()));
  }

  private Answer mySession(Request request) {
    return new Answer.Talk(
        "player",
        inboxes.stream(request.player(), request.from()),
        new PlayerSession(desk, quotas, request.knownCaller(), arrivals));
  }

  /** The game of the request, if the sender may see it. */
  private GameId visible(Request request) {
    var id = game(request);
    history.checkVisible(id, asker(request));
    return id;
  }

  private static @Nullable String asker(Request request) {
    return request.caller().map(Caller::player).orElse(null);
  }

  private static GameId game(Request request) {
    return new GameId(request.id("id"));
  }
}
