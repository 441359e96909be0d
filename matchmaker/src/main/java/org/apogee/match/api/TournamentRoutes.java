package org.apogee.match.api;

import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apogee.engine.BadInput;
import org.apogee.match.listing.Summaries;
import org.apogee.match.pairing.DutchSwiss;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.preview.Preview;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.TournamentCommand.What;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentQuery;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.match.tournament.TournamentState;
import org.apogee.match.tournament.Tournaments;
import org.apogee.match.trf.TrfDocument;
import org.apogee.match.trf.TrfExchange;
import org.apogee.match.trf.TrfProblem;
import org.apogee.match.trf.TrfReader;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;

/** Making tournaments and listing them. */
final class TournamentRoutes {
  private static final Access ORGANISERS = Access.with(Scope.ORGANISE);
  private static final int PAGE_USUAL = 50;

  private final InstantSource clock;
  private final Tournaments tournaments;
  private final TournamentQuery list;
  private final EntrantResolver resolver;
  private final DirectorAccess access;
  private final Preview preview;

  TournamentRoutes(
      InstantSource clock,
      Tournaments tournaments,
      TournamentQuery list,
      EntrantResolver resolver,
      DirectorAccess access,
      Preview preview) {
    this.clock = clock;
    this.tournaments = tournaments;
    this.list = list;
    this.resolver = resolver;
    this.access = access;
    this.preview = preview;
  }

  List<Route> routes() {
    return List.of(
        Route.post(MatchmakerApi.ROOT, ORGANISERS, this::create),
        Route.post(MatchmakerApi.ROOT + "/preview", ORGANISERS, this::preview),
        Route.put(MatchmakerApi.ROOT + "/{id}/settings", ORGANISERS, access.directed(this::change)),
        Route.post(MatchmakerApi.ROOT + "/import", ORGANISERS, this::importReport),
        Route.get(MatchmakerApi.ROOT, Access.ANYBODY, this::page)
            .query("state", "limit", "cursor"));
  }

  private Answer create(Request request) {
    var body = request.body(TournamentRequest::read);
    var entrants = resolver.entrants(body.entrants(), request.knownCaller());
    resolver.checkMayWrite(request);
    return make(request, body, settings(request, body), entrants, List.of());
  }

  private Answer preview(Request request) {
    var trial = request.body(TournamentRequest.Trial::read);
    var entrants = trial.request().entrants();
    boolean houseOnly =
        !entrants.isEmpty() && entrants.stream().allMatch(who -> who.bot().isPresent());
    var settings = settings(request, trial.request()).checked();
    return Answer.json(preview.of(settings, trial.expected(), houseOnly));
  }

  private TournamentSettings settings(Request request, TournamentRequest body) {
    return body.settings(request.player(), clock.millis());
  }

  /** Entrants and key of the request are ignored: both belong to the moment of creation. */
  private Answer change(Request request) {
    var id = request.id("id");
    var body = request.body(TournamentRequest::read);
    // The same codes have the same hashes, so that a repeat is recognised.
    var entry = Json.read(tournaments.look(id, What.ENTRY, 0).getBytes(StandardCharsets.UTF_8));
    if (!body.draft().name().equals(entry.path("name").asText())) {
      resolver.checkMayWrite(request);
    }
    var known = entry.path("salt").asText();
    var salt = known.isEmpty() ? UUID.randomUUID().toString() : known;
    var by = request.player();
    var settings = body.settings(by, clock.millis(), salt).checked();
    var done = tournaments.change(id, me -> new TournamentCommand.ChangeSettings(by, settings, me));
    return Answer.json(Map.of("repeated", done.repeated()));
  }

  private Answer importReport(Request request) {
    var body = request.body(TournamentRequest::readWithReport);
    if (body.draft().format() != Format.SWISS || body.draft().tableSize() != 2) {
      throw new RequestRefused(TournamentRefusals.NO_REPORT);
    }
    resolver.checkMayWrite(request);
    var document = read(body.report());
    var entrants = entrantsOf(document, resolver.entrants(body.entrants(), request.knownCaller()));
    // The lot has fallen in the report: later rounds and later reports must have the same colours.
    var settings = settings(request, body);
    var seed = DutchSwiss.seed(settings.seed(), document.oddNumbersWhite());
    var answer =
        make(request, body, settings.withSeed(seed), entrants, TrfExchange.rounds(document));
    forbid(request, body, document);
    return answer;
  }

  /** After the tournament exists; a repeated import finds the pairs forbidden already. */
  private void forbid(Request request, TournamentRequest body, TrfDocument document) {
    var by = request.player();
    for (var pair : TrfExchange.forbidden(document)) {
      tournaments.change(
          body.id(by), me -> new TournamentCommand.Forbid(by, pair.one(), pair.other(), me));
    }
  }

  private static TrfDocument read(List<String> lines) {
    try {
      return TrfReader.read(String.join("\n", lines));
    } catch (TrfProblem problem) {
      throw new BadInput(
          "bad-report", "The report cannot be imported. " + problem.getMessage() + ".");
    }
  }

  /** The player for each name of the report: an entrant with that name or ID. */
  private static List<TournamentEntrant> entrantsOf(
      TrfDocument document, List<TournamentEntrant> given) {
    Map<String, TournamentEntrant> byName = new HashMap<>();
    given.forEach(who -> byName.put(who.id(), who));
    given.forEach(who -> byName.put(who.name(), who));
    return TrfExchange.entrants(document).stream()
        .map(line -> {
          var who = byName.get(line.id());
          if (who == null) {
            throw new BadInput("bad-report", "No entrant plays for '" + line.id() + "'.");
          }
          return new TournamentEntrant(
              line.id(), line.number(), who.name(), who.player(), who.bot(), line.rating(), true);
        })
        .toList();
  }

  private Answer make(
      Request request,
      TournamentRequest body,
      TournamentSettings settings,
      List<TournamentEntrant> entrants,
      List<PastRound> past) {
    var by = request.player();
    var id = body.id(by);
    var checked = settings.checked();
    var done =
        tournaments.change(id, me -> new TournamentCommand.Create(by, checked, entrants, past, me));
    var answer = Map.of("tournament", id, "repeated", done.repeated());
    return done.repeated()
        ? Answer.json(answer)
        : Answer.created(MatchmakerApi.ROOT + "/" + id, answer);
  }

  private Answer page(Request request) {
    return Answer.json(
        list.page(
            request.queryChoice("state", TournamentState.Stage.class),
            (int) request.queryWhole("limit", 1, Summaries.PAGE_MOST, PAGE_USUAL),
            request.query("cursor")));
  }
}
