package org.apogee.node.game;

import org.apogee.protocol.bot.ToBot;
import org.apogee.protocol.game.GameId;

/**
 * Brings lines to players from outside, wherever they listen. A line may get lost or come twice;
 * {@link #stillAsked} mends it.
 */
public interface Post {
  void deliver(String player, GameId game, ToBot line);

  /** Says again how a game ended, for a stream that has not received it. */
  void overAgain(String player, GameId game, ToBot.GameOver line);

  /** The question is open no more. */
  void answered(String player, GameId game);

  /**
   * The question with this number is open; a stream that needs its line requests it from the game.
   */
  void stillAsked(String player, GameId game, int question);
}
