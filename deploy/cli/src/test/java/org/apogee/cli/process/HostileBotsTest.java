package org.apogee.cli.process;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apogee.cli.Shell;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever a program does, it loses, the match goes on, and nothing is left running. Each does its
 * deed at its second question of a game of Drift.
 */
final class HostileBotsTest {
  private static final String PATIENT = "10m";

  @BeforeEach
  void python() throws InterruptedException {
    Scripts.need("python3");
  }

  @AfterEach
  void nothingIsLeftRunning() {
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
  }

  private static Shell match(String seats, String mode, String moveTime) {
    return match("drift", seats, mode, moveTime, "--no-replays");
  }

  private static Shell match(
      String game, String seats, String mode, String moveTime, String... more) {
    var words =
        List.of(
            List.of("match", game, "--seats", seats, "--games", "2", "--threads", "2"),
            List.of("--bot", "bad=" + Scripts.hostile(mode), "--move-time", moveTime, "--json"),
            List.of(more));
    return Shell.run(words.stream().flatMap(List::stream).toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          exits-mid-game        | bot-crashed      | It ended with exit code 3.
          prints-garbage        | bot-garbage      | It wrote 'I take the first one', which is not a JSON object.
          floods-one-line       | bot-flooded      | It wrote a line of more than 65536 bytes.
          floods-old-answers    | bot-flooded      | It wrote 1000 lines that answer no question.
          floods-garbage-lines  | bot-garbage      | It wrote 'x', which is not a JSON object.
          closes-output         | bot-crashed      | It closed its standard output.
          answers-the-future    | bot-garbage      | It answered question 3 of game 'game-000001', which is not open.
          answers-another-game  | bot-garbage      | It answered question 2 of game 'nowhere', which is not open.
          plays-an-illegal-move | bot-illegal-move | It answered question 2 with '999999', which is not one of its
          answers-with-a-number | bot-garbage      | It wrote 'move' as the number 385; it must be a string, such as "385".
          is-ready-again        | bot-garbage      | It sent 'ready' twice.
          resigns               | bot-resigned     | It resigned.
          """)
  void aDeedCostsTheGame(String mode, String code, String reason) {
    var shell = match("bad,random", mode, PATIENT);
    assertThat(shell.exit()).isEqualTo(Exit.DIFFERENT);
    assertThat(shell.err()).contains("Bots failed 2 times, first bad in game-000001: ");
    var report = shell.json();
    assertThat(report.at("/endings/" + code).intValue()).isEqualTo(2);
    assertThat(report.at("/bots/0/winRate").doubleValue()).isZero();
    assertThat(report.at("/bots/1/wins").intValue()).isEqualTo(2);
    assertThat(report.at("/failures/0/code").textValue()).isEqualTo(code);
    assertThat(report.at("/failures/0/reason").textValue()).startsWith(reason);
  }

  @Test
  void aBotThatNeverAnswersLosesWhenItsTimeIsOver() {
    var report = match("bad,random", "never-answers", "300ms").json();
    assertThat(report.at("/failures/0/code").textValue()).isEqualTo("bot-timeout");
    assertThat(report.at("/failures/0/reason").textValue())
        .startsWith("It did not answer question ")
        .endsWith(" within 0.3 s.");
  }

  /** Two questions of SOL are longer than its pipe, so a line of ours is stuck half way. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aBotThatNeverReadsLosesWhenItsTimeIsOver(@TempDir Path folder) throws IOException {
    var args = new String[] {"--no-replays", "--transcripts", folder.toString()};
    var shell = match("sol", "bad,random", "never-reads", "300ms", args);
    assertThat(shell.exit()).isEqualTo(Exit.DIFFERENT);
    var report = shell.json();
    assertThat(report.at("/endings/bot-timeout").intValue()).isEqualTo(2);
    assertThat(report.at("/bots/0/winRate").doubleValue()).isZero();
    assertThat(report.at("/failures/0/reason").textValue())
        .isEqualTo("It did not answer question 2 within 0.3 s.");
    assertThat(
            Files.readAllLines(folder.resolve("bad-1.txt")).stream()
                .filter(line -> line.contains("\"question\",\"game\""))
                .mapToInt(String::length)
                .sum())
        .isGreaterThan(4096);
    assertThat(writersOf("bad")).isEmpty();
  }

  /** Threads that would write to a bot, and cannot be stuck for ever once it has ended. */
  private static List<String> writersOf(String bot) {
    for (var thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals(bot + " input")) {
        try {
          thread.join(Duration.ofMinutes(1));
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter((bot + " input")::equals)
        .toList();
  }

  @Test
  void theReportShowsTheLastLinesOfACrash() {
    var report = match("bad,random", "exits-mid-game", PATIENT).json();
    assertThat(report.at("/failures/0/lastLines"))
        .extracting(JsonNode::textValue)
        .containsExactly("boom in line 7");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"answers-twice", "repeats-old-answers", "writes-many-errors", "ends-after-a-game"})
  void whatHarmsNobodyCostsNothing(String mode) {
    var shell = match("bad,random", mode, PATIENT);
    assertThat(shell.exit()).as(shell.err()).isEqualTo(Exit.DONE);
    assertThat(shell.json().at("/failures")).isEmpty();
  }

  @Test
  void withThreeSeatsACaretakerPlaysOnAndTheFailedSeatIsLast() {
    var report = match("bad,greedy,random", "exits-mid-game", PATIENT).json();
    assertThat(report.at("/games").intValue()).isEqualTo(3);
    assertThat(report.at("/endings/bot-crashed").isMissingNode()).isTrue();
    assertThat(report.at("/failures")).hasSize(3);
    assertThat(report.at("/pairs/0/expectedScore").doubleValue()).isZero();
    assertThat(report.at("/pairs/1/expectedScore").doubleValue()).isZero();
  }

  @Test
  void aBotThatExitsAtOnceIsBadInput() {
    var shell = match("bad,random", "exits-at-once", PATIENT);
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.json().at("/error/code").textValue()).isEqualTo("bot-not-started");
    assertThat(shell.json().at("/error/message").textValue())
        .isEqualTo(
            "Bot bad failed to start. It ended with exit code 1 before 'ready'."
                + " Its last lines: no such file: opening book");
  }

  @Test
  void aBotThatIsNeverReadyIsEndedAfterTheTimeForThat() throws InterruptedException {
    var command = BotCommand.of("bad", Scripts.hostile("never-ready"));
    try (var processes = new BotProcesses(Duration.ofMillis(200), null)) {
      processes.tryOut(command);
      throw new AssertionError("it was never ready");
    } catch (BotFailed e) {
      assertThat(e.failure().code()).isEqualTo("bot-not-started");
      assertThat(e.failure().reason()).isEqualTo("It did not send 'ready' within 0.2 s.");
    }
  }

  @Test
  void whatABotStartedEndsWithIt(@TempDir Path folder) throws Exception {
    var file = folder.resolve("pid");
    match("bad,random", "has-a-grandchild '" + file + "'", PATIENT);
    assertEnds(Long.parseLong(Files.readString(file)));
  }

  private static void assertEnds(long pid) throws Exception {
    var grandchild = ProcessHandle.of(pid);
    if (grandchild.isPresent() && !isZombie(pid)) {
      grandchild.get().onExit().get(1, TimeUnit.MINUTES);
    }
  }

  /** Ended, and only its entry waits for a parent that asks. */
  private static boolean isZombie(long pid) throws IOException {
    var stat = Path.of("/proc", Long.toString(pid), "stat");
    return Files.exists(stat) && Files.readString(stat).contains(") Z ");
  }
}
