package org.apogee.protocol.game;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.security.SecureRandom;
import org.apogee.engine.BadInput;

/** The name of a game, everywhere and for ever. To others it is just a text. */
public record GameId(@JsonValue String text) {
  private static final char[] LETTERS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".toCharArray();
  private static final int LENGTH = 16;
  private static final int LENGTH_MOST = 64;
  private static final SecureRandom RANDOM = new SecureRandom();

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public GameId {
    if (!isId(text)) {
      throw new BadInput("bad-game-id", "A game ID has 1 to 64 letters, digits, '-' and '_'.");
    }
  }

  /** Without a pattern: each row of the journal makes an ID for each of its readers. */
  private static boolean isId(String text) {
    if (text.isEmpty() || text.length() > LENGTH_MOST || !isLetterOrDigit(text.charAt(0))) {
      return false;
    }
    for (int i = 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isLetterOrDigit(c) && c != '-' && c != '_') {
        return false;
      }
    }
    return true;
  }

  private static boolean isLetterOrDigit(char c) {
    return ('0' <= c && c <= '9') || ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z');
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
