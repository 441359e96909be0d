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

  public static final Refusal GAME_PAUSED =
      new Refusal("game-paused", Kind.CONFLICT, "The game is paused.");
  public static final Refusal NO_OFFERS =
      new Refusal(
          "no-offers", Kind.CONFLICT, "Games of tournaments and ladders do not allow offers.");
  public static final Refusal DRAW_NOT_ALLOWED =
      new Refusal(
          "draw-not-allowed",
          Kind.CONFLICT,
          "A draw needs two players and a game whose rules know a shared first place.");
  public static final Refusal TAKE_BACK_NOT_ALLOWED =
      new Refusal(
          "take-back-not-allowed",
          Kind.CONFLICT,
          "Rated games, and games in which a seat has forfeited, allow no take-back.");
  public static final Refusal NOTHING_TO_TAKE_BACK =
      new Refusal("nothing-to-take-back", Kind.CONFLICT, "Your seat has not decided anything yet.");
  public static final Refusal NOT_REVERSIBLE =
      new Refusal(
          "not-reversible",
          Kind.CONFLICT,
          "Since your last decision, something random happened or something hidden was revealed.");
  public static final Refusal OFFER_OPEN =
      new Refusal("offer-open", Kind.CONFLICT, "Another offer is open.");
  public static final Refusal OFFER_REPEATED =
      new Refusal("offer-repeated", Kind.CONFLICT, "You have made this offer since the last move.");
  public static final Refusal NO_SUCH_OFFER =
      new Refusal("no-such-offer", Kind.CONFLICT, "This offer is no longer open.");
  public static final Refusal OWN_OFFER =
      new Refusal("own-offer", Kind.CONFLICT, "Only the other seats can answer your offer.");
  public static final Refusal NOT_YOUR_OFFER =
      new Refusal("not-your-offer", Kind.FORBIDDEN, "Only the seat that made it can withdraw it.");
  public static final Refusal CLOCK_RAN_OUT =
      new Refusal("clock-ran-out", Kind.CONFLICT, "The time of the seat to act has run out.");

  public static final Refusal BAD_PLACES =
      new Refusal("bad-places", Kind.INVALID, "There must be one place per seat.");

  private GameRefusals() {}
}
