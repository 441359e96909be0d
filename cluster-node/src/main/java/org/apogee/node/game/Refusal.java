package org.apogee.node.game;

import java.util.Locale;

/** Why a game refuses a command: a stable code and a sentence. */
public enum Refusal {
  NO_SUCH_GAME("There is no such game."),
  OTHER_GAME_OPEN("Another game is open under this id."),
  NOT_YOUR_GAME("You hold no seat in this game."),
  NOT_YOUR_TURN("It is not your turn."),
  STALE_PLY("Another decision stands at this ply already."),
  PLY_AHEAD("The game has not come to this ply yet."),
  ILLEGAL_MOVE("This is not one of the legal moves."),
  TIME_OUT("Your time was over before this move came."),
  SEAT_GIVEN_UP("Your seat was given up; a caretaker plays on for it."),
  GAME_OVER("The game is over."),
  GAME_CANCELLED("The game was cancelled.");

  private final String sentence;

  Refusal(String sentence) {
    this.sentence = sentence;
  }

  /** Lower case with hyphens; it never changes. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public String sentence() {
    return sentence;
  }
}
