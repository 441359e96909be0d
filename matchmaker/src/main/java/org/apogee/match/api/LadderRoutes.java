package org.apogee.match.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.match.ladder.LadderCommand;
import org.apogee.match.ladder.LadderList;
import org.apogee.match.ladder.LadderReply;
import org.apogee.match.ladder.Ladders;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditEntry;
import org.apogee.platform.audit.AuditEntry.Area;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Fields;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Scope;

/** Opening ladders, joining and leaving them, looking at them. */
final class LadderRoutes {
  private static final String ROOT = "/api/v1/ladders";
  private static final String ONE = ROOT + "/{id}";
  private static final Access PLAYERS = Access.with(Scope.PLAY);
  private static final Access ORGANISERS = Access.with(Scope.ORGANISE);
  private static final int GAMES_MAX = 100;

  private final Ladders ladders;
  private final LadderList list;
  private final EntrantResolver resolver;
  private final DirectorAccess access;
  private final Audit audit;

  LadderRoutes(
      Ladders ladders,
      LadderList list,
      EntrantResolver resolver,
      DirectorAccess access,
      Audit audit) {
    this.ladders = ladders;
    this.list = list;
    this.resolver = resolver;
    this.access = access;
    this.audit = audit;
  }

  List<Route> routes() {
    return List.of(
        Route.post(ROOT, ORGANISERS, this::open),
        Route.get(ROOT, Access.ANYBODY, _ -> Answer.json(list.all())),
        Route.get(ONE, Access.ANYBODY, request -> Answer.jsonText(ladders.look(request.id("id")))),
        Route.post(ONE + "/entrants", PLAYERS, this::join),
        Route.delete(ONE + "/entrants/{entrant}", PLAYERS, this::leave),
        Route.post(ONE + "/pause", ORGANISERS, access.ofLadder(this::pause)),
        Route.post(ONE + "/resume", ORGANISERS, access.ofLadder(this::resume)).withoutBody());
  }

  private Answer open(Request request) {
    var body = request.body(LadderRequest::read);
    resolver.checkMayWrite(request);
    var by = request.player();
    var done = ladders.change(body.id(), me -> new LadderCommand.Open(by, body.settings(), me));
    record(request, done, "opened", body.id(), "");
    var answer = Map.of("ladder", body.id(), "repeated", done.repeated());
    return done.repeated() ? Answer.json(answer) : Answer.created(ROOT + "/" + body.id(), answer);
  }

  /**
   * A request to join a ladder.
   *
   * @param games the maximum number of concurrent games
   */
  record Joining(Optional<String> player, Optional<String> bot, int games) {
    Joining {
      if (player.isPresent() == bot.isPresent()) {
        throw new BadInput("bad-entrant", "An entrant must have either a 'player' or a 'bot'.");
      }
    }

    static Joining read(Fields fields) {
      return new Joining(
          fields.optionalText("player", 64),
          fields.optionalText("bot", 64),
          fields.whole("games", 1, GAMES_MAX, 1));
    }
  }

  private Answer join(Request request) {
    var joining = request.body(Joining::read);
    var member = resolver.member(joining, request.knownCaller(), () -> owns(request));
    var by = request.player();
    var done = ladders.change(request.id("id"), me -> new LadderCommand.Join(by, member, me));
    record(request, done, "joined", request.id("id"), member.player());
    return Answer.json(Map.of("entrant", member.player(), "repeated", done.repeated()));
  }

  private boolean owns(Request request) {
    return access.ownsLadder(request.knownCaller(), request.id("id"));
  }

  private Answer leave(Request request) {
    var entrant = request.id("entrant");
    resolver.checkMine(entrant, request.knownCaller(), () -> owns(request));
    var by = request.player();
    return done(request, "left", entrant, me -> new LadderCommand.Leave(by, entrant, me));
  }

  private Answer pause(Request request) {
    var reason = request.body(fields -> fields.text("reason", 200));
    resolver.checkMayWrite(request);
    var by = request.player();
    return done(request, "paused", reason, me -> new LadderCommand.Pause(by, reason, me));
  }

  private Answer resume(Request request) {
    var by = request.player();
    return done(request, "resumed", "", me -> new LadderCommand.Resume(by, me));
  }

  private Answer done(Request request, String action, String details, Ladders.Change change) {
    var id = request.id("id");
    var done = ladders.change(id, change);
    record(request, done, action, id, details);
    return Answer.json(Map.of("repeated", done.repeated()));
  }

  /** After the change is in the ladder's journal, which is the truth. */
  private void record(
      Request request, LadderReply.Done done, String action, String id, String details) {
    if (!done.repeated()) {
      audit.record(new AuditEntry(request.player(), Area.LADDER, action, id, details));
    }
  }
}
