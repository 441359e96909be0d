package org.apogee.platform.picture;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Capital letters of five by seven dots: the image of Apogee has no fonts, and Java draws no text
 * without them.
 */
final class Letters {
  static final int WIDTH = 5;
  static final int HEIGHT = 7;
  private static final String SPACE = "space";
  private static final char UNKNOWN = '?';

  /** Rows of dots by letter; a dot is a set bit, the leftmost the highest. */
  private final Map<Character, int[]> rows = new HashMap<>();

  static Letters load() {
    var letters = new Letters();
    try (var in = Letters.class.getResourceAsStream("letters.txt")) {
      if (in == null) {
        throw new IllegalStateException("letters.txt is missing");
      }
      new String(in.readAllBytes(), UTF_8).lines().forEach(letters::add);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return letters;
  }

  private void add(String line) {
    var parts = line.split(" ", -1);
    var dots = new int[HEIGHT];
    for (int row = 0; row < HEIGHT; row++) {
      for (int column = 0; column < WIDTH; column++) {
        dots[row] = (dots[row] << 1) | (parts[row + 1].charAt(column) == '#' ? 1 : 0);
      }
    }
    rows.put(parts[0].equals(SPACE) ? ' ' : parts[0].charAt(0), dots);
  }

  /** Without accents and in capitals; what has no letter here is a question mark. */
  String drawable(String text) {
    var plain = Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    var some = new StringBuilder();
    plain
        .toUpperCase(Locale.ROOT)
        .chars()
        .forEach(one -> some.append(rows.containsKey((char) one) ? (char) one : UNKNOWN));
    return some.toString();
  }

  /** Whether there is a dot in a row and a column of a letter that is {@link #drawable}. */
  boolean isSet(char letter, int row, int column) {
    var dots = rows.get(letter);
    return dots != null && ((dots[row] >> (WIDTH - 1 - column)) & 1) == 1;
  }
}
