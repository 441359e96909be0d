package org.apogee.cli.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ReplayAndVerifyTest {
  @TempDir Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void aGameIsWrittenDown() {
    file = folder.resolve("sol.replay");
    Shell.run(
        "play",
        "sol",
        "--seats",
        "random,random",
        "--option",
        "maxRounds=10",
        "--seed",
        "3",
        "--save",
        file.toString());
  }

  @Test
  void aGameIsPrintedWithWhatHappened() {
    var shell = Shell.run("replay", file.toString());
    assertThat(shell.exit()).isEqualTo(Exit.DONE);
    assertThat(shell.out())
        .contains("SOL", "seat 1  random", "   1  seat 0 random: move", "Finished: ");
  }

  @Test
  void theBoardIsShownAfterAPly() {
    assertThat(Shell.run("replay", file.toString(), "--at", "0").out()).contains("Round 1");
    var shell = Shell.run("replay", file.toString(), "--at", "99999");
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.err()).contains("Plies are numbered from 0 to ");
    assertThat(Shell.run("replay", file.toString(), "--view", "2").err())
        .contains("Seats are numbered from 0 to 1.");
  }

  @Test
  void aGameIsSteppedThrough() {
    var shell = Shell.typing("\n\n7\nx\nq\n", "replay", file.toString(), "--step");
    assertThat(shell.exit()).isEqualTo(Exit.DONE);
    assertThat(shell.out()).contains("ply 0 of ", "ply 1 of ", "ply 2 of ", "ply 7 of ");
    assertThat(shell.out()).contains("Enter continues").doesNotContain("ply 3 of ");
    assertThat(Shell.typing("", "replay", file.toString(), "--step").exit()).isEqualTo(Exit.DONE);
  }

  @Test
  void asJsonEveryPlyHasItsFacts() {
    var json = Shell.run("replay", file.toString(), "--json").json();
    assertThat(json.at("/ruleset").asText()).isEqualTo("sol/1");
    assertThat(json.at("/plies").size()).isEqualTo(json.at("/plyCount").asInt());
    assertThat(json.at("/plies/0/move").asText()).isEqualTo("move");
    assertThat(json.at("/plies/0/facts/0/text").asText()).startsWith("Seat 0");
    assertThat(json.at("/ended").asText()).isEqualTo("finished");
  }

  @Test
  void aSeatDoesNotSeeWhatTheOthersPlayedInSecret() {
    var secret = folder.resolve("drift.replay").toString();
    Shell.run("play", "drift", "--seats", "random,random", "--seed", "3", "--save", secret);

    var all = Shell.run("replay", secret, "--json").json();
    assertThat(all.path("plies")).allMatch(ply -> ply.has("move") && ply.has("draws"));
    assertThat(all.has("seed")).isTrue();
    var own = Shell.run("replay", secret, "--json", "--view", "0").json();
    assertThat(own.path("plies"))
        .hasSameSizeAs(all.path("plies"))
        .allMatch(ply -> ply.has("move") == (ply.path("seat").asInt() == 0))
        .noneMatch(ply -> ply.has("draws") || ply.has("fingerprint"));
    assertThat(own.has("seed")).isFalse();
    assertThat(Shell.run("replay", secret, "--view", "0").out())
        .containsPattern("seat 0 random: ")
        .doesNotContainPattern("seat 1 random: ");
    var open = Shell.run("replay", file.toString(), "--json", "--view", "0").json();
    assertThat(open.path("plies")).allMatch(ply -> ply.has("move") && ply.has("draws"));
  }

  @Test
  void whatHoldsIsSaidToHold() {
    var shell = Shell.run("verify", folder.toString());
    assertThat(shell.exit()).isEqualTo(Exit.DONE);
    assertThat(shell.out()).startsWith("holds").contains("all derived from the seed");
    assertThat(Shell.run("verify", file.toString(), "--json").json().at("/holds").asBoolean())
        .isTrue();
  }

  @Test
  void anEditedReplayDoesNotHold() throws IOException {
    var text = Files.readString(file, UTF_8);
    Files.writeString(file, text.replaceFirst("(?m)^player 0 random", "player 0 greedy"), UTF_8);
    var shell = Shell.run("verify", file.toString());
    assertThat(shell.exit()).isEqualTo(Exit.DIFFERENT);
    assertThat(shell.out()).contains("changed", "its SHA-256 is another");
    assertThat(Shell.run("replay", file.toString()).exit()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void aCutOffOrMissingOrGarbledReplayCannotBeRead() throws IOException {
    var cut = folder.resolve("cut.replay");
    Files.writeString(cut, Files.readString(file, UTF_8).substring(0, 700), UTF_8);
    var shell = Shell.run("verify", file.toString(), cut.toString());
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.out().lines()).hasSize(2);
    assertThat(shell.out()).contains("the replay is cut off");

    Files.write(cut, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertThat(Shell.run("verify", cut.toString()).out()).contains("it is not text");
    assertThat(Shell.run("verify", folder.resolve("none").toString()).exit())
        .isEqualTo(Exit.BAD_INPUT);
    var empty = Files.createDirectory(folder.resolve("empty"));
    assertThat(Shell.run("verify", empty.toString()).err()).contains("No file in");
  }

  @Test
  void aMissingReplayAFolderAndADeviceHaveSentencesOfTheirOwn() {
    assertUnreadable(folder.resolve("none").toString(), "The file '%s' does not exist.");
    assertUnreadable(folder.toString(), "'%s' is a folder, not a file.");
    assertUnreadable("/dev/null", "'%s' is not a regular file.");
  }

  private static void assertUnreadable(String path, String sentence) {
    var error = Shell.run("replay", path, "--json").json().at("/error");
    assertThat(error.at("/message").textValue()).isEqualTo(sentence.formatted(path));
    assertThat(error.at("/code").textValue()).isEqualTo("cannot-read");
  }
}
