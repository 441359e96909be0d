package org.apogee.match.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.engine.BadInput;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.TournamentReply;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;

/** The actions of a director, and the byes that a player requests for itself. */
final class DirectorRoutes {
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final Access ORGANISERS = Access.with(Scope.ORGANISE);
  private static final String ONE = MatchmakerApi.ROOT + "/{id}";
  private static final String TABLE = ONE + "/rounds/{round}/tables/{table}";

  /** A larger number in a request is a typing error. */
  private static final int ROUNDS_MAX = 500;

  private static final int TABLES_MAX = 500;
  private static final int MINUTES_MAX = 7 * 24 * 60;

  private final Tournaments tournaments;
  private final EntrantResolver resolver;
  private final DirectorAccess access;

  DirectorRoutes(Tournaments tournaments, EntrantResolver resolver, DirectorAccess access) {
    this.tournaments = tournaments;
    this.resolver = resolver;
    this.access = access;
  }

  List<Route> routes() {
    return List.of(
        plain("/start", TournamentCommand.Start::new),
        plain("/pause", TournamentCommand.Pause::new),
        plain("/resume", TournamentCommand.Resume::new),
        Route.post(ONE + "/byes", PLAYERS, this::bye),
        Route.post(ONE + "/extend", ORGANISERS, access.directed(this::extend)),
        Route.post(ONE + "/cancel", ORGANISERS, access.directed(this::cancel)),
        Route.post(ONE + "/forbidden", ORGANISERS, access.directed(this::forbid)),
        Route.post(ONE + "/pairing", ORGANISERS, access.directed(this::pair)),
        Route.post(TABLE + "/void", ORGANISERS, access.directed(this::voidTable)),
        Route.post(TABLE + "/result", ORGANISERS, access.directed(this::rule)));
  }

  private Route plain(
      String path,
      BiFunction<String, ActorRef<TournamentReply>, TournamentCommand.Remote> command) {
    return Route.post(
            ONE + path,
            ORGANISERS,
            access.directed(request -> change(request, me -> command.apply(request.player(), me))))
        .withoutBody();
  }

  private Answer change(
      Request request, Function<ActorRef<TournamentReply>, TournamentCommand.Remote> command) {
    return Answer.json(
        Map.of("repeated", tournaments.change(request.id("id"), command).repeated()));
  }

  /** The byes that a player may request: for half a win, or for nothing. */
  private enum ByeChoice {
    REQUESTED,
    ABSENT
  }

  private Answer change(
      Request request,
      Explanation why,
      Function<ActorRef<TournamentReply>, TournamentCommand.Remote> command) {
    why.check(request, access, resolver);
    var answer = change(request, command);
    why.record(request, tournaments);
    return answer;
  }

  private record Bye(String entrant, int round, ByeChoice kind, Explanation why) {
    static Bye read(Fields fields) {
      return new Bye(
          fields.id("entrant"),
          fields.whole("round", 1, ROUNDS_MAX),
          fields.choice("kind", ByeChoice.class, ByeChoice.REQUESTED),
          Explanation.read(fields));
    }
  }

  private Answer bye(Request request) {
    var bye = request.body(Bye::read);
    var caller = request.knownCaller();
    resolver.checkMine(bye.entrant(), caller, () -> access.directs(caller, request.id("id")));
    var by = request.player();
    var kind = ByeKind.valueOf(bye.kind().name());
    return change(
        request,
        bye.why(),
        me -> new TournamentCommand.Excuse(by, bye.entrant(), bye.round(), kind, me));
  }

  private record More(int rounds, int minutes, Optional<String> key, Explanation why) {
    static More read(Fields fields) {
      return new More(
          fields.whole("rounds", 1, 100, 0),
          fields.whole("minutes", 1, MINUTES_MAX, 0),
          fields.optionalText("key", 64),
          Explanation.read(fields));
    }
  }

  private Answer extend(Request request) {
    var more = request.body(More::read);
    if (more.rounds() > 0 == more.minutes() > 0) {
      throw new BadInput("missing-field", "Set either 'rounds' or 'minutes'.");
    }
    var by = request.player();
    return change(
        request,
        more.why(),
        me ->
            new TournamentCommand.Extend(
                by, more.rounds(), more.minutes() * 60_000L, more.key().orElse(null), me));
  }

  private Answer cancel(Request request) {
    var reason = request.body(fields -> fields.text("reason", 200));
    resolver.checkMayWrite(request);
    var by = request.player();
    return change(request, me -> new TournamentCommand.Cancel(by, reason, me));
  }

  private record Pair(String one, String other, Explanation why) {
    static Pair read(Fields fields) {
      return new Pair(fields.id("one"), fields.id("other"), Explanation.read(fields));
    }
  }

  private Answer forbid(Request request) {
    var pair = request.body(Pair::read);
    var by = request.player();
    return change(
        request, pair.why(), me -> new TournamentCommand.Forbid(by, pair.one(), pair.other(), me));
  }

  /**
   * A round by hand.
   *
   * @param version the version of the plan that the director saw, or 0
   */
  private record Pairing(
      List<List<String>> tables, List<String> byes, int version, Explanation why) {
    static Pairing read(Fields fields) {
      return new Pairing(
          fields.textLists("tables", TABLES_MAX, 8, 64),
          fields.texts("byes", 1000, 64),
          fields.whole("version", 1, Integer.MAX_VALUE, 0),
          Explanation.read(fields));
    }
  }

  private Answer pair(Request request) {
    var pairing = request.body(Pairing::read);
    var by = request.player();
    return change(
        request,
        pairing.why(),
        me ->
            new TournamentCommand.PairByHand(
                by, pairing.tables(), pairing.byes(), pairing.version(), me));
  }

  private record Voiding(String reason, boolean replay) {
    static Voiding read(Fields fields) {
      return new Voiding(fields.text("reason", 200), fields.flag("replay", false));
    }
  }

  private Answer voidTable(Request request) {
    var voiding = request.body(Voiding::read);
    resolver.checkMayWrite(request);
    int round = number(request, "round");
    int table = number(request, "table");
    var by = request.player();
    return change(
        request,
        me ->
            new TournamentCommand.VoidTable(
                by, round, table, voiding.replay(), voiding.reason(), me));
  }

  private record Ruling(List<Integer> places, boolean played, String reason) {
    static Ruling read(Fields fields) {
      return new Ruling(
          fields.wholes("places", 8, 1, 8),
          fields.flag("played", false),
          fields.text("reason", 200));
    }
  }

  private Answer rule(Request request) {
    var ruling = request.body(Ruling::read);
    resolver.checkMayWrite(request);
    int round = number(request, "round");
    int table = number(request, "table");
    var by = request.player();
    return change(
        request,
        me ->
            new TournamentCommand.Rule(
                by, round, table, ruling.places(), ruling.played(), ruling.reason(), me));
  }

  static int number(Request request, String part) {
    var text = request.id(part);
    if (!text.matches("[1-9][0-9]{0,5}")) {
      throw new BadInput("bad-parameter", "'" + part + "' must be an integer from 1.");
    }
    return Integer.parseInt(text);
  }
}
