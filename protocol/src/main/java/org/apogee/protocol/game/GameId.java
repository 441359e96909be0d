package org.apogee.protocol.game;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.security.SecureRandom;
import java.util.regex.Pattern;
import org.apogee.engine.BadInput;

/** The name of a game, everywhere and for ever. To others it is just a text. */
public record GameId(@JsonValue String text) {
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,63}");
  private static final char[] LETTERS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".toCharArray();
  private static final int LENGTH = 16;
  private static final SecureRandom RANDOM = new SecureRandom();

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public GameId {
    if (!FORM.matcher(text).matches()) {
      throw new BadInput("bad-game-id", "A game ID has 1 to 64 letters, digits, '-' and '_'.");
    }
  }

  /** An id that nobody has and nobody can guess. */
  public static GameId fresh() {
    var text = new StringBuilder("g");
    for (int i = 0; i < LENGTH; i++) {
      text.append(LETTERS[RANDOM.nextInt(LETTERS.length)]);
    }
    return new GameId(text.toString());
  }

  @Override
  public String toString() {
    return text;
  }
}
