package org.apogee.match.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apogee.match.registration.EntryFactsTable;
import org.apogee.match.registration.NoShowTable;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.TournamentCommand.What;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.ProtocolJson;

/** Entering a tournament, checking in, withdrawing. */
final class EntryRoutes {
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final Access ORGANISERS = Access.with(Scope.ORGANISE);
  private static final String ONE = MatchmakerApi.ROOT + "/{id}";
  private static final String ENTRANT = ONE + "/entrants/{entrant}";

  private final Tournaments tournaments;
  private final EntrantResolver resolver;
  private final DirectorAccess access;
  private final EntryFactsTable facts;
  private final NoShowTable noShows;
  private final Admissions admissions;

  EntryRoutes(
      Tournaments tournaments,
      EntrantResolver resolver,
      DirectorAccess access,
      EntryFactsTable facts,
      NoShowTable noShows,
      Admissions admissions) {
    this.tournaments = tournaments;
    this.resolver = resolver;
    this.access = access;
    this.facts = facts;
    this.noShows = noShows;
    this.admissions = admissions;
  }

  List<Route> routes() {
    return List.of(
        Route.get(ONE + "/registration", Access.ANYBODY, this::registration).query("entrant"),
        Route.get(ONE + "/no-shows", ORGANISERS, access.directed(this::noShows)),
        Route.post(ONE + "/entrants", PLAYERS, this::join),
        Route.delete(ENTRANT, PLAYERS, this::withdraw).query("reason"),
        Route.post(ENTRANT + "/check-in", PLAYERS, this::checkIn).withoutBody());
  }

  private record Joining(EntrantRequest entrant, Optional<String> code, Explanation why) {
    static Joining read(Fields fields) {
      return new Joining(
          EntrantRequest.read(fields), fields.optionalText("code", 64), Explanation.read(fields));
    }
  }

  private Answer join(Request request) {
    var id = request.id("id");
    var body = request.body(Joining::read);
    var caller = request.knownCaller();
    var entrant =
        resolver.entrant(body.entrant(), caller, Set.of(), () -> access.directs(caller, id));
    body.why().check(request, access, resolver);
    var admission = admissions.of(id, caller, entrant.player(), body.code());
    var by = caller.player();
    var done = tournaments.change(id, me -> new TournamentCommand.Join(by, entrant, admission, me));
    body.why().record(request, tournaments);
    return Answer.json(
        done.answer().startsWith("w")
            ? Map.of(
                "entrant",
                entrant.id(),
                "waiting",
                Integer.parseInt(done.answer().substring(1)),
                "repeated",
                done.repeated())
            : Map.of(
                "entrant",
                entrant.id(),
                "number",
                Integer.parseInt(done.answer()),
                "repeated",
                done.repeated()));
  }

  private Answer withdraw(Request request) {
    var entrant = request.id("entrant");
    checkMine(request, entrant);
    var why = Explanation.fromQuery(request);
    why.check(request, access, resolver);
    var by = request.player();
    var done =
        tournaments.change(request.id("id"), me -> new TournamentCommand.Withdraw(by, entrant, me));
    why.record(request, tournaments);
    return Answer.json(Map.of("repeated", done.repeated()));
  }

  private Answer checkIn(Request request) {
    var entrant = request.id("entrant");
    checkMine(request, entrant);
    var by = request.player();
    var done =
        tournaments.change(request.id("id"), me -> new TournamentCommand.CheckIn(by, entrant, me));
    return Answer.json(Map.of("repeated", done.repeated()));
  }

  /** For a caller with a token also whether it, or one of its bots, may enter, and why. */
  private Answer registration(Request request) {
    var id = request.id("id");
    var json = (ObjectNode) see(id, What.REGISTRATION);
    var caller = request.caller();
    var entrant = request.queryId("entrant").or(() -> caller.map(Caller::player));
    if (caller.isPresent() && entrant.isPresent()) {
      checkMine(request, entrant.get());
      var known = facts.of(entrant.get(), json.path("game").asText());
      json.set("you", tree(tournaments.advise(id, entrant.get(), known)));
    }
    return Answer.json(json);
  }

  private Answer noShows(Request request) {
    var json = see(request.id("id"), What.REGISTRATION);
    var players = new HashSet<String>();
    for (var list : List.of("entrants", "waiting")) {
      json.path(list).forEach(who -> players.add(who.path("player").asText()));
    }
    json.path("teams").forEach(team -> players.add(team.path("captain").asText()));
    return Answer.json(noShows.of(players));
  }

  private void checkMine(Request request, String entrant) {
    var caller = request.knownCaller();
    resolver.checkMine(entrant, caller, () -> access.directs(caller, request.id("id")));
  }

  private JsonNode see(String id, What what) {
    return tree(tournaments.look(id, what, 0));
  }

  private static JsonNode tree(String json) {
    try {
      return ProtocolJson.MAPPER.readTree(json);
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("a tournament returned invalid JSON", ours);
    }
  }
}
