package org.apogee.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

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
