package org.apogee.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.StreamSupport;
import org.apogee.cli.Shell;
import org.apogee.cli.process.BotProcess;
import org.apogee.cli.process.Scripts;
import org.apogee.cli.terminal.Exit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The doctor finds what is wrong with a bot, and says it in words. */
final class BotDoctorTest {
  private static final String PATIENT = "10m";
  private static final String BRIEF = "300ms";

  @BeforeAll
  static void python() throws InterruptedException {
    Scripts.need("python3");
  }

  @AfterEach
  void nothingIsLeftRunning() {
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
        .extracting(process -> process.info().commandLine().orElse(""))
        .noneMatch(line -> line.contains("hostile.py"));
  }

  private static Shell doctor(
      String command, String readyTime, String moveTime, String endTime, String... more) {
    var args =
        new String[] {
          "bot",
          "doctor",
          "--game",
          "drift",
          "--ready-time",
          readyTime,
          "--move-time",
          moveTime,
          "--end-time",
          endTime,
          command
        };
    var all = new String[args.length + more.length];
    System.arraycopy(args, 0, all, 0, args.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    return Shell.run(all);
  }

  @Test
  void nothingIsWrongWithTheSample() {
    var shell = doctor(Scripts.sample("python3", "bot.py"), PATIENT, PATIENT, PATIENT);
    assertThat(shell.exit()).as(shell.out() + shell.err()).isEqualTo(Exit.DONE);
    assertThat(shell.out())
        .contains(
            "ok     It starts and sends 'ready'.",
            "ok     It plays a game to its end.",
            "ok     It ignores unknown lines and fields.",
            "ok     It plays two games concurrently.",
            "ok     It exits when its input ends.")
        .endsWith("No problems found." + System.lineSeparator());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          exits-at-once          | starts          | bot-not-started  | It ended with exit code 1 before 'ready'. Its last lines: no such file: opening book
          exits-mid-game         | plays           | bot-crashed      | It ended with exit code 3. Its last lines: boom in line 7
          prints-garbage         | plays           | bot-garbage      | It wrote 'I take the first one', which is not a JSON object.
          floods-one-line        | plays           | bot-flooded      | It wrote a line of more than 65536 bytes.
          floods-old-answers     | plays           | bot-flooded      | It wrote 1000 lines that answer no question.
          closes-output          | plays           | bot-crashed      | It closed its standard output.
          answers-the-future     | plays           | bot-garbage      | It answered question 3 of game 'exam-1', which is not open.
          plays-an-illegal-move  | plays           | bot-illegal-move | It answered question 2 with '999999', which is not one of its
          answers-with-a-number  | plays           | bot-garbage      | It wrote 'move' as the number 385; it must be a string, such as "385".
          is-ready-again         | plays           | bot-garbage      | It sent 'ready' twice.
          resigns                | plays           | bot-resigned     | It resigned.
          chats-between-games    | extra-output    | extra-output     | It wrote 1 line without a question.
          knows-no-later-version | unknown-lines   | bot-crashed      | It ended with exit code 1. Its last lines: what is this?
          knows-one-game         | two-games       | bot-crashed      | It ended with exit code 1. Its last lines: AssertionError: another game
          """)
  void whatIsWrongIsNamed(String mode, String check, String code, String sentence) {
    var shell = doctor(Scripts.hostile(mode), PATIENT, PATIENT, PATIENT, "--json");
    assertThat(shell.exit()).as(shell.out() + shell.err()).isEqualTo(Exit.DIFFERENT);
    assertThat(shell.json().path("healthy").asBoolean(true)).isFalse();
    var found = finding(shell, check, "wrong");
    assertThat(found.path("code").asText()).isEqualTo(code);
    assertThat(found.path("sentence").asText()).startsWith(sentence);
    assertThat(found.path("advice").asText()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "never-ready, starts, bot-not-started, 300ms, 10m, 10m",
    "never-answers, plays, bot-timeout, 10m, 300ms, 10m",
    "outlives-its-input, ends-at-bye, does-not-end, 10m, 10m, 300ms",
    "outlives-its-input, ends-with-input, does-not-end, 10m, 10m, 300ms"
  })
  void waitingHasALimit(
      String mode, String check, String code, String ready, String move, String end) {
    var shell = doctor(Scripts.hostile(mode), ready, move, end, "--json");
    assertThat(shell.exit()).isEqualTo(Exit.DIFFERENT);
    assertThat(finding(shell, check, "wrong").path("code").asText()).isEqualTo(code);
  }

  @ParameterizedTest
  @CsvSource({
    "never-flushes, starts, bot-not-started, 2s, 10m",
    "flushes-ready-only, plays, bot-timeout, 10m, 300ms"
  })
  void outputThatIsNotFlushedIsNamed(
      String mode, String check, String code, String ready, String move) {
    var shell = doctor(Scripts.hostile(mode), ready, move, PATIENT, "--json");
    var found = finding(shell, check, "wrong");
    assertThat(found.path("code").asText()).isEqualTo(code);
    assertThat(found.path("sentence").asText()).contains(BotProcess.HELD_BACK);
    assertThat(found.path("advice").asText()).contains("flush");
  }

  @ParameterizedTest
  @CsvSource({"answers-twice, extra-answers", "repeats-old-answers, extra-answers"})
  void whatHarmsNobodyIsARemark(String mode, String check) {
    var shell = doctor(Scripts.hostile(mode), PATIENT, PATIENT, PATIENT, "--json");
    assertThat(finding(shell, check, "remark").path("code").asText()).isEqualTo(check);
  }

  @Test
  void aCommandThatIsNoneIsSaid() {
    var shell = doctor("/nowhere/bot", BRIEF, BRIEF, BRIEF);
    assertThat(shell.exit()).isEqualTo(Exit.DIFFERENT);
    assertThat(shell.out())
        .contains("WRONG  Cannot start its program '/nowhere/bot'.", "One problem found.");
    assertThat(Shell.run("bot", "doctor", "--game", "chess", "cat").exit())
        .isEqualTo(Exit.BAD_INPUT);
    assertThat(Shell.run("bot", "doctor", "--move-time", "soon", "cat").err())
        .contains("--move-time must be a duration such as");
  }

  private static JsonNode finding(Shell shell, String check, String grade) {
    return StreamSupport.stream(shell.json().path("findings").spliterator(), false)
        .filter(finding -> finding.path("check").asText().equals(check))
        .filter(finding -> finding.path("grade").asText().equals(grade))
        .findFirst()
        .orElseThrow(() -> new AssertionError(shell.out()));
  }
}
