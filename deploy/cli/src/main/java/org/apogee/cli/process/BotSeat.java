package org.apogee.cli.process;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.protocol.bot.BotLines;
import org.apogee.protocol.bot.FromBot;
import org.apogee.protocol.bot.ToBot;
import org.jspecify.annotations.Nullable;

/** A bot program in one game: puts what its seat may know into words and its answer into a move. */
public final class BotSeat {
  private final BotProcesses processes;
  private final BotCommand command;
  private final Ruleset ruleset;
  private final ToBot.GameStart start;
  private final List<ToBot.Heard> heard = new ArrayList<>();
  private @Nullable BotProcess process;
  private int questions;
  private Duration left;

  /**
   * @param start also says how long decisions may take
   */
  public BotSeat(
      BotProcesses processes, BotCommand command, Ruleset ruleset, ToBot.GameStart start) {
    this.processes = processes;
    this.command = command;
    this.ruleset = ruleset;
    this.start = start;
    this.left =
        start.gameTimeMillis() == null
            ? Duration.ofMillis(Long.MAX_VALUE / 1_000_000)
            : Duration.ofMillis(start.gameTimeMillis());
  }

  /** Takes a process and tells it of the game. */
  public void begin() throws BotFailed, InterruptedException {
    process = processes.take(command);
    process.begin(start);
  }

  public void hear(Fact fact) {
    if (fact.audience().includes(start.seat())) {
      heard.add(ToBot.Heard.of(fact));
    }
  }

  /** Asks for one of the legal moves. After a failure the process is gone. */
  public long choose(Position position, int ply, MoveList legal)
      throws BotFailed, InterruptedException {
    var question = question(position, ply, legal);
    try {
      return moveOf(askTimed(question), question, legal);
    } catch (BotFailed e) {
      drop();
      throw e;
    }
  }

  private ToBot.Question question(Position position, int ply, MoveList legal) {
    var moves = new ArrayList<ToBot.LegalMove>();
    for (int i = 0; i < legal.size(); i++) {
      var words = ruleset.notation().describe(position, legal.get(i));
      moves.add(ToBot.LegalMove.of(legal.get(i), words));
    }
    var question =
        new ToBot.Question(
            start.game(),
            ++questions,
            ply,
            limit().toMillis(),
            heard,
            position.view(start.seat()),
            moves);
    heard.clear();
    return question;
  }

  private Duration limit() {
    var ofMove = Duration.ofMillis(start.moveTimeMillis());
    return ofMove.compareTo(left) < 0 ? ofMove : left;
  }

  private FromBot askTimed(ToBot.Question question) throws BotFailed, InterruptedException {
    long begun = System.nanoTime();
    try {
      return ask(question);
    } finally {
      var rest = left.minusNanos(System.nanoTime() - begun);
      left = rest.isNegative() ? Duration.ZERO : rest;
    }
  }

  /** A program that ended after its last game, as it may, is started again. */
  private FromBot.Decision ask(ToBot.Question question) throws BotFailed, InterruptedException {
    var bot = running();
    try {
      return bot.ask(question, limit());
    } catch (BotFailed e) {
      boolean endedBetweenGames =
          e.failure().code().equals(BotFailure.CRASHED)
              && question.question() == 1
              && bot.hasPlayedBefore();
      if (!endedBetweenGames) {
        throw e;
      }
      processes.discard(bot);
      process = processes.start(command);
      process.begin(start);
      return process.ask(question, limit());
    }
  }

  private long moveOf(FromBot answer, ToBot.Question question, MoveList legal)
      throws BotFailed, InterruptedException {
    if (!(answer instanceof FromBot.Move move)) {
      throw running().failed(BotFailure.RESIGNED, "It resigned.");
    }
    for (int i = 0; i < legal.size(); i++) {
      if (question.moves().get(i).code().equals(move.move())) {
        return legal.get(i);
      }
    }
    throw running()
        .failed(
            BotFailure.ILLEGAL_MOVE,
            "It answered question %d with '%s', which is not one of its %d legal moves."
                .formatted(question.question(), BotLines.excerpt(move.move()), legal.size()));
  }

  private BotProcess running() {
    if (process == null) {
      throw new IllegalStateException("no process of " + command.name() + " in " + start.game());
    }
    return process;
  }

  /** Tells the bot how the game ended and keeps its process for the next one. */
  public void end(
      String ending, @Nullable String reason, List<Integer> places, List<Integer> scores) {
    if (process != null) {
      process.say(new ToBot.GameOver(start.game(), ending, reason, places, scores, heard));
      processes.giveBack(process);
      process = null;
    }
  }

  /** The game is not played on. */
  public void drop() {
    if (process != null) {
      processes.discard(process);
      process = null;
    }
  }
}
