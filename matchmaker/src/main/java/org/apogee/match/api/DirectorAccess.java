package org.apogee.match.api;

import org.apogee.match.competition.Competitions;
import org.apogee.match.ladder.LadderRefusals;
import org.apogee.match.ladder.Ladders;
import org.apogee.match.season.Seasons;
import org.apogee.match.tournament.TournamentDirectors;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Request;
import org.apogee.platform.http.Route;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Scope;

/**
 * Decides who may change an event: the owner and the co-directors of a tournament, the owner of a
 * ladder, and admins. The path of each route names the event with {@code {id}}.
 */
final class DirectorAccess {
  private final Tournaments tournaments;
  private final Ladders ladders;
  private final Competitions competitions;
  private final Seasons seasons;

  DirectorAccess(
      Tournaments tournaments, Ladders ladders, Competitions competitions, Seasons seasons) {
    this.seasons = seasons;
    this.tournaments = tournaments;
    this.ladders = ladders;
    this.competitions = competitions;
  }

  /** The same action, only for directors of the tournament. */
  Route.Handler directed(Route.Handler action) {
    return request -> {
      check(request, request.id("id"));
      return action.handle(request);
    };
  }

  /** The same action, only for the owner of the ladder. */
  Route.Handler ofLadder(Route.Handler action) {
    return request -> {
      if (!ownsLadder(request.knownCaller(), request.id("id"))) {
        throw new RequestRefused(LadderRefusals.NOT_YOUR_LADDER);
      }
      return action.handle(request);
    };
  }

  /** Refuses with {@code not-your-event} unless the caller may change the tournament. */
  void check(Request request, String tournament) {
    if (!directs(request.knownCaller(), tournament)) {
      throw new RequestRefused(TournamentRefusals.NOT_YOUR_EVENT);
    }
  }

  /** For routes that a player may use for itself, and a director for everybody. */
  boolean directs(Caller caller, String tournament) {
    return caller.may(Scope.ADMIN)
        || (caller.may(Scope.ORGANISE) && directs(caller, tournaments.directors(tournament)));
  }

  /** The directors of a competition, and of its season, direct its groups too. */
  private boolean directs(Caller caller, TournamentDirectors directors) {
    return directors.isDirector(caller.player())
        || (!directors.partOf().isEmpty()
            && OwnedEvent.isDirectedBy(
                caller, competitions.look(directors.partOf()), seasons::look));
  }

  /** Refuses with {@code not-the-owner} unless the caller may choose the co-directors. */
  void checkOwner(Request request, String tournament) {
    var caller = request.knownCaller();
    if (!caller.may(Scope.ADMIN)
        && !tournaments.directors(tournament).owner().equals(caller.player())) {
      throw new RequestRefused(TournamentRefusals.NOT_THE_OWNER);
    }
  }

  /** The same for a ladder. */
  boolean ownsLadder(Caller caller, String ladder) {
    return caller.may(Scope.ADMIN)
        || (caller.may(Scope.ORGANISE) && ladders.owner(ladder).equals(caller.player()));
  }
}
