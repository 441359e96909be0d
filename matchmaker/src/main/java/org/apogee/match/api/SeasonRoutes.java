package org.apogee.match.api;

import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.apogee.match.api.SeasonRequest.MemberRequest;
import org.apogee.match.competition.CompetitionList;
import org.apogee.match.listing.Summaries;
import org.apogee.match.registration.BarredPlayers;
import org.apogee.match.season.SeasonCommand;
import org.apogee.match.season.SeasonMember;
import org.apogee.match.season.Seasons;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;

/** Seasons of several events: making them, taking part, ending them, looking at their tables. */
final class SeasonRoutes {
  private static final String ROOT = "/api/v1/seasons";
  private static final String ONE = ROOT + "/{id}";
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final Access ORGANISERS = Access.with(Scope.ORGANISE);

  private final Seasons seasons;
  private final CompetitionList list;
  private final Players players;
  private final EntrantResolver resolver;
  private final BarredPlayers barred;

  SeasonRoutes(
      Seasons seasons,
      CompetitionList list,
      Players players,
      EntrantResolver resolver,
      BarredPlayers barred) {
    this.seasons = seasons;
    this.list = list;
    this.players = players;
    this.resolver = resolver;
    this.barred = barred;
  }

  List<Route> routes() {
    return List.of(
        Route.post(ROOT, ORGANISERS, this::create),
        Route.get(ROOT, Access.ANYBODY, this::page).query("limit", "cursor"),
        Route.get(ONE, Access.ANYBODY, request -> Answer.jsonText(seasons.look(request.id("id")))),
        Route.post(ONE + "/members", PLAYERS, this::join),
        Route.delete(ONE + "/members/{entrant}", PLAYERS, this::withdraw),
        Route.post(ONE + "/end", ORGANISERS, this::end).withoutBody(),
        Route.post(ONE + "/next", ORGANISERS, this::next),
        Route.put(ONE + "/directors/{player}", ORGANISERS, this::addDirector).withoutBody(),
        Route.delete(ONE + "/directors/{player}", ORGANISERS, this::removeDirector),
        Route.post(ONE + "/cancel", ORGANISERS, this::cancel));
  }

  private Answer page(Request request) {
    int limit = (int) request.queryWhole("limit", 1, Summaries.PAGE_MOST, Summaries.PAGE_MOST);
    return Answer.json(list.page(limit, request.query("cursor")));
  }

  private Answer create(Request request) {
    var body = request.body(SeasonRequest::read);
    var by = request.player();
    var entrants =
        resolver.entrants(
            body.members().stream().map(MemberRequest::entrant).toList(), request.knownCaller());
    resolver.checkMayWrite(request);
    var members =
        IntStream.range(0, entrants.size())
            .mapToObj(i -> new SeasonMember(body.members().get(i).division(), entrants.get(i)))
            .toList();
    var id = body.id(by);
    var done =
        seasons.change(
            id, me -> new SeasonCommand.Create(by, body.settings(by), members, List.of(), me));
    return made(id, done.repeated());
  }

  private static Answer made(String id, boolean repeated) {
    var answer = Map.of("season", id, "repeated", repeated);
    return repeated ? Answer.json(answer) : Answer.created(ROOT + "/" + id, answer);
  }

  private boolean owns(Request request) {
    return OwnedEvent.isOwnedBy(request.knownCaller(), seasons.look(request.id("id")));
  }

  private void checkOwner(Request request) {
    if (!owns(request)) {
      throw new RequestRefused(TournamentRefusals.NOT_YOUR_EVENT);
    }
  }

  private Answer join(Request request) {
    var body = request.body(MemberRequest::read);
    var entrant =
        resolver.entrant(body.entrant(), request.knownCaller(), Set.of(), () -> owns(request));
    var by = request.player();
    return done(
        request, me -> new SeasonCommand.Join(by, new SeasonMember(body.division(), entrant), me));
  }

  private Answer withdraw(Request request) {
    var entrant = request.id("entrant");
    resolver.checkMine(entrant, request.knownCaller(), () -> owns(request));
    var by = request.player();
    return done(request, me -> new SeasonCommand.Withdraw(by, entrant, me));
  }

  private Answer end(Request request) {
    checkOwner(request);
    var by = request.player();
    return done(request, me -> new SeasonCommand.End(by, me));
  }

  /** The season after an ended one, with the divisions that follow from its tables. */
  private Answer next(Request request) {
    var first = request.body(fields -> fields.text("first", 32));
    checkOwner(request);
    resolver.checkMayEnter(request.knownCaller());
    var by = request.player();
    SeasonRequest.instant(first, ZoneId.of("UTC"));
    var plan = seasons.next(request.id("id"), first);
    var members = present(plan.members());
    var directors = OwnedEvent.directors(seasons.look(request.id("id"))).stream().sorted().toList();
    var done =
        seasons.change(
            plan.id(), me -> new SeasonCommand.Create(by, plan.settings(), members, directors, me));
    return made(plan.id(), done.repeated());
  }

  /** Without those who may not be entered by now. */
  private List<SeasonMember> present(List<SeasonMember> members) {
    var gone = barred.among(members.stream().map(member -> member.entrant().player()).toList());
    return members.stream().filter(member -> !gone.contains(member.entrant().player())).toList();
  }

  private Answer addDirector(Request request) {
    var player = request.id("player");
    checkChooses(request);
    CoDirectorRoutes.checkPerson(players, player);
    var by = request.player();
    return done(request, me -> new SeasonCommand.AddDirector(by, player, me));
  }

  /** Each of them may step down. */
  private Answer removeDirector(Request request) {
    var player = request.id("player");
    if (!player.equals(request.player())) {
      checkChooses(request);
    }
    var by = request.player();
    return done(request, me -> new SeasonCommand.RemoveDirector(by, player, me));
  }

  private void checkChooses(Request request) {
    if (!OwnedEvent.isOwner(request.knownCaller(), seasons.look(request.id("id")))) {
      throw new RequestRefused(TournamentRefusals.NOT_THE_OWNER);
    }
  }

  private Answer cancel(Request request) {
    var reason = request.body(fields -> fields.text("reason", 200));
    checkOwner(request);
    resolver.checkMayWrite(request);
    var by = request.player();
    return done(request, me -> new SeasonCommand.Cancel(by, reason, me));
  }

  private Answer done(Request request, Seasons.Change change) {
    return Answer.json(Map.of("repeated", seasons.change(request.id("id"), change).repeated()));
  }
}
