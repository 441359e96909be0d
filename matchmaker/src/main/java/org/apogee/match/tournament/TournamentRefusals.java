package org.apogee.match.tournament;

import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;

/** Why a tournament refuses a request. */
public final class TournamentRefusals {
  public static final Refusal NO_SUCH_TOURNAMENT =
      new Refusal("no-such-tournament", Kind.NOT_FOUND, "The tournament does not exist.");
  public static final Refusal OTHER_TOURNAMENT =
      new Refusal("other-tournament", Kind.CONFLICT, "Another tournament with this ID exists.");
  public static final Refusal TOURNAMENT_OVER =
      new Refusal("tournament-over", Kind.CONFLICT, "The tournament is complete.");
  public static final Refusal ALL_PLAYED =
      new Refusal(
          "all-played",
          Kind.CONFLICT,
          "All rounds have been played; only corrections are possible until the confirmation.");
  public static final Refusal NOT_PLAYED =
      new Refusal("not-played", Kind.CONFLICT, "The tournament still has rounds to play.");
  public static final Refusal ROUND_RUNNING =
      new Refusal("round-running", Kind.CONFLICT, "A table of the round is not decided.");
  public static final Refusal NOTHING_TO_EXPLAIN =
      new Refusal("nothing-to-explain", Kind.CONFLICT, "You have taken no step to explain.");
  public static final Refusal CHECK_IN_TOO_LONG =
      new Refusal(
          "check-in-too-long", Kind.CONFLICT, "The check-in must close before the planned start.");
  public static final Refusal NO_GAME_IN_PLAY =
      new Refusal("no-game-in-play", Kind.CONFLICT, "The table has no game in play.");
  public static final Refusal ADJUDICATED =
      new Refusal(
          "adjudicated", Kind.CONFLICT, "The game is already being ended with other places.");
  public static final Refusal NO_NEXT_ROUND =
      new Refusal("no-next-round", Kind.CONFLICT, "All rounds have been paired.");
  public static final Refusal CANNOT_FORCE =
      new Refusal(
          "cannot-force",
          Kind.CONFLICT,
          "Only in a Swiss system, or a round robin at tables, can others be paired around a"
              + " forced table.");
  public static final Refusal ENTRANT_IN_PLAY =
      new Refusal(
          "entrant-in-play", Kind.CONFLICT, "An entrant of these tables is still in a game.");

  /** The code of {@link #CANNOT_FORCE}: whether one table is chosen or all, it is the same wish. */
  public static final Refusal NOT_BY_HAND =
      new Refusal(
          "cannot-force",
          Kind.CONFLICT,
          "Results alone decide who meets in a knock-out. Set the places of a table instead.");

  public static final Refusal PLAN_OUTDATED =
      new Refusal(
          "plan-outdated",
          Kind.CONFLICT,
          "The tournament has changed since this pairing was shown; look at the new one.");
  public static final Refusal NOT_STARTED =
      new Refusal("not-started", Kind.CONFLICT, "The tournament has not started.");
  public static final Refusal JOIN_CLOSED =
      new Refusal(
          "join-closed", Kind.CONFLICT, "Entrants cannot join this format after the start.");
  public static final Refusal GROUP_CLOSED =
      new Refusal(
          "join-closed", Kind.CONFLICT, "The entrants of a group come from its competition.");
  public static final Refusal FULL =
      new Refusal("tournament-full", Kind.CONFLICT, "The tournament is full.");
  public static final Refusal TOO_FEW =
      new Refusal("too-few-entrants", Kind.CONFLICT, "There are too few entrants for one table.");
  public static final Refusal ENTRANT_TAKEN =
      new Refusal("entrant-taken", Kind.CONFLICT, "Another entrant has this ID.");
  public static final Refusal NO_SUCH_ENTRANT =
      new Refusal("no-such-entrant", Kind.NOT_FOUND, "There is no entrant with this ID.");
  public static final Refusal NOT_YOUR_ENTRANT =
      new Refusal(
          "not-your-entrant", Kind.FORBIDDEN, "You can act only for yourself and your own bots.");
  public static final Refusal WITHDRAWN =
      new Refusal("withdrawn", Kind.CONFLICT, "The entrant has withdrawn.");
  public static final Refusal ROUND_BEGUN =
      new Refusal("round-begun", Kind.CONFLICT, "The round has already started.");
  public static final Refusal NO_SUCH_ROUND =
      new Refusal("no-such-round", Kind.NOT_FOUND, "The round does not exist.");
  public static final Refusal NO_SUCH_TABLE =
      new Refusal("no-such-table", Kind.NOT_FOUND, "The table does not exist.");
  public static final Refusal ROUND_OVER =
      new Refusal("round-over", Kind.CONFLICT, "Later rounds have been paired with this result.");
  public static final Refusal NO_REPLAY =
      new Refusal(
          "no-replay", Kind.CONFLICT, "A table that was played elsewhere cannot be played again.");
  public static final Refusal BAD_PLACES =
      new Refusal(
          "bad-places", Kind.INVALID, "'places' must have one place per seat; the best is 1.");
  public static final Refusal BAD_PAIRING =
      new Refusal(
          "bad-pairing",
          Kind.INVALID,
          "Every table must have a valid size, and every entrant may appear only once.");
  public static final Refusal WRONG_FORMAT =
      new Refusal("wrong-format", Kind.CONFLICT, "Only a Swiss tournament has requested byes.");
  public static final Refusal TEAM_EVENT =
      new Refusal("team-event", Kind.CONFLICT, "Players enter this event in teams.");
  public static final Refusal ENTRIES_EXIST =
      new Refusal(
          "entries-exist",
          Kind.CONFLICT,
          "The boards of a team event are fixed once somebody has entered.");
  public static final Refusal NO_TEAMS =
      new Refusal("no-teams", Kind.CONFLICT, "Entrants of this event play for themselves.");
  public static final Refusal NO_SUCH_TEAM =
      new Refusal("no-such-team", Kind.NOT_FOUND, "The team does not exist.");
  public static final Refusal TEAM_TAKEN =
      new Refusal("team-taken", Kind.CONFLICT, "Another captain has a team of this name.");
  public static final Refusal TEAM_FULL =
      new Refusal("team-full", Kind.CONFLICT, "The team has all its players and reserves.");
  public static final Refusal IN_OTHER_TEAM =
      new Refusal("in-other-team", Kind.CONFLICT, "The player is a member of another team.");
  public static final Refusal NOT_INVITED =
      new Refusal("not-invited", Kind.FORBIDDEN, "The captain has not invited this player.");
  public static final Refusal NOT_YOUR_TEAM =
      new Refusal(
          "not-your-team",
          Kind.FORBIDDEN,
          "Only the captain and the directors of the event decide about the team.");
  public static final Refusal BAD_LINE_UP =
      new Refusal(
          "bad-line-up",
          Kind.CONFLICT,
          "A line-up names a different member of the team for each board.");
  public static final Refusal NO_REPORT =
      new Refusal(
          "no-report", Kind.CONFLICT, "Only a Swiss tournament of a two-seat game has a report.");
  public static final Refusal OTHER_EXTENSION =
      new Refusal(
          "other-extension", Kind.CONFLICT, "This key has extended the tournament differently.");
  public static final Refusal CANNOT_EXTEND =
      new Refusal("cannot-extend", Kind.CONFLICT, "The number of rounds of this format is fixed.");

  public static final Refusal NOT_YOUR_EVENT =
      new Refusal(
          "not-your-event",
          Kind.FORBIDDEN,
          "Only the owner of the tournament, a co-director or an admin can do this.");
  public static final Refusal NOT_THE_OWNER =
      new Refusal(
          "not-the-owner",
          Kind.FORBIDDEN,
          "Only the owner of the tournament or an admin can do this.");
  public static final Refusal TOO_MANY_DIRECTORS =
      new Refusal(
          "too-many-directors", Kind.CONFLICT, "A tournament can have 20 co-directors at most.");
  public static final Refusal ALREADY_STARTED =
      new Refusal(
          "already-started",
          Kind.CONFLICT,
          "The settings are final once a tournament has started.");
  public static final Refusal CAPACITY_TOO_SMALL =
      new Refusal("capacity-too-small", Kind.CONFLICT, "More entrants have seats already.");
  public static final Refusal REGISTRATION_NOT_OPEN =
      new Refusal("registration-not-open", Kind.CONFLICT, "The registration has not opened yet.");
  public static final Refusal REGISTRATION_CLOSED =
      new Refusal("registration-closed", Kind.CONFLICT, "The registration is closed.");
  public static final Refusal CODE_REQUIRED =
      new Refusal("code-required", Kind.FORBIDDEN, "An entry code is required.");
  public static final Refusal WRONG_CODE =
      new Refusal("wrong-code", Kind.FORBIDDEN, "The entry code is wrong.");
  public static final Refusal NO_CHECK_IN =
      new Refusal("no-check-in", Kind.CONFLICT, "The tournament has no check-in.");
  public static final Refusal CHECK_IN_NOT_OPEN =
      new Refusal("check-in-not-open", Kind.CONFLICT, "The check-in has not opened yet.");
  public static final Refusal CHECK_IN_CLOSED =
      new Refusal("check-in-closed", Kind.CONFLICT, "The check-in is closed.");
  public static final Refusal CHECK_IN_OPEN =
      new Refusal(
          "check-in-open",
          Kind.CONFLICT,
          "Not everybody has checked in, and the check-in has not ended.");
  public static final Refusal MISSED_CHECK_IN =
      new Refusal("missed-check-in", Kind.CONFLICT, "The entrant missed the check-in.");

  private TournamentRefusals() {}
}
