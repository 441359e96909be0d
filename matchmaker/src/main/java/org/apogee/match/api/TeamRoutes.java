package org.apogee.match.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.TournamentCommand.What;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.match.tournament.TournamentReply;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.ProtocolJson;

/** The teams of a team event: entering, members, line-ups, withdrawing. */
final class TeamRoutes {
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final String ROOT = MatchmakerApi.ROOT + "/{id}/teams";
  private static final String TEAM = ROOT + "/{team}";
  private static final int NAME_MAX = 40;
  private static final int INVITED_MAX = 40;
  private static final int BOARDS_MAX = 20;

  private final Tournaments tournaments;
  private final EntrantResolver resolver;
  private final DirectorAccess access;
  private final Admissions admissions;

  TeamRoutes(
      Tournaments tournaments,
      EntrantResolver resolver,
      DirectorAccess access,
      Admissions admissions) {
    this.tournaments = tournaments;
    this.resolver = resolver;
    this.access = access;
    this.admissions = admissions;
  }

  List<Route> routes() {
    return List.of(
        Route.get(ROOT, Access.ANYBODY, this::teams),
        Route.post(ROOT, PLAYERS, this::enter),
        Route.delete(TEAM, PLAYERS, this::withdraw),
        Route.post(TEAM + "/check-in", PLAYERS, this::checkIn).withoutBody(),
        Route.post(TEAM + "/members", PLAYERS, this::join),
        Route.delete(TEAM + "/members/{entrant}", PLAYERS, this::leave),
        Route.get(TEAM + "/line-up", PLAYERS, this::lineUp),
        Route.put(TEAM + "/line-up", PLAYERS, this::chooseLineUp));
  }

  private record Entry(String name, List<String> invited, Optional<String> code) {
    static Entry read(Fields fields) {
      return new Entry(
          fields.text("name", NAME_MAX),
          fields.texts("invited", INVITED_MAX, 64),
          fields.optionalText("code", 64));
    }

    /** From the name, so that a repeat is one; the name may have no Latin letters. */
    String id() {
      var words = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
      var slug = words.replaceAll("^-|-$", "");
      return "team:" + (slug.isEmpty() ? TournamentRequest.digest(name) : slug);
    }
  }

  private Answer teams(Request request) {
    return Answer.jsonText(tournaments.look(request.id("id"), What.TEAMS, 0));
  }

  private Answer enter(Request request) {
    var entry = request.body(Entry::read);
    resolver.checkMayEnter(request.knownCaller());
    resolver.checkMayWrite(request);
    var by = request.player();
    var id = request.id("id");
    var admission = admissions.of(id, request.knownCaller(), by, entry.code());
    var team = entry.id();
    var done =
        tournaments.change(
            id,
            me ->
                new TournamentCommand.EnterTeam(
                    by, team, entry.name(), by, entry.invited(), admission, me));
    return Answer.json(
        done.answer().startsWith("w")
            ? Map.of(
                "team",
                team,
                "waiting",
                Integer.parseInt(done.answer().substring(1)),
                "repeated",
                done.repeated())
            : Map.of("team", team, "repeated", done.repeated()));
  }

  /** Any member may say that the team is present. */
  private Answer checkIn(Request request) {
    if (!leads(request) && !isMember(request)) {
      throw new RequestRefused(TournamentRefusals.NOT_YOUR_TEAM);
    }
    var by = request.player();
    var team = request.id("team");
    return changed(request, me -> new TournamentCommand.CheckIn(by, team, me));
  }

  private Answer withdraw(Request request) {
    checkLeads(request);
    var by = request.player();
    var team = request.id("team");
    return changed(request, me -> new TournamentCommand.Withdraw(by, team, me));
  }

  private Answer join(Request request) {
    var body = request.body(EntrantRequest::read);
    var caller = request.knownCaller();
    var id = request.id("id");
    var entrant = resolver.entrant(body, caller, Set.of(), () -> access.directs(caller, id));
    boolean admitted = leads(request);
    var by = request.player();
    var team = request.id("team");
    var admission = admissions.of(id, caller, entrant.player(), Optional.empty());
    return changed(
        request, me -> new TournamentCommand.JoinTeam(by, team, entrant, admitted, admission, me));
  }

  private Answer leave(Request request) {
    var entrant = request.id("entrant");
    if (!leads(request)) {
      resolver.checkMine(entrant, request.knownCaller(), () -> false);
    }
    var by = request.player();
    var team = request.id("team");
    return changed(request, me -> new TournamentCommand.LeaveTeam(by, team, entrant, me));
  }

  private Answer lineUp(Request request) {
    checkLeads(request);
    return Answer.jsonText(tournaments.team(request.id("id"), request.id("team")));
  }

  private Answer chooseLineUp(Request request) {
    var boards = request.body(fields -> fields.texts("boards", BOARDS_MAX, 64));
    checkLeads(request);
    var by = request.player();
    var team = request.id("team");
    return changed(request, me -> new TournamentCommand.LineUp(by, team, boards, me));
  }

  private Answer changed(
      Request request, Function<ActorRef<TournamentReply>, TournamentCommand.Remote> command) {
    return Answer.json(
        Map.of("repeated", tournaments.change(request.id("id"), command).repeated()));
  }

  private void checkLeads(Request request) {
    if (!leads(request)) {
      throw new RequestRefused(TournamentRefusals.NOT_YOUR_TEAM);
    }
  }

  /** Whether the caller is the captain or directs the event. */
  private boolean leads(Request request) {
    var id = request.id("id");
    var team = tree(tournaments.team(id, request.id("team")));
    return team.path("captain").asText().equals(request.player())
        || access.directs(request.knownCaller(), id);
  }

  private boolean isMember(Request request) {
    for (var team : tree(tournaments.look(request.id("id"), What.TEAMS, 0)).path("items")) {
      if (team.path("team").asText().equals(request.id("team"))) {
        for (var member : team.path("members")) {
          if (member.asText().equals(request.player())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static JsonNode tree(String json) {
    try {
      return ProtocolJson.MAPPER.readTree(json);
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("a tournament returned invalid JSON", ours);
    }
  }
}
