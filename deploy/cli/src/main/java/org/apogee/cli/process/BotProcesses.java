package org.apogee.cli.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The bot programs of one match: started when needed, used again for the next game, and ended when
 * this is closed or the platform itself ends, by Ctrl-C too.
 */
public final class BotProcesses implements AutoCloseable {
  private final Duration readyTime;
  private final @Nullable Path transcripts;

  // All below is guarded by this: games and the shutdown hook come from different threads.
  private final Set<BotProcess> all = new LinkedHashSet<>();
  private final Deque<BotProcess> idle = new ArrayDeque<>();
  private final Thread atExit = new Thread(this::killAll, "end bots");
  private int started;
  private boolean closed;

  /**
   * @param readyTime how long a program may take to say that it is ready
   * @param transcripts a directory for all that is said, if anybody wants to read it
   */
  public BotProcesses(Duration readyTime, @Nullable Path transcripts) {
    this.readyTime = readyTime;
    this.transcripts = transcripts;
    if (transcripts != null) {
      try {
        Files.createDirectories(transcripts);
      } catch (IOException e) {
        throw new UncheckedIOException("Cannot make the directory " + transcripts + ".", e);
      }
    }
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  /** Starts the program once and keeps it for the first game; says at once what does not work. */
  public void tryOut(BotCommand command) throws BotFailed, InterruptedException {
    giveBack(start(command));
  }

  /** An idle process of this program, or a new one. */
  BotProcess take(BotCommand command) throws BotFailed, InterruptedException {
    var waiting = takeIdle(command);
    return waiting != null ? waiting : start(command);
  }

  private synchronized @Nullable BotProcess takeIdle(BotCommand command) {
    for (var bots = idle.iterator(); bots.hasNext(); ) {
      var bot = bots.next();
      if (bot.command().equals(command)) {
        bots.remove();
        if (bot.isAlive()) {
          return bot;
        }
        discard(bot);
      }
    }
    return null;
  }

  /** A new process, which is ready. */
  public BotProcess start(BotCommand command) throws BotFailed, InterruptedException {
    var bot = launch(command);
    try {
      bot.greet(readyTime);
      return bot;
    } catch (BotFailed | InterruptedException e) {
      discard(bot);
      throw e;
    }
  }

  /** Under the lock, so that nothing is started that {@link #killAll} would miss. */
  private synchronized BotProcess launch(BotCommand command) throws BotFailed {
    if (closed) {
      var reason = "It was not started, because the match has ended.";
      throw new BotFailed(new BotFailure(BotFailure.NOT_STARTED, reason, List.of()));
    }
    var bot = BotProcess.start(command, transcript(command));
    all.add(bot);
    return bot;
  }

  private Transcript transcript(BotCommand command) {
    started++;
    return transcripts == null
        ? Transcript.none()
        : Transcript.into(transcripts.resolve("%s-%d.txt".formatted(command.name(), started)));
  }

  /** Nothing is started any more, and what runs is being ended. */
  public synchronized boolean isClosed() {
    return closed;
  }

  synchronized void giveBack(BotProcess bot) {
    idle.add(bot);
  }

  public void discard(BotProcess bot) {
    synchronized (this) {
      all.remove(bot);
      idle.remove(bot);
    }
    bot.kill();
  }

  /** Lets idle programs end by themselves for a moment and ends all others. */
  @Override
  public void close() {
    List<BotProcess> left;
    synchronized (this) {
      closed = true;
      left = List.copyOf(all);
      all.clear();
      idle.clear();
    }
    left.forEach(BotProcess::bid);
    left.forEach(BotProcess::close);
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException _) {
      // We are ending already, and the hook runs.
    }
  }

  private void killAll() {
    List<BotProcess> left;
    synchronized (this) {
      closed = true;
      left = List.copyOf(all);
    }
    left.forEach(BotProcess::kill);
  }
}
