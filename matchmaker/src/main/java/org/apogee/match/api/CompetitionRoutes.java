package org.apogee.match.api;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.match.competition.CompetitionCommand;
import org.apogee.match.competition.CompetitionList;
import org.apogee.match.competition.Competitions;
import org.apogee.match.listing.Summaries;
import org.apogee.match.season.Seasons;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;

/** Competitions of several stages: making them, taking part, advancing, looking at them. */
final class CompetitionRoutes {
  private static final String ROOT = "/api/v1/competitions";
  private static final String ONE = ROOT + "/{id}";
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final Access ORGANISERS = Access.with(Scope.ORGANISE);
  private static final int STAGES_MAX = 6;

  private final Competitions competitions;
  private final Seasons seasons;
  private final CompetitionList list;
  private final Players players;
  private final EntrantResolver resolver;

  CompetitionRoutes(
      Competitions competitions,
      Seasons seasons,
      CompetitionList list,
      Players players,
      EntrantResolver resolver) {
    this.competitions = competitions;
    this.seasons = seasons;
    this.list = list;
    this.players = players;
    this.resolver = resolver;
  }

  List<Route> routes() {
    return List.of(
        Route.post(ROOT, ORGANISERS, this::create),
        Route.get(ROOT, Access.ANYBODY, this::page).query("limit", "cursor"),
        Route.get(
            ONE, Access.ANYBODY, request -> Answer.jsonText(competitions.look(request.id("id")))),
        Route.post(ONE + "/entrants", PLAYERS, this::join),
        Route.delete(ONE + "/entrants/{entrant}", PLAYERS, this::withdraw),
        Route.post(ONE + "/advance", ORGANISERS, this::advance),
        Route.post(ONE + "/confirm", ORGANISERS, this::confirm).withoutBody(),
        Route.put(ONE + "/directors/{player}", ORGANISERS, this::addDirector).withoutBody(),
        Route.delete(ONE + "/directors/{player}", ORGANISERS, this::removeDirector),
        Route.post(ONE + "/cancel", ORGANISERS, this::cancel));
  }

  private Answer page(Request request) {
    int limit = (int) request.queryWhole("limit", 1, Summaries.PAGE_MOST, Summaries.PAGE_MOST);
    return Answer.json(list.page(limit, request.query("cursor")));
  }

  private Answer create(Request request) {
    var body = request.body(CompetitionRequest::read);
    var by = request.player();
    var id = body.id(by);
    var entrants = resolver.entrants(body.entrants(), request.knownCaller());
    resolver.checkMayWrite(request);
    var done =
        competitions.change(
            id, me -> new CompetitionCommand.Create(by, body.settings(by), entrants, me));
    var answer = Map.of("competition", id, "repeated", done.repeated());
    return done.repeated() ? Answer.json(answer) : Answer.created(ROOT + "/" + id, answer);
  }

  private boolean owns(Request request) {
    var view = competitions.look(request.id("id"));
    return OwnedEvent.isDirectedBy(request.knownCaller(), view, seasons::look);
  }

  private void checkOwner(Request request) {
    if (!owns(request)) {
      throw new RequestRefused(TournamentRefusals.NOT_YOUR_EVENT);
    }
  }

  private Answer join(Request request) {
    var body = request.body(EntrantRequest::read);
    var entrant = resolver.entrant(body, request.knownCaller(), Set.of(), () -> owns(request));
    var by = request.player();
    return done(request, me -> new CompetitionCommand.Join(by, entrant, me));
  }

  private Answer withdraw(Request request) {
    var entrant = request.id("entrant");
    resolver.checkMine(entrant, request.knownCaller(), () -> owns(request));
    var by = request.player();
    return done(request, me -> new CompetitionCommand.Withdraw(by, entrant, me));
  }

  private Answer advance(Request request) {
    int stage = request.body(fields -> fields.whole("stage", 1, STAGES_MAX));
    checkOwner(request);
    var by = request.player();
    return done(request, me -> new CompetitionCommand.Advance(by, stage, me));
  }

  private Answer confirm(Request request) {
    checkOwner(request);
    var by = request.player();
    return done(request, me -> new CompetitionCommand.Confirm(by, me));
  }

  private Answer addDirector(Request request) {
    var player = request.id("player");
    checkChooses(request);
    CoDirectorRoutes.checkPerson(players, player);
    var by = request.player();
    return done(request, me -> new CompetitionCommand.AddDirector(by, player, me));
  }

  private Answer removeDirector(Request request) {
    var player = request.id("player");
    if (!player.equals(request.player())) {
      checkChooses(request);
    }
    var by = request.player();
    return done(request, me -> new CompetitionCommand.RemoveDirector(by, player, me));
  }

  private void checkChooses(Request request) {
    if (!OwnedEvent.isOwner(request.knownCaller(), competitions.look(request.id("id")))) {
      throw new RequestRefused(TournamentRefusals.NOT_THE_OWNER);
    }
  }

  private Answer cancel(Request request) {
    var reason = request.body(fields -> fields.text("reason", 200));
    checkOwner(request);
    resolver.checkMayWrite(request);
    var by = request.player();
    return done(request, me -> new CompetitionCommand.Cancel(by, reason, me));
  }

  private Answer done(Request request, Competitions.Change change) {
    return Answer.json(
        Map.of("repeated", competitions.change(request.id("id"), change).repeated()));
  }
}
