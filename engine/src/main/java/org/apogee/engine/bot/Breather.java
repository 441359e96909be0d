package org.apogee.engine.bot;

/**
 * What a bot that searches calls between two play-outs, so that its thread can do something more
 * urgent meanwhile. The time that passes there is not taken from the bot's budget, and a bot
 * chooses the same with it as without.
 */
@FunctionalInterface
public interface Breather {
  /** For a bot that has its thread for itself. */
  Breather NONE = () -> {};

  void breathe();
}
