package org.apogee.engine.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.apogee.engine.BadInput;

/**
 * A replay as text that reads like a game.
 *
 * <pre>
 * apogee-replay 1
 * ruleset drift/1
 * seats 2
 * option goal=12
 * player 0 greedy
 * player 1 random
 * nonce 0 a
 * nonce 1 b
 * commitment 64 hexadecimal digits
 * setup  draws 4 0 11 2  fp 9c1f02aa00000000
 * 1  0  burn 3                    draws 7  fp 77e0b1c400000000
 * 2  1  coast                     draws 0 1  fp 0b5d9e1000000000
 * finished arrived
 * places 1 2  scores 13 4
 * counter storms 1
 * seed 64 hexadecimal digits
 * sha256 64 hexadecimal digits
 * </pre>
 *
 * <p>A game is written line by line as it goes: the commitment before, the seed after. The last
 * line is the SHA-256 of all lines above it, so that a file that was cut off or edited is known for
 * it. There is one way to write a replay, so equal games are equal files.
 */
public final class ReplayText {
  static final String FORMAT = "apogee-replay 1";
  static final String SEAL = "sha256 ";

  /** Far above the longest game, far below what would hurt. */
  public static final int LENGTH_MAX = 16 << 20;

  private ReplayText() {}

  public static String print(Replay replay) {
    return seal(new ReplayPrinter().print(replay));
  }

  /**
   * @throws BadInput {@code bad-replay} if it is no replay or cut off, {@code replay-changed} if it
   *     was edited, {@code unknown-replay-version}; the sentence names the line
   */
  public static Replay parse(String text) {
    if (text.length() > LENGTH_MAX) {
      throw new BadInput("bad-replay", "The replay is longer than any game.");
    }
    checkFormat(text);
    int seal = startOfSeal(text);
    var above = text.substring(0, seal);
    boolean changed = !seal(above).equals(text);
    try {
      var replay = read(above);
      if (!changed) {
        return replay;
      }
    } catch (BadInput bad) {
      throw changed ? changed(above, " " + bad.sentence()) : bad;
    }
    throw changed(above, "");
  }

  private static void checkFormat(String text) {
    var first = text.lines().findFirst().orElse("");
    if (!first.equals(FORMAT) && first.matches("apogee-replay [0-9]{1,9}")) {
      throw new BadInput(
          "unknown-replay-version",
          "Line 1: this is '%s', and only '%s' can be read here.".formatted(first, FORMAT));
    }
    if (!first.equals(FORMAT)) {
      throw LineReader.badAt(1, "a replay begins with '%s', and this does not".formatted(FORMAT));
    }
  }

  private static int startOfSeal(String text) {
    int start = text.lastIndexOf('\n', text.length() - 2) + 1;
    if (!text.startsWith(SEAL, start) || !text.endsWith("\n")) {
      int lines = (int) text.lines().count();
      throw LineReader.badAt(lines, "the replay is cut off; its last line would be its SHA-256");
    }
    return start;
  }

  private static Replay read(String above) {
    var replay = new ReplayParser(new LineReader(above.lines().toList())).parse();
    var printed = new ReplayPrinter().print(replay);
    if (!printed.equals(above)) {
      throw LineReader.badAt(firstDifference(printed, above), "this is not written as a replay is");
    }
    return replay;
  }

  private static int firstDifference(String printed, String above) {
    int at = 0;
    while (at < Math.min(printed.length(), above.length())
        && printed.charAt(at) == above.charAt(at)) {
      at++;
    }
    return 1 + (int) above.substring(0, at).chars().filter(c -> c == '\n').count();
  }

  private static BadInput changed(String above, String where) {
    return new BadInput(
        "replay-changed",
        "Line %d: the replay was changed after it was written; its SHA-256 is another.%s"
            .formatted(above.lines().count() + 1, where));
  }

  static String seal(String lines) {
    return lines + SEAL + sha256(lines) + "\n";
  }

  static String sha256(String text) {
    try {
      var hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
