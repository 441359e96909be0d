package org.apogee.cli.process;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.apogee.engine.BadInput;
import org.apogee.protocol.bot.BotLines;
import org.apogee.protocol.bot.FromBot;
import org.apogee.protocol.bot.ToBot;
import org.jspecify.annotations.Nullable;

/**
 * A running bot program and its three streams.
 *
 * <p>Each stream has a thread of its own, so that a bot that does not read, does not write or does
 * not stop writing blocks nobody but itself: its lines wait in a short queue, and when that is full
 * its pipe fills up. A caller waits at most for the time that the bot has.
 */
public final class BotProcess implements AutoCloseable {
  /** A bot that writes unasked fills its pipe after this many lines, not our memory. */
  private static final int WAITING_MAX = 64;

  /** A bot may repeat itself; one that answers nothing but old questions has failed. */
  private static final int PASSED_OVER_MAX = 1000;

  /** Time for the last output of a program that is already ending. */
  private static final Duration GRACE = Duration.ofMillis(500);

  /** A program that closed its output usually exits at once; then we report its exit code. */
  private static final Duration EXIT_WAIT = Duration.ofSeconds(2);

  /** Of a program that writes nothing until its input ends. */
  public static final String HELD_BACK =
      "It wrote only when its input ended, so it probably does not flush its output.";

  /** What a bot's output brings. */
  private sealed interface Output {
    record Said(FromBot message) implements Output {}

    record Wrong(BadInput why) implements Output {}

    record TooLong() implements Output {}

    record End() implements Output {}
  }

  /** What the bot is to hear; after the last line its input ends. */
  private record Line(String text, boolean isLast) {}

  private static final Line END = new Line("", true);

  private final BotCommand command;
  private final ProcessTree tree;
  private final Transcript transcript;
  private final LastLines lastLines;
  private final BlockingQueue<Output> output = new ArrayBlockingQueue<>(WAITING_MAX);
  private final BlockingQueue<Line> input = new LinkedBlockingQueue<>();
  private final Thread reader;
  private final Thread writer;
  private final Set<String> games = new HashSet<>();

  /** Takes what the bot says about offers; set by one thread and called by the reader. */
  private volatile Predicate<FromBot.AboutOffer> offers = _ -> false;

  private FromBot.@Nullable Ready ready;
  private boolean hasAnswered;
  private int passedOver;
  private @Nullable Thread errors;

  private BotProcess(BotCommand command, ProcessTree tree, Transcript transcript) {
    this.command = command;
    this.tree = tree;
    this.transcript = transcript;
    this.lastLines = new LastLines(tree.root().getErrorStream(), transcript);
    this.reader = thread("output", this::readAll);
    this.writer = thread("input", this::writeAll);
  }

  /** Starts the program; {@link #greet} is next. */
  static BotProcess start(BotCommand command, Transcript transcript) throws BotFailed {
    try {
      var bot = new BotProcess(command, ProcessTree.start(command.words()), transcript);
      bot.errors = bot.thread("errors", bot.lastLines);
      bot.errors.start();
      bot.reader.start();
      bot.writer.start();
      return bot;
    } catch (IOException e) {
      transcript.close();
      var reason = "Cannot start its program '%s'.".formatted(command.words().getFirst());
      var failed = new BotFailed(new BotFailure(BotFailure.NOT_STARTED, reason, List.of()));
      failed.initCause(e);
      throw failed;
    }
  }

  private Thread thread(String stream, Runnable work) {
    return Thread.ofPlatform().daemon().name(command.name() + " " + stream).unstarted(work);
  }

  BotCommand command() {
    return command;
  }

  /** Says hello and waits until the bot says that it is ready. */
  FromBot.Ready greet(Duration limit) throws BotFailed, InterruptedException {
    say(new ToBot.Hello(BotLines.VERSION, limit.toMillis()));
    var first = hear(System.nanoTime() + limit.toNanos(), limit, "send 'ready'");
    if (first instanceof FromBot.Ready hello) {
      ready = hello;
      return hello;
    }
    throw failed(BotFailure.GARBAGE, "It wrote another line before 'ready'.");
  }

  /** Never waits. */
  void say(ToBot message) {
    input.add(new Line(BotLines.write(message), message instanceof ToBot.Bye));
  }

  /** A line that is JSON already; never waits. */
  public void say(String line) {
    input.add(new Line(line, false));
  }

  /** Its input ends, without a word. */
  public void hangUp() {
    input.add(END);
  }

  /** A game begins; the bot may hear of several at once. */
  void begin(ToBot.GameStart start) {
    begin(start.game(), BotLines.write(start));
  }

  /** The same, with the line as JSON. */
  public void begin(String game, String line) {
    games.add(game);
    say(line);
  }

  /**
   * What the bot says about offers goes there, at any time.
   *
   * @param taker called by the thread that reads; false if the line answers nothing
   */
  public void hearOffers(Predicate<FromBot.AboutOffer> taker) {
    offers = taker;
  }

  /** Whether the program answers offers; false before it is ready. */
  public boolean answersOffers() {
    return ready != null && ready.offers();
  }

  /** Whether it has played a game before the one that it plays now. */
  boolean hasPlayedBefore() {
    return games.size() > 1;
  }

  /**
   * Asks and waits for a move or a resignation. Answers to earlier questions are passed over: a bot
   * that says something twice does no harm. Which lines are passed over depends on their order
   * alone, never on when they arrive.
   */
  FromBot.Decision ask(ToBot.Question question, Duration limit)
      throws BotFailed, InterruptedException {
    return ask(question.game(), question.question(), BotLines.write(question), limit);
  }

  /** The same, with the line as JSON. */
  public FromBot.Decision ask(String game, int question, String asked, Duration limit)
      throws BotFailed, InterruptedException {
    say(asked);
    long deadline = System.nanoTime() + limit.toNanos();
    var task = "answer question %d".formatted(question);
    for (int left = PASSED_OVER_MAX; left > 0; left--) {
      var line = hear(deadline, limit, task);
      switch (line) {
        case FromBot.Move move when move.game().equals(game) && move.question() == question -> {
          hasAnswered = true;
          return move;
        }
        case FromBot.Resign resign when resign.game().equals(game) -> {
          return resign;
        }
        case FromBot.AboutOffer _ -> passedOver++;
        case FromBot.Move move when isOld(move, game, question) -> passedOver++;
        case FromBot.Resign resign when games.contains(resign.game()) -> passedOver++;
        case FromBot.Move move ->
            throw failed(
                BotFailure.GARBAGE,
                "It answered question %d of game '%s', which is not open."
                    .formatted(move.question(), BotLines.excerpt(move.game())));
        case FromBot.Resign resign ->
            throw failed(
                BotFailure.GARBAGE,
                "It resigned game '%s', in which it has no seat."
                    .formatted(BotLines.excerpt(resign.game())));
        case FromBot.Ready _ -> throw failed(BotFailure.GARBAGE, "It sent 'ready' twice.");
      }
    }
    throw failed(
        BotFailure.FLOODED,
        "It wrote %d lines that answer no question.".formatted(PASSED_OVER_MAX));
  }

  private boolean isOld(FromBot.Move move, String game, int question) {
    return move.game().equals(game) ? move.question() < question : games.contains(move.game());
  }

  /** How many lines it said that answered nothing. */
  public int passedOver() {
    return passedOver;
  }

  /** How many lines it said that nobody asked for, up to its end. */
  public int leftOver() throws InterruptedException {
    reader.join(EXIT_WAIT);
    return (int) output.stream().filter(line -> !(line instanceof Output.End)).count();
  }

  /** How many lines it wrote to its standard error. */
  public int errorLines() {
    return lastLines.count();
  }

  private FromBot hear(long deadline, Duration limit, String task)
      throws BotFailed, InterruptedException {
    var next = output.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
    return switch (next) {
      case null ->
          throw failed(
              ready != null ? BotFailure.TIMEOUT : BotFailure.NOT_STARTED,
              "It did not %s within %s s.%s"
                  .formatted(task, seconds(limit), isHeldBack() ? " " + HELD_BACK : ""));
      case Output.End _ -> throw ended();
      case Output.TooLong _ ->
          throw failed(
              BotFailure.FLOODED,
              "It wrote a line of more than %d bytes.".formatted(BotLines.LINE_MAX));
      case Output.Wrong(var why) -> throw failed(why.code(), why.sentence());
      case Output.Said(var message) -> message;
    };
  }

  /**
   * Whether what we wait for lies in a buffer of the program: it comes when the input ends, as a
   * program writes its buffers when it exits. One that has got an answer through flushes, and one
   * whose answer comes without that was just slow.
   */
  private boolean isHeldBack() throws InterruptedException {
    if (hasAnswered || output.poll(GRACE.toMillis(), TimeUnit.MILLISECONDS) != null) {
      return false;
    }
    hangUp();
    return output.poll(EXIT_WAIT.toMillis(), TimeUnit.MILLISECONDS) instanceof Output.Said;
  }

  private BotFailed ended() throws InterruptedException {
    var how =
        tree.root().waitFor(EXIT_WAIT.toMillis(), TimeUnit.MILLISECONDS)
            ? "It ended with exit code %d".formatted(tree.root().exitValue())
            : "It closed its standard output";
    return failed(
        ready != null ? BotFailure.CRASHED : BotFailure.NOT_STARTED,
        ready != null ? how + "." : how + " before 'ready'.");
  }

  /** What the bot did wrong, with its last words; the bot is ended at once. */
  public BotFailed failed(String code, String reason) throws InterruptedException {
    tree.kill();
    if (errors != null) {
      errors.join(GRACE); // what it wrote last may still be on its way
    }
    return new BotFailed(new BotFailure(code, reason, lastLines.lines()));
  }

  private static String seconds(Duration limit) {
    return BigDecimal.valueOf(limit.toMillis(), 3).stripTrailingZeros().toPlainString();
  }

  public boolean isAlive() {
    return tree.root().isAlive() && !(output.peek() instanceof Output.End);
  }

  /** Asks the program to end. */
  public void bid() {
    say(new ToBot.Bye());
  }

  /** Whether it ends by itself in time. */
  public boolean endsWithin(Duration limit) throws InterruptedException {
    return tree.root().waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Waits a moment for the program to end by itself, then ends whatever is left of it. */
  @Override
  public void close() {
    try {
      tree.root().waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } finally {
      kill();
    }
  }

  void kill() {
    tree.kill();
    reader.interrupt();
    writer.interrupt();
    transcript.close();
  }

  private void readAll() {
    try {
      output.put(readLines());
    } catch (InterruptedException _) {
      // Closed: nobody listens any more.
    }
  }

  private Output readLines() throws InterruptedException {
    try (InputStream in = tree.root().getInputStream()) {
      var lines = new LineSplitter(in, BotLines.LINE_MAX);
      while (lines.forward(this::take)) {
        // The queue has the line.
      }
      return new Output.End();
    } catch (LineSplitter.TooLong _) {
      return new Output.TooLong();
    } catch (IOException _) {
      return new Output.End();
    }
  }

  private static Output read(byte[] line) {
    try {
      return new Output.Said(BotLines.read(line));
    } catch (BadInput bad) {
      return new Output.Wrong(bad);
    }
  }

  private void take(byte[] line) throws InterruptedException {
    transcript.fromBot(new String(line, StandardCharsets.UTF_8));
    var read = read(line);
    // Not in the queue, which is read only while a question is open.
    if (!(read instanceof Output.Said(FromBot.AboutOffer about) && offers.test(about))) {
      output.put(read);
    }
  }

  private void writeAll() {
    try (var out = tree.root().getOutputStream()) {
      while (true) {
        var line = input.take();
        if (!line.text.isEmpty()) {
          transcript.toBot(line.text);
          out.write((line.text + "\n").getBytes(StandardCharsets.UTF_8));
          out.flush();
        }
        if (line.isLast) {
          return;
        }
      }
    } catch (IOException | InterruptedException _) {
      // The bot does not read any more. If it matters, it will not answer either.
    }
  }
}
