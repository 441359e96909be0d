package org.apogee.cli.bot;

import org.apogee.cli.process.BotFailure;

/** What the author of a bot can do about a failure. */
final class Advice {
  private Advice() {}

  static String of(String code) {
    return switch (code) {
      case BotFailure.NOT_STARTED ->
          "Run the command in a terminal. It must answer the line 'hello' with"
              + " {\"type\":\"ready\",\"name\":\"my-bot\"}, and flush.";
      case BotFailure.CRASHED ->
          "Its last lines on standard error show where; --transcripts keeps every line.";
      case BotFailure.TIMEOUT ->
          "Flush after each line: print(..., flush=True) in Python, fflush(stdout) in C. If it"
              + " thinks for long, respect 'timeMillis' of the question.";
      case BotFailure.GARBAGE ->
          "Use standard output only for answers, one JSON object per line; write logs to standard"
              + " error.";
      case BotFailure.FLOODED -> "Write one line for each question, and nothing else.";
      case BotFailure.ILLEGAL_MOVE ->
          "Answer with the 'code' of one of the question's 'moves', as a string.";
      case BotFailure.RESIGNED -> "Resigning loses the game; check that the bot intends it.";
      default -> "";
    };
  }
}
