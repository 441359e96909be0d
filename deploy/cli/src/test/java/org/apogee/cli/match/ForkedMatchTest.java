package org.apogee.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.apogee.engine.replay.Replay;
import org.apogee.engine.replay.ReplayText;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ForkedMatchTest {
  @TempDir private Path folder;
  private Path origin = Path.of("");

  @BeforeEach
  void playTheOrigin() {
    var played =
        Shell.run(
            "match",
            "drift",
            "--seats",
            "random,random",
            "--games",
            "2",
            "--replays",
            folder.resolve("origin").toString());
    assertThat(played.exit()).as(played.err()).isEqualTo(Exit.DONE);
    origin = folder.resolve("origin/game-000001.replay");
  }

  @Test
  void everyGameBeginsWithThePliesOfTheRecordedGame() throws IOException {
    var shell = match(origin + "@9", "--games", "6", "--replays", folder.resolve("on").toString());
    assertThat(shell.exit()).as(shell.err()).isEqualTo(Exit.DONE);
    var kept = replay(origin).plies().subList(0, 9);
    for (int game = 1; game <= 6; game++) {
      var on = replay(folder.resolve("on/game-%06d.replay".formatted(game)));
      assertThat(on.plies().subList(0, 9)).isEqualTo(kept);
      assertThat(on.plies().subList(9, on.plies().size())).isNotEmpty();
    }
    assertThat(replay(folder.resolve("on/game-000001.replay")).players())
        .containsExactly("greedy", "random");
    assertThat(replay(folder.resolve("on/game-000002.replay")).players())
        .containsExactly("random", "greedy");
    var verified = Shell.run("verify", folder.resolve("on").toString());
    assertThat(verified.exit()).as(verified.out()).isEqualTo(Exit.DONE);
  }

  @Test
  void theReportNamesTheOriginAndIsRepeatable() {
    var one = match(origin + "@9", "--games", "20", "--no-replays", "--json", "--threads", "1");
    assertThat(one.json().at("/from/replay").textValue()).isEqualTo(origin.toString());
    assertThat(one.json().at("/from/ply").intValue()).isEqualTo(9);
    assertThat(one.json().at("/from/chance").textValue()).isEqualTo("fresh");
    assertThat(one.json().get("distinctGames").intValue()).isGreaterThan(10);
    assertThat(one.json().at("/bots/0/low").isNumber()).isTrue();
    var two = match(origin + "@9", "--games", "20", "--no-replays", "--json", "--threads", "3");
    assertThat(two.out()).isEqualTo(one.out());
  }

  @Test
  void theSameChanceAndTheSameMovesAreOneGame() {
    var args = List.of("--games", "8", "--no-replays", "--chance", "same");
    var json = new ArrayList<>(args);
    json.add("--json");
    var equal = seats("greedy,greedy", origin + "@9", json);
    assertThat(equal.json().get("distinctGames").intValue()).isLessThan(4);
    assertThat(seats("greedy,greedy", origin + "@9", args).out())
        .contains("with the chance of the recorded game", "the same moves are the same game");
  }

  @Test
  void twoGamesOfAMirrorSetAreTwoOrigins() throws IOException {
    var set = folder.resolve("set");
    Shell.run(
        "match", "drift", "--seats", "greedy,random", "--games", "2", "--replays", set.toString());
    var one = set.resolve("game-000001.replay");
    var two = set.resolve("game-000002.replay");
    assertThat(replay(one).commitment()).isEqualTo(replay(two).commitment());

    assertThat(Origin.parse(one + "@6", "fresh").identity())
        .isNotEqualTo(Origin.parse(two + "@6", "fresh").identity());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          @100000                     | unknown-ply    | Plies are numbered from 0 to
          @last                       | bad-usage      | --from is a replay and the number of plies
          @END                        | game-over      | The game ended with ply
          .not@3                      | cannot-read    | The file
          @3 --chance other           | bad-usage      | --chance is same or fresh, not 'other'.
          @3 --chance same --sprt elo0=0,elo1=10 | bad-usage | --stop-when-sure and --sprt need other draws
          @3 --chance same --stop-when-sure | bad-usage | --stop-when-sure and --sprt need other draws
          @3 --option goal=5          | bad-usage      | With --from, game and options come from the replay.
          @3 --seats greedy           | bad-seat-count | The recorded game has 2 seats, and --seats names 1 bot.
          """)
  void aBadPointIsRefusedInASentence(String args, String code, String sentence) throws IOException {
    var end = Integer.toString(replay(origin).plies().size());
    var words = List.of((origin + args.replace("END", end)).split(" "));
    var more = new ArrayList<>(words.subList(1, words.size()));
    more.add("--json");
    var seats = more.contains("--seats") ? null : "greedy,random";
    assertRefused(seats(seats, words.getFirst(), more), code, sentence);
  }

  @Test
  void aReplayThatIsCutOffIsRefused() throws IOException {
    var text = Files.readString(origin);
    var cut = folder.resolve("cut.replay");
    Files.writeString(cut, text.substring(0, text.length() / 2));
    assertRefused(match(cut + "@3", "--json"), "bad-replay", "Line");
  }

  @Test
  void chanceBelongsToAnOrigin() {
    var shell =
        Shell.run("match", "drift", "--seats", "greedy,random", "--chance", "same", "--json");
    assertRefused(shell, "bad-usage", "--chance is for matches with --from.");
    assertRefused(
        Shell.run("match", "--seats", "greedy,random", "--json"), "bad-usage", "Name a game");
  }

  @Test
  void aFolderIsNotAReplay() {
    assertRefused(
        match(folder + "@3", "--json"),
        "cannot-read",
        "'%s' is a folder, not a file.".formatted(folder));
  }

  private static void assertRefused(Shell shell, String code, String sentence) {
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.json().at("/error/code").textValue()).isEqualTo(code);
    assertThat(shell.json().at("/error/message").textValue()).startsWith(sentence);
  }

  private static Shell match(String from, String... more) {
    return seats("greedy,random", from, List.of(more));
  }

  private static Shell seats(@Nullable String seats, String from, List<String> more) {
    var args = new ArrayList<>(List.of("match", "--from", from));
    if (seats != null) {
      args.addAll(List.of("--seats", seats));
    }
    args.addAll(more);
    return Shell.run(args.toArray(String[]::new));
  }

  private static Replay replay(Path file) throws IOException {
    return ReplayText.parse(Files.readString(file));
  }
}
