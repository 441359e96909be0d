package org.apogee.engine.replay;

import java.util.regex.Pattern;
import org.apogee.engine.BadInput;

/** Which texts may stand on a line of a replay, and what becomes of the others. */
final class PlainText {
  static final int NAME_MAX = 200;
  static final int REASON_MAX = 500;
  private static final int NOTATION_MAX = 200;
  private static final Pattern CODE = Pattern.compile("[a-z][a-z0-9.-]{0,63}");

  private PlainText() {}

  static boolean isCode(String text) {
    return CODE.matcher(text).matches();
  }

  /** Moves stand between other fields, which two spaces set apart. */
  static boolean isNotation(String text) {
    return isPlain(text, NOTATION_MAX) && !text.contains("  ");
  }

  static void checkName(String name) {
    if (!isPlain(name, NAME_MAX)) {
      throw new BadInput(
          "bad-player-name",
          "A player's name is 1 to %d visible characters on one line.".formatted(NAME_MAX));
    }
  }

  static void checkReason(String code, String reason) {
    if (!isCode(code) || !isPlain(reason, REASON_MAX)) {
      throw new IllegalArgumentException(
          "no code with a reason on one line: " + code + " " + reason);
    }
  }

  static boolean isPlain(String text, int lengthMax) {
    return !text.isEmpty() && text.length() <= lengthMax && clean(text, lengthMax).equals(text);
  }

  /** One line of visible text, whatever a bot made of it; what cannot be shown is a blank. */
  static String clean(String text, int lengthMax) {
    var clean = new StringBuilder();
    text.codePoints()
        .limit(lengthMax)
        .map(point -> isVisible(point) ? point : ' ')
        .forEach(clean::appendCodePoint);
    if (clean.length() > lengthMax) {
      boolean split = Character.isHighSurrogate(clean.charAt(lengthMax - 1));
      clean.setLength(split ? lengthMax - 1 : lengthMax);
    }
    return clean.toString().strip();
  }

  private static boolean isVisible(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
