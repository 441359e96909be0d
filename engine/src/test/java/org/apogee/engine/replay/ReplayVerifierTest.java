package org.apogee.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.chance.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ReplayVerifierTest {
  private static final String SMALL = ReplayText.print(DriftGames.small());

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 5, 8, 13, 21, 34})
  void aGameAsItWasPlayedHolds(long seed) {
    var replay = DriftGames.whole(seed, 3);
    int draws = replay.setupDraws().size();
    draws += replay.plies().stream().mapToInt(ply -> ply.draws().size()).sum();
    assertThat(ReplayVerifier.verify(DriftGames.DRIFT, replay))
        .isEqualTo(new Verdict.Holds(replay.plies().size(), draws, true));
  }

  @Test
  void withoutTheSeedTheDrawsAreNotProven() {
    var game = DriftGames.play(DriftGames.begun(1, 2, Map.of()), 1, 3);
    assertThat(ReplayVerifier.verify(DriftGames.DRIFT, game.replay()))
        .isInstanceOfSatisfying(
            Verdict.Holds.class, holds -> assertThat(holds.isChanceProven()).isFalse());
    game.stop();
    assertThat(ReplayVerifier.verify(DriftGames.DRIFT, game.replay()))
        .isInstanceOfSatisfying(
            Verdict.Holds.class, holds -> assertThat(holds.isChanceProven()).isTrue());
  }

  /** A new seal hides no edit of what was played. */
  @Test
  void everyEditUnderANewSealIsRefusedOrFound() {
    int seal = SMALL.lastIndexOf(ReplayText.SEAL);
    for (int at = 0; at < seal; at++) {
      if (lineAt(at).startsWith("player ")) {
        continue; // names are what the players call themselves: nothing follows from them
      }
      for (char letter : new char[] {'0', '1', '7', 'a', ' ', '\n'}) {
        if (SMALL.charAt(at) != letter) {
          var edited = SMALL.substring(0, at) + letter + SMALL.substring(at + 1, seal);
          assertNotTrusted(edited, "letter %d becomes '%s': %s".formatted(at, letter, lineAt(at)));
        }
      }
    }
  }

  @Test
  void everyLineThatIsLeftOutUnderANewSealIsMissed() {
    var lines = SMALL.lines().toList();
    for (int left = 0; left < lines.size() - 2; left++) {
      var kept = new ArrayList<>(lines.subList(0, lines.size() - 1));
      kept.remove(left);
      assertNotTrusted(String.join("\n", kept) + "\n", "without: " + lines.get(left));
    }
  }

  private static void assertNotTrusted(String lines, String what) {
    try {
      var replay = ReplayText.parse(ReplayText.seal(lines));
      assertThat(ReplayVerifier.verify(DriftGames.DRIFT, replay))
          .as(what)
          .isInstanceOf(Verdict.Differs.class);
    } catch (BadInput refused) {
      assertThat(refused.code()).as(what).isIn("bad-replay", "unknown-replay-version");
    }
  }

  private static String lineAt(int at) {
    int end = SMALL.indexOf('\n', at);
    return SMALL.substring(SMALL.lastIndexOf('\n', at - 1) + 1, end < 0 ? SMALL.length() : end);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          (?m)^2  1  (.)              | 2  0  $1             | seat
          (?m)^1  0  .{6}             | 1  0  burn 6         | move
          (?m)fp .*$                  | fp 0000000000000000  | fingerprint
          (?m)^option goal=5          | option goal=4        | set-up
          (?m)^(places . .)           | places 2 2           | places
          (?m)^counter storms \\d+    | counter storms 77    | counter storms
          (?m)^commitment [0-9a-f]{4} | commitment 0000      | commitment
          (?m)^finished .*$           | finished early       | ending
          (?m)^setup  draws \\d+      | setup  draws 99      | draw 1 of the game
          (?m)^nonce 0 .*$            | nonce 0 other        | draw 1 of the game
          """)
  void theFirstDifferenceIsNamed(String edited, String by, String what) {
    var text = SMALL.replaceFirst(edited, by);
    assertThat(text).isNotEqualTo(SMALL);
    var replay = ReplayText.parse(ReplayTextTest.resealed(text));
    assertThat(ReplayVerifier.verify(DriftGames.DRIFT, replay))
        .isInstanceOfSatisfying(
            Verdict.Differs.class,
            differs -> {
              assertThat(differs.what()).isEqualTo(what);
              assertThat(differs.sentence())
                  .startsWith("Line %d, ply ".formatted(firstDifferentLine(text)));
            });
  }

  private static int firstDifferentLine(String text) {
    var before = SMALL.lines().toList();
    var after = text.lines().toList();
    for (int i = 0; i < before.size(); i++) {
      if (!before.get(i).equals(after.get(i))) {
        boolean foundLater =
            before.get(i).startsWith("option") || before.get(i).startsWith("nonce");
        return foundLater ? 1 + indexOfSetup(before) : i + 1;
      }
    }
    throw new AssertionError("no difference");
  }

  private static int indexOfSetup(List<String> lines) {
    return (int) lines.stream().takeWhile(line -> !line.startsWith("setup")).count();
  }

  /** The lone seat was first until 0.2.0, and people keep such replays. */
  @Test
  void aGameThatWasGivenUpAloneHoldsWithEitherPlace() {
    var sol = Rulesets.find("sol");
    var game =
        new GameRecorder(
            sol, Setup.of(sol, 1), List.of("Ada"), Seed.from("alone"), List.of("nonce"));
    game.forfeit(0, "resigned", "The player resigned.");
    var text = ReplayText.print(game.replay());
    assertThat(text).contains("places 2 ");

    for (var written : List.of(text, text.replaceFirst("places 2 ", "places 1 "))) {
      var replay = ReplayText.parse(ReplayTextTest.resealed(written));
      assertThat(ReplayVerifier.verify(sol, replay)).isInstanceOf(Verdict.Holds.class);
    }
  }

  @Test
  void anotherSeedIsNotTheOneThatWasCommittedTo() {
    var seed = Seed.from("another").reveal();
    var text = SMALL.replaceFirst("(?m)^seed .*$", "seed " + seed);
    var replay = ReplayText.parse(ReplayTextTest.resealed(text));
    assertThat(ReplayVerifier.verify(DriftGames.DRIFT, replay))
        .isInstanceOfSatisfying(
            Verdict.Differs.class, differs -> assertThat(differs.what()).isEqualTo("commitment"));
  }

  @Test
  void aWalkShowsEveryPositionAndWhatHappened() {
    var replay = DriftGames.whole(3, 2);
    var walk = new ReplayWalk(DriftGames.DRIFT, replay);
    int facts = 0;
    while (walk.hasNext()) {
      var ply = replay.plies().get(walk.played());
      assertThat(walk.position().seatToAct()).isEqualTo(ply.seat());
      facts += walk.next().size();
      assertThat(walk.position().fingerprint()).isEqualTo(ply.fingerprint());
    }
    assertThat(facts).isGreaterThanOrEqualTo(replay.plies().size());
    assertThat(walk.position().isOver()).isTrue();
  }
}
