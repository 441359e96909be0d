package org.apogee.cli.process;

import java.util.List;

/**
 * Why a bot program lost a game at once.
 *
 * @param code one of the constants below; it never changes
 * @param reason one sentence about "it", the bot
 * @param lastLines what the bot wrote last to its standard error
 */
public record BotFailure(String code, String reason, List<String> lastLines) {
  public static final String NOT_STARTED = "bot-not-started";
  public static final String CRASHED = "bot-crashed";
  public static final String TIMEOUT = "bot-timeout";
  public static final String GARBAGE = "bot-garbage";
  public static final String FLOODED = "bot-flooded";
  public static final String ILLEGAL_MOVE = "bot-illegal-move";
  public static final String RESIGNED = "bot-resigned";

  public BotFailure {
    lastLines = List.copyOf(lastLines);
  }
}
