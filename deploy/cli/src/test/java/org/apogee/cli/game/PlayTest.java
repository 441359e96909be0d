package org.apogee.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.engine.replay.End;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlayTest {
  @Test
  void aWholeGameIsPlayedByNumbersAndSaved(@TempDir Path folder) {
    var file = folder.resolve("game.replay");
    var shell =
        Shell.typing(
            "1\n".repeat(60), "play", "drift", "--seats", "me,random", "--save", file.toString());
    assertThat(shell.exit()).isEqualTo(Exit.DONE);
    assertThat(shell.out()).contains("commitment to the seed: ", "The game has ended: ", "PLACE");
    var replay = ReplayFiles.read(file);
    assertThat(replay.end()).isInstanceOf(End.Finished.class);
    assertThat(replay.players()).containsExactly("me", "random");
    assertThat(shell.out().indexOf(replay.commitment())).isLessThan(shell.out().indexOf("> "));
    assertThat(Shell.run("verify", file.toString()).exit()).isEqualTo(Exit.DONE);
  }

  @Test
  void allSeatsAreInTheTableOfAGameThatTheEntityWon() {
    var shell =
        Shell.typing(
            "1\n".repeat(3000), "play", "nova-solis", "--seats", "me,random", "--seed", "1");
    assertThat(shell.out())
        .contains("The game has ended: defeat")
        .containsPattern("PLACE.*\\R2 +[01] .*\\R3 +[01] ");
  }

  @Test
  void nobodyIsShownWhatOnlyTheOtherSeatKnows() {
    var shell = Shell.typing("1\n".repeat(60), "play", "drift", "--seats", "me,random");
    assertThat(shell.out()).contains("Seat 1 ").doesNotContain("Seat 1 draws");
    assertThat(shell.out()).as("another seat's move").containsPattern("\\d\\. seat 1 random\\R");
    assertThat(shell.out()).doesNotContainPattern("\\d\\. seat 1 random:");
  }

  @Test
  void theEndOfTheInputLeavesTheGameAndKeepsIt(@TempDir Path folder) {
    var file = folder.resolve("game.replay");
    var shell = Shell.typing("coast\n", "play", "drift", "--save", file.toString());
    assertThat(shell.exit()).isEqualTo(Exit.DONE);
    assertThat(shell.out()).contains("You left the game after").doesNotContain("PLACE");
    var replay = ReplayFiles.read(file);
    assertThat(replay.end()).isInstanceOf(End.Unfinished.class);
    assertThat(replay.seed()).isNotNull();
    assertThat(replay.plies().getFirst().move()).isEqualTo("coast");
  }

  @Test
  void aGameIsLeftBeforeItsFirstMove(@TempDir Path folder) {
    var file = folder.resolve("game.replay");
    var shell = Shell.typing("quit\n", "play", "drift", "--save", file.toString());
    assertThat(shell.exit()).isEqualTo(Exit.DONE);
    assertThat(Files.exists(file)).isTrue();
  }

  @Test
  void aPlaceThatCannotHoldTheReplayIsRefusedBeforeTheFirstMove(@TempDir Path folder)
      throws IOException {
    var full = folder.resolve("full");
    Files.createDirectories(full.resolve("inner"));
    var empty = Files.createDirectory(folder.resolve("empty"));
    var file = Files.writeString(folder.resolve("file"), "mine");
    var lost = Files.createSymbolicLink(folder.resolve("lost"), folder.resolve("gone"));
    assertNotSaved("", "--save needs the name of a file.");
    assertNotSaved("/", "'/' is a folder, not a file.");
    assertNotSaved(full.toString(), "'%s' is a folder, not a file.".formatted(full));
    assertNotSaved(empty.toString(), "'%s' is a folder, not a file.".formatted(empty));
    var none = folder.resolve("none/game.replay").toString();
    assertNotSaved(none, "'%s' cannot be written: its folder does not exist.".formatted(none));
    var inFile = file.resolve("game.replay").toString();
    assertNotSaved(inFile, "'%s' cannot be written: its folder does not exist.".formatted(inFile));
    assertNotSaved(
        lost.toString(), "'%s' is a link to a file that does not exist.".formatted(lost));
    try (var left = Files.walk(folder)) {
      assertThat(left)
          .containsExactlyInAnyOrder(folder, full, full.resolve("inner"), empty, file, lost);
    }
    assertThat(file).hasContent("mine");
  }

  private static void assertNotSaved(String place, String sentence) {
    var shell = Shell.typing("1\n", "play", "drift", "--save", place);
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.err()).isEqualToNormalizingNewlines("apogee: " + sentence + "\n");
    assertThat(shell.out()).isEmpty();
  }

  @Test
  void savingReplacesTheFileBehindALinkAndNothingElse(@TempDir Path folder) throws IOException {
    var file = Files.writeString(folder.resolve("game.replay"), "old");
    var other = Files.writeString(folder.resolve("game.replay.new"), "mine");
    var link = Files.createSymbolicLink(folder.resolve("link"), file);
    var shell = Shell.typing("1\n", "play", "drift", "--save", link.toString());
    assertThat(shell.exit()).as(shell.err()).isEqualTo(Exit.DONE);
    assertThat(link).isSymbolicLink();
    assertThat(ReplayFiles.read(file).players()).containsExactly("me", "cadet");
    assertThat(other).hasContent("mine");
    try (var left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(file, other, link);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "?, by its number",
    "? coast, coast: a move of kind coast; R 2.3 allows it.",
    "board, goal 12",
    "99, Moves are numbered from 1 to",
    "coats, did you mean coast",
    "log, seat 0>"
  })
  void whatIsNoMoveIsAnswered(String typed, String answer) {
    assertThat(Shell.typing(typed + "\n", "play", "drift", "--seed", "7").out()).contains(answer);
  }

  @Test
  void movesThatNameNothingAreListedLast() {
    assertThat(Shell.typing("", "play", "drift", "--seed", "7").out())
        .containsPattern("  1  burn \\d\\R  2  burn \\d\\R  3  coast\\R");
    var flying = Shell.typing("move\nlaunch U0\nmoves\n", "play", "sol", "--seed", "7").out();
    assertThat(flying).containsPattern("  7  fly U0 L0\\R  8  end\\R");
  }

  @Test
  void aLongListLeavesTheBoardOnTheScreen() {
    var shell = Shell.typing("", "play", "supernova", "--seats", "me,random", "--seed", "7").out();
    var afterBoard = shell.substring(0, shell.indexOf("seat 0> ")).lines().toList().reversed();
    int list = 0;
    while (!afterBoard.get(list).isEmpty()) {
      list++;
    }
    assertThat(list).isLessThanOrEqualTo(10);
  }

  @Test
  void theMovesOfOneKindAreListedOnRequest() {
    var flying = Shell.typing("move\nlaunch U0\nmoves fly\nmoves warp\n", "play", "sol").out();
    assertThat(flying).contains("fly U0 L0", "No move is of kind 'warp'; there are ");
  }

  @Test
  void theBoardIsDrawnBeforeEachDecision() {
    var drawn = Shell.typing("launch U0\nlaunch L0\n", "play", "sol", "--seed", "7").out();
    assertThat(drawn.split("Round 1 of 120", -1)).hasSize(1 + 3);
  }

  @Test
  void theBeginningOfANameIsEnough() {
    assertThat(Shell.typing("co\n", "play", "drift").out()).contains("Seat 0 coasts");
  }

  @Test
  void theSameSeedIsTheSameGame() {
    var one = Shell.typing("1\n".repeat(60), "play", "drift", "--seed", "7");
    var two = Shell.typing("1\n".repeat(60), "play", "drift", "--seed", "7");
    assertThat(one).isEqualTo(two);
  }

  @Test
  void withJsonTheResultIsAnObjectAndTheTalkIsElsewhere() {
    var shell = Shell.typing("1\n".repeat(60), "play", "drift", "--seed", "7", "--json");
    assertThat(shell.json().at("/ended").asText()).isEqualTo("finished");
    assertThat(shell.json().at("/places").size()).isEqualTo(2);
    assertThat(shell.err()).contains("The game has ended");
  }

  @Test
  void severalPersonsPlayAnOpenGameButNotOneWithSecrets() {
    assertThat(Shell.typing("", "play", "sol", "--seats", "me,me").exit()).isEqualTo(Exit.DONE);
    var refused = Shell.typing("", "play", "drift", "--seats", "me,me");
    assertThat(refused.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(refused.err()).contains("Drift has hidden information");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          play sol --seats me,deep              | unknown-bot
          play sol --seats me,me,me,me,me,me    | bad-seat-count
          play sol --option depth=3             | unknown-option
          play sol --option maxRounds=3         | bad-option-value
          play sool                             | unknown-game
          play                                  | bad-usage
          play drift --save /no/such/folder/x   | cannot-write
          """)
  void whatCannotBePlayedIsRefusedInOneSentence(String line, String code) {
    var shell = Shell.typing("1\n", (line + " --json").split(" "));
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.json().at("/error/code").asText()).isEqualTo(code);
  }

  @Test
  void theHelpNamesEveryHouseBotAndHowALevelPlays() {
    var help = Shell.run("play", "--help").out();
    for (var bot : BotSpec.kinds()) {
      assertThat(help).contains(bot.form());
      if (bot.level().isPresent()) {
        assertThat(help).contains(bot.sentence());
      }
    }
  }
}
