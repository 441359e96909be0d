package org.apogee.node.inbox;

import java.util.regex.Pattern;

/**
 * The time that a question leaves, which passes while its line is kept. A game's clock may stand
 * still meanwhile: then the line names less than is left, which loses no game.
 */
final class TimeLeft {
  /** Before it stand only numbers and the game's id. */
  private static final Pattern FIELD = Pattern.compile("\"timeMillis\":(\\d+)");

  private TimeLeft() {}

  /** The line of a question, so many milliseconds after it was asked. */
  static String after(long millis, String question) {
    var field = FIELD.matcher(question);
    if (millis <= 0 || !field.find()) {
      return question;
    }
    long left = Math.max(0, Long.parseLong(field.group(1)) - millis);
    return question.substring(0, field.start(1)) + left + question.substring(field.end(1));
  }
}
