package org.apogee.engine.replay;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import org.apogee.engine.BadInput;

/** Takes a replay apart line by line; what it refuses, it refuses with the number of the line. */
final class LineReader {
  private static final int LINE_MAX = 100_000;
  private static final Pattern GAP = Pattern.compile("  +");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,10}");
  private static final Pattern COUNT = Pattern.compile("-?[0-9]{1,18}");
  private static final Pattern HEX_16 = Pattern.compile("[0-9a-f]{16}");
  private static final Pattern HEX_64 = Pattern.compile("[0-9a-f]{64}");

  private final List<String> lines;
  private int at;

  LineReader(List<String> lines) {
    this.lines = lines;
  }

  boolean isAtEnd() {
    return at == lines.size();
  }

  boolean sees(String start) {
    return at < lines.size() && lines.get(at).startsWith(start);
  }

  boolean seesDigit() {
    return at < lines.size() && lines.get(at).matches("[0-9].*");
  }

  String next() {
    if (isAtEnd()) {
      throw bad("the replay ends too early");
    }
    var line = lines.get(at++);
    if (line.length() > LINE_MAX) {
      throw bad("the line is longer than any line of a replay");
    }
    return line;
  }

  /** What stands behind this start of the next line. */
  String after(String start) {
    var line = next();
    if (!line.startsWith(start)) {
      throw bad("'%s' was expected here".formatted(start.strip()));
    }
    return line.substring(start.length());
  }

  /** The next line, cut at every gap of two or more spaces. */
  List<String> fields(String start) {
    return List.of(GAP.split(after(start)));
  }

  int number(String text) {
    if (NUMBER.matcher(text).matches()) {
      long number = Long.parseLong(text);
      if (number == (int) number) {
        return (int) number;
      }
    }
    throw bad("a whole number was expected, not '%s'".formatted(shortened(text)));
  }

  long count(String text) {
    if (!COUNT.matcher(text).matches()) {
      throw bad("a whole number was expected, not '%s'".formatted(shortened(text)));
    }
    return Long.parseLong(text);
  }

  List<Integer> numbers(String text) {
    var numbers = new ArrayList<Integer>();
    for (var number : text.split(" ", -1)) {
      numbers.add(number(number));
    }
    return numbers;
  }

  int seat(String text, int seats) {
    int seat = number(text);
    if (seat < 0 || seat >= seats) {
      throw bad("there is no seat " + seat);
    }
    return seat;
  }

  /** A number for each seat, behind a word. */
  List<Integer> perSeat(String field, String word, int seats) {
    var numbers = numbers(behind(field, word));
    if (numbers.size() != seats) {
      throw bad("%s need a number for each of %d seats".formatted(word.strip(), seats));
    }
    return numbers;
  }

  String behind(String field, String word) {
    if (!field.startsWith(word)) {
      throw bad("'%s' was expected, not '%s'".formatted(word.strip(), shortened(field)));
    }
    return field.substring(word.length());
  }

  long fingerprint(String field) {
    var digits = behind(field, "fp ");
    if (!HEX_16.matcher(digits).matches()) {
      throw bad("a fingerprint is 16 hexadecimal digits");
    }
    return HexFormat.fromHexDigitsToLong(digits);
  }

  String hex(String digits) {
    if (!HEX_64.matcher(digits).matches()) {
      throw bad("64 hexadecimal digits were expected");
    }
    return digits;
  }

  /** About the line read last. */
  BadInput bad(String what) {
    return badAt(at, what);
  }

  static BadInput badAt(int line, String what) {
    return new BadInput("bad-replay", "Line %d: %s.".formatted(line, what));
  }

  private static String shortened(String text) {
    return PlainText.clean(text, 40);
  }
}
