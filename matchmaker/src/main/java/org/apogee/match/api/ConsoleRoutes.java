package org.apogee.match.api;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.TournamentCommand.Gate;
import org.apogee.match.tournament.TournamentReply;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;

/** Actions of a director while a tournament runs: ends of rounds, games in play, messages. */
final class ConsoleRoutes {
  private static final Access ORGANISERS = Access.with(Scope.ORGANISE);
  private static final String ONE = MatchmakerApi.ROOT + "/{id}";
  private static final int TABLES_MAX = 500;
  private static final int MESSAGE_MAX = 500;
  private static final int MINUTES_MAX = 7 * 24 * 60;

  private final Tournaments tournaments;
  private final DirectorAccess access;
  private final EntrantResolver resolver;

  ConsoleRoutes(Tournaments tournaments, DirectorAccess access, EntrantResolver resolver) {
    this.tournaments = tournaments;
    this.access = access;
    this.resolver = resolver;
  }

  List<Route> routes() {
    return List.of(
        Route.post(ONE + "/confirm", ORGANISERS, access.directed(this::confirm)).withoutBody(),
        Route.post(ONE + "/rounds/{round}/end", ORGANISERS, access.directed(this::endRound))
            .withoutBody(),
        gate("/registration/open", Gate.OPEN_REGISTRATION),
        gate("/registration/close", Gate.CLOSE_REGISTRATION),
        Route.post(ONE + "/check-in/open", ORGANISERS, access.directed(this::openCheckIn)),
        Route.get(ONE + "/next-pairing", Access.ANYBODY, this::next).busy(),
        Route.post(ONE + "/next-pairing/try", ORGANISERS, access.directed(this::attempt)).busy(),
        Route.post(ONE + "/message", ORGANISERS, access.directed(this::announce)),
        Route.post(
            ONE + "/rounds/{round}/tables/{table}/adjudicate",
            ORGANISERS,
            access.directed(this::adjudicate)));
  }

  private Answer change(
      Request request, Function<ActorRef<TournamentReply>, TournamentCommand.Remote> command) {
    return Answer.json(
        Map.of("repeated", tournaments.change(request.id("id"), command).repeated()));
  }

  private Route gate(String path, Gate gate) {
    return Route.post(
            ONE + path,
            ORGANISERS,
            access.directed(request -> {
              var by = request.player();
              return change(request, me -> new TournamentCommand.Regulate(by, gate, 0, me));
            }))
        .withoutBody();
  }

  private Answer openCheckIn(Request request) {
    long millis = request.body(fields -> fields.whole("minutes", 1, MINUTES_MAX)) * 60_000L;
    var by = request.player();
    return change(
        request, me -> new TournamentCommand.Regulate(by, Gate.OPEN_CHECK_IN, millis, me));
  }

  private Answer next(Request request) {
    return Answer.jsonText(tournaments.next(request.id("id"), List.of()));
  }

  private Answer attempt(Request request) {
    var tables = request.body(fields -> fields.textLists("tables", TABLES_MAX, 8, 64));
    return Answer.jsonText(tournaments.next(request.id("id"), tables));
  }

  private Answer confirm(Request request) {
    var by = request.player();
    return change(request, me -> new TournamentCommand.Confirm(by, me));
  }

  private Answer endRound(Request request) {
    var by = request.player();
    int round = DirectorRoutes.number(request, "round");
    return change(request, me -> new TournamentCommand.EndRound(by, round, me));
  }

  private Answer announce(Request request) {
    var text = request.body(fields -> fields.text("text", MESSAGE_MAX));
    resolver.checkMayWrite(request);
    var by = request.player();
    return change(request, me -> new TournamentCommand.Announce(by, text, me));
  }

  private record Places(List<Integer> places, String reason) {
    static Places read(Fields fields) {
      return new Places(fields.wholes("places", 8, 1, 8), fields.text("reason", 200));
    }
  }

  private Answer adjudicate(Request request) {
    var decision = request.body(Places::read);
    resolver.checkMayWrite(request);
    int round = DirectorRoutes.number(request, "round");
    int table = DirectorRoutes.number(request, "table");
    var by = request.player();
    return change(
        request,
        me ->
            new TournamentCommand.Adjudicate(
                by, round, table, decision.places(), decision.reason(), me));
  }
}
