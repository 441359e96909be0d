package org.apogee.protocol.bot;

import org.jspecify.annotations.Nullable;

/** A line from a bot to the platform. */
public sealed interface FromBot {

  /**
   * The answer to {@link ToBot.Hello}.
   *
   * @param name what the bot calls itself; reports show it
   * @param version of the bot, if it has one
   */
  record Ready(String name, @Nullable String version) implements FromBot {}

  /**
   * The answer to {@link ToBot.Question}.
   *
   * @param question the number of the question that is answered
   * @param move the code of one of its legal moves
   */
  record Move(String game, int question, String move) implements FromBot {}

  /** The bot gives this game up; it is placed last. */
  record Resign(String game) implements FromBot {}
}
