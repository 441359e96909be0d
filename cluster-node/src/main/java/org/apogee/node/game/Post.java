package org.apogee.node.game;

import org.apogee.protocol.bot.ToBot;
import org.apogee.protocol.game.GameId;

/** Brings lines to players from outside, wherever they listen. Lines may get lost, never mixed. */
@FunctionalInterface
public interface Post {
  Post NOBODY_LISTENS = (_, _, _) -> {};

  void deliver(String player, GameId game, ToBot line);
}
