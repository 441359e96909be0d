package org.apogee.cli.bot;

import org.apogee.cli.process.BotFailure;

/** What the author of a bot can do about a failure. */
final class Advice {
  private Advice() {}

  static String of(String code) {
    return switch (code) {
      case BotFailure.NOT_STARTED ->
          "Run the command in a terminal. It must answer the line 'hello' by"
              + " {\"type\":\"ready\",\"name\":\"my-bot\"}, and flush.";
      case BotFailure.CRASHED ->
          "Its last lines on standard error say where; --transcripts keeps all that was said.";
      case BotFailure.TIMEOUT ->
          "Flush after each line: print(..., flush=True) in Python, fflush(stdout) in C. If it"
              + " thinks for long, look at 'timeMillis' of the question.";
      case BotFailure.GARBAGE ->
          "Standard output is for answers alone, one JSON object in each line; whatever is for you"
              + " goes to standard error.";
      case BotFailure.FLOODED -> "Say one line for each question, and nothing else.";
      case BotFailure.ILLEGAL_MOVE ->
          "Answer with the 'code' of one of the question's 'moves', as a text.";
      case BotFailure.RESIGNED -> "Resigning loses the game; is it meant?";
      default -> "";
    };
  }
}
