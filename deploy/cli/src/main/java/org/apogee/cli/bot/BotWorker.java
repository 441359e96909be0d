package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apogee.cli.bot.OnlineGame.Answered;
import org.apogee.cli.bot.OnlineGame.Question;
import org.apogee.cli.process.BotCommand;
import org.apogee.cli.process.BotFailed;
import org.apogee.cli.process.BotFailure;
import org.apogee.cli.process.BotProcess;
import org.apogee.cli.process.BotProcesses;
import org.apogee.protocol.bot.BotLines;
import org.apogee.protocol.bot.FromBot;
import org.jspecify.annotations.Nullable;

/**
 * One program and its games. It is asked one question at a time. When it fails it is started anew
 * and asked the same again; a game in which it fails too often is given up, so that nobody waits.
 */
final class BotWorker implements Runnable {
  /** One failure may be an accident; a bug that repeats would only cost clock time. */
  static final int FAILURES_MAX = 3;

  /** What is to be done, in the order in which the platform said it. */
  private sealed interface Task {
    record Begin(OnlineGame game) implements Task {}

    record Answer(Question question) implements Task {}

    record Repeat(OnlineGame game) implements Task {}

    record Over(OnlineGame game, JsonNode line) implements Task {}
  }

  private final BotProcesses processes;
  private final BotCommand command;
  private final PlayerClient client;
  private final StatusLines status;
  private final BlockingQueue<Task> tasks = new LinkedBlockingQueue<>();
  private final Map<String, OnlineGame> games = new LinkedHashMap<>();
  private final Offers offers;

  /** Changed by the worker alone; the bridge's thread passes offers to it. */
  private volatile @Nullable BotProcess process;

  private int load;

  BotWorker(BotProcesses processes, BotCommand command, PlayerClient client, StatusLines status) {
    this.processes = processes;
    this.command = command;
    this.client = client;
    this.status = status;
    this.offers = new Offers(client, status);
  }

  void start() {
    Thread.ofVirtual().name("worker").start(this);
  }

  /** How many games it plays; counted by the bridge's one thread. */
  int load() {
    return load;
  }

  void begin(OnlineGame game) {
    load++;
    offers.begin(game.id());
    tasks.add(new Task.Begin(game));
  }

  void answer(Question question) {
    tasks.add(new Task.Answer(question));
  }

  /** The platform asked again what was answered: the answer may have been lost. */
  void repeat(OnlineGame game) {
    tasks.add(new Task.Repeat(game));
  }

  /** An offer does not wait for the answer to a question, because it lapses with that. */
  void offered(OnlineGame game, JsonNode line) {
    offers.offered(game.id(), line, process);
  }

  void over(OnlineGame game, JsonNode line) {
    load--;
    offers.end(game.id());
    tasks.add(new Task.Over(game, line));
  }

  @Override
  public void run() {
    try {
      while (!processes.isClosed()) {
        take(tasks.take());
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void take(Task task) throws InterruptedException {
    switch (task) {
      case Task.Begin(var game) -> {
        games.put(game.id(), game);
        var bot = process;
        if (bot != null && bot.isAlive()) {
          bot.begin(game.id(), game.start());
        } else {
          startEarly();
        }
      }
      case Task.Answer(var question) -> think(question);
      case Task.Repeat(var game) -> {
        var last = game.answered();
        if (games.containsKey(game.id()) && game.isLatest(last.question(), last.ply())) {
          send(game, last);
        }
      }
      case Task.Over(var game, var line) -> {
        games.remove(game.id());
        var bot = process;
        if (bot != null) {
          bot.say(OnlineGame.withoutNumber(line).toString());
        }
      }
    }
  }

  /** An offer may come before the first question. */
  private void startEarly() throws InterruptedException {
    try {
      running();
    } catch (BotFailed e) {
      // The first question starts it again, and reports what fails.
    }
  }

  private void think(Question question) throws InterruptedException {
    var game = question.game();
    while (games.containsKey(game.id()) && !processes.isClosed()) {
      try {
        decide(question);
        return;
      } catch (BotFailed e) {
        if (!proceed(game, question.ply(), e.failure())) {
          return;
        }
      }
    }
  }

  private void decide(Question question) throws BotFailed, InterruptedException {
    var game = question.game();
    var bot = running();
    if (!question.isLatest()) {
      return;
    }
    var left = question.left();
    if (!left.isPositive()) {
      left = leftOnClock(question);
    }
    if (!left.isPositive()) {
      status.say("%s: no time was left for question %d.".formatted(game.id(), question.number()));
      return;
    }
    var answer = bot.ask(game.id(), question.number(), question.text(left), left);
    switch (answer) {
      case FromBot.Move _ when !question.isLatest() -> {} // taken back meanwhile
      case FromBot.Move move when question.has(move.move()) -> {
        var answered = new Answered(question.number(), question.ply(), move.move());
        game.answered(answered);
        send(game, answered);
      }
      case FromBot.Move move ->
          throw bot.failed(
              BotFailure.ILLEGAL_MOVE,
              "It answered question %d with '%s', which is not one of its %d legal moves."
                  .formatted(
                      question.number(), BotLines.excerpt(move.move()), question.codes().size()));
      case FromBot.Resign _ -> giveUp(game, "The bot resigned.");
    }
  }

  /** By the platform's clock, which stands still while the platform is down. */
  private Duration leftOnClock(Question question) throws InterruptedException {
    var game = question.game();
    var look = client.view(game.id()).json();
    boolean isOpen =
        look.path("plies").asInt() == question.ply()
            && look.path("seatToAct").asInt(-1) == game.seat()
            && !look.has("pausedUntil");
    return Duration.ofMillis(isOpen ? look.path("decisionMillis").asLong() : 0);
  }

  /** The program that runs, or a new one that has heard of all games. */
  private BotProcess running() throws BotFailed, InterruptedException {
    var bot = process;
    if (bot != null && bot.isAlive()) {
      return bot;
    }
    if (bot != null) {
      processes.discard(bot);
    }
    bot = processes.start(command);
    bot.hearOffers(offers::hear);
    for (var game : games.values()) {
      bot.begin(game.id(), game.start());
    }
    process = bot;
    return bot;
  }

  /** Whether the question is put again. */
  private boolean proceed(OnlineGame game, int ply, BotFailure failure)
      throws InterruptedException {
    if (processes.isClosed()) {
      return false; // we ended it ourselves
    }
    var bot = process;
    if (bot != null) {
      processes.discard(bot);
      process = null;
    }
    var report = client.reportFailure(game, ply, failure);
    status.say("%s: the bot failed. %s".formatted(game.id(), failure.reason()));
    status.quote(failure.lastLines());
    if (game.failed() < FAILURES_MAX) {
      status.say("It is restarted.");
      return true;
    }
    report.join(); // no clock matters any more, and the command may end with this game
    giveUp(game, "It failed %d times in this game.".formatted(FAILURES_MAX));
    return false;
  }

  private void giveUp(OnlineGame game, String why) throws InterruptedException {
    games.remove(game.id());
    status.say("%s: %s It resigns the game.".formatted(game.id(), why));
    var reply = client.resign(game.id());
    if (!reply.ok()) {
      status.say("%s: %s".formatted(game.id(), reply.sentence()));
    }
  }

  private void send(OnlineGame game, Answered move) throws InterruptedException {
    var reply = client.move(game.id(), move.ply(), move.move());
    if (!reply.ok() && !reply.isUnknown()) {
      status.say(
          "%s: the move at ply %d was rejected: %s"
              .formatted(game.id(), move.ply(), reply.sentence()));
    }
  }
}
