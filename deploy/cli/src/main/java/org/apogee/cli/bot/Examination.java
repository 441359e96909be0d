package org.apogee.cli.bot;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.function.Consumer;
import org.apogee.cli.bot.Finding.Grade;
import org.apogee.cli.process.BotCommand;
import org.apogee.cli.process.BotFailed;
import org.apogee.cli.process.BotFailure;
import org.apogee.cli.process.BotProcess;
import org.apogee.cli.process.BotProcesses;
import org.apogee.engine.Ruleset;

/** Examines a bot program: everything that a game could ask of it, and how it behaves between. */
final class Examination {
  private static final String LATER =
      "{\"type\":\"news-of-a-later-version\",\"text\":\"Pass over.\"}";

  /** Above this, logging may slow the bot down; a warning, not a failure. */
  private static final int ERROR_LINES_MAX = 1000;

  private final BotCommand command;
  private final Ruleset ruleset;
  private final Duration moveTime;
  private final Duration endTime;
  private final BotProcesses processes;
  private final Consumer<Finding> findings;
  private Duration slowest = Duration.ZERO;
  private Duration total = Duration.ZERO;
  private int answers;
  private int passedOver;
  private int errorLines;

  /**
   * @param endTime how long it may take to end when it should
   */
  Examination(
      BotCommand command,
      Ruleset ruleset,
      Duration moveTime,
      Duration endTime,
      BotProcesses processes,
      Consumer<Finding> findings) {
    this.command = command;
    this.ruleset = ruleset;
    this.moveTime = moveTime;
    this.endTime = endTime;
    this.processes = processes;
    this.findings = findings;
  }

  void run() throws InterruptedException {
    BotProcess first;
    try {
      first = processes.start(command);
      findings.accept(Finding.good("starts", "It starts and sends 'ready'."));
    } catch (BotFailed e) {
      wrong("starts", e.failure());
      return;
    }
    if (!games(first, "plays", "It plays a game to its end.", false, "exam-1")) {
      return; // whatever else is looked at would fail in the same way
    }
    bye(first);
    again("unknown-lines", "It ignores unknown lines and fields.", true, "exam-2");
    again("two-games", "It plays two games concurrently.", false, "exam-3", "exam-4");
    endOfInput();
    habits();
  }

  private void again(String check, String good, boolean unknown, String... ids)
      throws InterruptedException {
    try {
      var bot = processes.start(command);
      games(bot, check, good, unknown, ids);
      count(bot);
      processes.discard(bot);
    } catch (BotFailed e) {
      wrong(check, e.failure());
    }
  }

  private boolean games(BotProcess bot, String check, String good, boolean unknown, String... ids)
      throws InterruptedException {
    var games = new ArrayList<ExamGame>();
    for (var id : ids) {
      games.add(new ExamGame(bot, ruleset, id, games.size() % 2, moveTime));
    }
    try {
      if (unknown) {
        bot.say(LATER);
      }
      games.forEach(ExamGame::begin);
      while (games.stream().anyMatch(game -> !game.isOver())) {
        for (var game : games) {
          if (!game.isOver()) {
            time(game.step(unknown));
          }
        }
      }
      findings.accept(Finding.good(check, good));
      answers += games.stream().mapToInt(ExamGame::questions).sum();
      return true;
    } catch (BotFailed e) {
      wrong(check, e.failure());
      return false;
    }
  }

  private void time(Duration answer) {
    slowest = answer.compareTo(slowest) > 0 ? answer : slowest;
    total = total.plus(answer);
  }

  private void bye(BotProcess bot) throws InterruptedException {
    bot.bid();
    ends(bot, "ends-at-bye", "It exits after 'bye'.", "It does not exit after 'bye'");
  }

  private void endOfInput() throws InterruptedException {
    try {
      var bot = processes.start(command);
      bot.hangUp();
      ends(
          bot,
          "ends-with-input",
          "It exits when its input ends.",
          "It does not exit when its input ends");
    } catch (BotFailed e) {
      wrong("ends-with-input", e.failure());
    }
  }

  private void ends(BotProcess bot, String check, String good, String bad)
      throws InterruptedException {
    if (bot.endsWithin(endTime)) {
      findings.accept(Finding.good(check, good));
      int left = bot.leftOver();
      if (left > 0) {
        findings.accept(
            new Finding(
                "extra-output",
                Grade.WRONG,
                "extra-output",
                "It wrote %s without a question.".formatted(lines(left)),
                Advice.of(BotFailure.GARBAGE)));
      }
    } else {
      findings.accept(
          new Finding(
              check,
              Grade.WRONG,
              "does-not-end",
              "%s, within %s s.".formatted(bad, seconds(endTime)),
              "Leave the reading loop then; check for threads or child processes that keep"
                  + " running."));
    }
    count(bot);
    processes.discard(bot);
  }

  private void count(BotProcess bot) {
    passedOver += bot.passedOver();
    errorLines += bot.errorLines();
  }

  private void habits() {
    boolean isSlow = slowest.multipliedBy(2).compareTo(moveTime) > 0;
    var mean = answers == 0 ? Duration.ZERO : total.dividedBy(answers);
    findings.accept(
        new Finding(
            "speed",
            isSlow ? Grade.REMARK : Grade.GOOD,
            isSlow ? "slow" : "good",
            "Its answers took %s s on average and %s s at most; the limit is %s s."
                .formatted(seconds(mean), seconds(slowest), seconds(moveTime)),
            isSlow ? "On a slower machine or in a longer game it could lose on time." : ""));
    if (passedOver > 0) {
      findings.accept(
          new Finding(
              "extra-answers",
              Grade.REMARK,
              "extra-answers",
              "It wrote %s that answered no question; the platform ignores such lines."
                  .formatted(lines(passedOver)),
              Advice.of(BotFailure.FLOODED)));
    }
    if (errorLines > ERROR_LINES_MAX) {
      findings.accept(
          new Finding(
              "error-chatter",
              Grade.REMARK,
              "error-chatter",
              "It wrote %s to standard error.".formatted(lines(errorLines)),
              "Only the last 20 are ever shown, and writing takes time."));
    }
  }

  private void wrong(String check, BotFailure failure) {
    var last = failure.lastLines().stream().reduce((_, latest) -> latest);
    findings.accept(
        new Finding(
            check,
            Grade.WRONG,
            failure.code(),
            failure.reason() + last.map(line -> " Its last lines: " + line).orElse(""),
            Advice.of(failure.code())));
  }

  private static String lines(long number) {
    return number + (number == 1 ? " line" : " lines");
  }

  private static String seconds(Duration time) {
    return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
  }
}
