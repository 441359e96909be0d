package org.apogee.node.game;

import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;

/** Why a game refuses a command. */
public final class GameRefusals {
  public static final Refusal NO_SUCH_GAME =
      new Refusal("no-such-game", Kind.NOT_FOUND, "The game does not exist.");
  public static final Refusal OTHER_GAME_OPEN =
      new Refusal("other-game-open", Kind.CONFLICT, "Another game with this ID is open.");
  public static final Refusal NOT_YOUR_GAME =
      new Refusal("not-your-game", Kind.FORBIDDEN, "You have no seat in this game.");
  public static final Refusal NOT_YOUR_TURN =
      new Refusal("not-your-turn", Kind.CONFLICT, "It is not your turn.");
  public static final Refusal STALE_PLY =
      new Refusal(
          "stale-ply", Kind.CONFLICT, "Another decision has already been stored at this ply.");
  public static final Refusal PLY_AHEAD =
      new Refusal("ply-ahead", Kind.CONFLICT, "The game has not reached this ply yet.");
  public static final Refusal ILLEGAL_MOVE =
      new Refusal("illegal-move", Kind.AGAINST_THE_RULES, "The move is not legal.");
  public static final Refusal TIME_OUT =
      new Refusal("time-out", Kind.CONFLICT, "Your time ran out before this move arrived.");
  public static final Refusal SEAT_GIVEN_UP =
      new Refusal(
          "seat-given-up",
          Kind.CONFLICT,
          "Your seat has forfeited; a caretaker bot plays on for it.");
  public static final Refusal GAME_OVER =
      new Refusal("game-over", Kind.CONFLICT, "The game has ended.");
  public static final Refusal GAME_CANCELLED =
      new Refusal("game-cancelled", Kind.CONFLICT, "The game was cancelled.");

  public static final Refusal BAD_PLACES =
      new Refusal("bad-places", Kind.INVALID, "There must be one place per seat.");

  private GameRefusals() {}
}
