package org.apogee.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Locale;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReplayTextTest {
  private static final String SMALL = ReplayText.print(DriftGames.small());

  @Test
  void aReplayReadsLikeAGame() {
    assertThat(SMALL.lines())
        .startsWith(
            "apogee-replay 1", "ruleset drift/1", "seats 2", "option goal=5", "option rounds=3")
        .contains("player 0 Ada the  first", "nonce 1 nonce-1")
        .anyMatch(line -> line.matches("setup  draws [0-9 ]+  fp [0-9a-f]{16}"))
        .anyMatch(line -> line.matches("1  0  (coast|burn [1-5]) +(draws [0-9 ]+  )?fp [0-9a-f]+"))
        .anyMatch(line -> line.matches("finished (arrived|out-of-time)"))
        .anyMatch(line -> line.matches("places [12] [12]  scores \\d+ \\d+"));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 5, 8, 13, 21, 34})
  void whatIsPrintedIsParsedAgain(long seed) {
    for (int seats = 2; seats <= 3; seats++) {
      var replay = DriftGames.whole(seed, seats);
      assertThat(ReplayText.parse(ReplayText.print(replay))).isEqualTo(replay);
    }
  }

  @Test
  void unfinishedForfeitedAndHandedOverGamesAreParsedAgain() {
    var unfinished = DriftGames.play(DriftGames.begun(1, 2, Map.of()), 1, 3);
    assertRoundTrip(unfinished.replay());
    unfinished.forfeit(1, "time-out", "It  did not\nanswer, \u0000 said \"x\".");
    assertRoundTrip(unfinished.replay());

    var game = DriftGames.begun(2, 3, Map.of());
    game.handOver(2, "crash", "It ended by itself.");
    DriftGames.play(game, 2, 4);
    game.handOver(0, "time-out", "It thought too long.");
    assertRoundTrip(game.replay());
    DriftGames.play(game, 2, Integer.MAX_VALUE);
    assertRoundTrip(game.replay());
  }

  private static void assertRoundTrip(Replay replay) {
    assertThat(ReplayText.parse(ReplayText.print(replay))).isEqualTo(replay);
    assertThat(ReplayVerifier.verify(DriftGames.DRIFT, replay)).isInstanceOf(Verdict.Holds.class);
  }

  @Test
  void aLocaleWithDigitsOfItsOwnChangesNothing() {
    var usual = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("fa-IR"));
      assertRoundTrip(DriftGames.whole(1, 3));
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void everyTruncationIsRefused() {
    for (int length = 0; length < SMALL.length(); length++) {
      assertThat(codeOf(SMALL.substring(0, length))).startsWith("bad-replay");
    }
  }

  @Test
  void everyEditOfALetterIsRefused() {
    for (int at = 0; at < SMALL.length(); at++) {
      for (char letter : new char[] {'0', 'z', ' ', '\n', '\r', '\u2028', '\ud800'}) {
        if (SMALL.charAt(at) != letter) {
          var edited = SMALL.substring(0, at) + letter + SMALL.substring(at + 1);
          assertThat(codeOf(edited)).as("letter %d becomes %d", at, (int) letter).isNotEmpty();
        }
      }
      assertThat(codeOf(SMALL.substring(0, at) + SMALL.substring(at + 1))).isNotEmpty();
      assertThat(codeOf(SMALL.substring(0, at) + "7" + SMALL.substring(at))).isNotEmpty();
    }
  }

  @Test
  void twoLinesThatChangedPlacesAreRefused() {
    var swapped = SMALL.replace("option goal=5\noption rounds=3", "option rounds=3\noption goal=5");
    assertThat(codeOf(swapped)).isEqualTo("replay-changed");
    assertThat(codeOf(resealed(swapped))).isEqualTo("bad-replay");
  }

  @Test
  void anEditThatCannotBeReadIsFoundOnItsLine() {
    assertRefused(
        SMALL.replaceFirst("\nseats 2", "\nseats two"),
        "replay-changed",
        "its SHA-256 is another. Line 3: a whole number was expected, not 'two'.");
    assertRefused(
        resealed(SMALL.replaceFirst("\nseats 2", "\nseats 99999999999")),
        "bad-replay",
        "Line 3: a whole number was expected");
    assertRefused(
        resealed(SMALL.replaceFirst("(?m)^2  1  .*$", "2  1")),
        "bad-replay",
        "Line 13: this is no ply.");
  }

  @Test
  void anotherVersionIsNamed() {
    assertRefused(
        SMALL.replaceFirst("apogee-replay 1", "apogee-replay 2"),
        "unknown-replay-version",
        "this is 'apogee-replay 2', and only 'apogee-replay 1' can be read here");
  }

  @Test
  void giantsAreRefusedBeforeTheyAreRead() {
    assertRefused("7".repeat(ReplayText.LENGTH_MAX + 1), "bad-replay", "longer than any game");
    var longLine = SMALL.replaceFirst("setup  draws", "setup  draws" + " 1".repeat(60_000));
    assertRefused(resealed(longLine), "bad-replay", "longer than any line");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "\n\n", "hello", "apogee-replay 1", "apogee-replay 1\n", "{}"})
  void whatIsNoReplayIsRefused(String text) {
    assertThat(codeOf(text)).isEqualTo("bad-replay");
  }

  @Test
  void edgesThatAReplayNeverHasAreRefusedEvenWithAGoodSeal() {
    assertThat(codeOf(ReplayText.seal("apogee-replay 1\n"))).isEqualTo("bad-replay");
    assertThat(codeOf(ReplayText.seal("apogee-replay 1\n\n"))).isEqualTo("bad-replay");
    assertThat(codeOf(ReplayText.seal("apogee-replay 1\nruleset sol/1\nseats 0\n")))
        .isEqualTo("bad-replay");
  }

  static String resealed(String text) {
    return ReplayText.seal(text.substring(0, text.lastIndexOf(ReplayText.SEAL)));
  }

  private static void assertRefused(String text, String code, String sentence) {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> ReplayText.parse(text))
        .withMessageContaining(sentence)
        .satisfies(refusal -> assertThat(refusal.code()).isEqualTo(code));
  }

  /** The code of the refusal, or nothing; any other exception fails the test. */
  private static String codeOf(String text) {
    try {
      ReplayText.parse(text);
      return "";
    } catch (BadInput refusal) {
      return refusal.code();
    }
  }
}
