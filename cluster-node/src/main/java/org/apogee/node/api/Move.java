package org.apogee.node.api;

import java.util.regex.Pattern;
import org.apogee.engine.BadInput;
import org.apogee.platform.http.Fields;

/**
 * A move as a client sends it, by request or on a session.
 *
 * @param ply how many decisions were taken before
 */
record Move(int ply, long code) {
  static final int PLIES_MAX = 1_000_000;
  static final int CODE_MAX = 20;
  private static final Pattern MOVE = Pattern.compile("-?(0|[1-9][0-9]{0,18})");

  static Move read(Fields fields) {
    int ply = fields.whole("ply", 0, PLIES_MAX);
    return new Move(ply, code("'move'", fields.text("move", CODE_MAX)));
  }

  /** Names the field in a refusal. */
  static long code(String field, String text) {
    if (MOVE.matcher(text).matches()) {
      try {
        return Long.parseLong(text);
      } catch (NumberFormatException tooLarge) {
        // Refused below, as every text that no move can have.
      }
    }
    throw new BadInput(
        "bad-move",
        "%s must be the code of a legal move, as a string such as \"385\".".formatted(field));
  }
}
