package org.apogee.platform.http;

import java.util.regex.Pattern;
import org.apogee.engine.BadInput;

/** Texts from outside, before anything else sees them. */
final class Texts {
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._:-]{0,63}");

  private Texts() {}

  /** An id, as we make them: short, and without a character that means something anywhere. */
  static String id(String name, String text) {
    if (!ID.matcher(text).matches()) {
      throw new BadInput("bad-parameter", "'" + name + "' is not an ID.");
    }
    return text;
  }

  /** Checks for readable text: no control characters, no unpaired surrogates. */
  static boolean isPlain(String text) {
    return isWhole(text) && text.codePoints().noneMatch(Character::isISOControl);
  }

  /** No halves of characters: these have no bytes in UTF-8. */
  static boolean isWhole(String text) {
    return text.codePoints().noneMatch(c -> Character.getType(c) == Character.SURROGATE);
  }
}
