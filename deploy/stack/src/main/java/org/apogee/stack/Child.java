package org.apogee.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A process of ours. When it dies by itself it is started again, after a pause that grows while it
 * keeps dying.
 */
final class Child implements AutoCloseable {
  /** Doubles up to the maximum while the process keeps dying. */
  private static final Duration SHORTEST_PAUSE = Duration.ofMillis(500);

  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(10);

  /** A process that lived longer did not fail at start; the pause starts over. */
  private static final Duration HEALTHY_LIFE = Duration.ofSeconds(60);

  /** A node hands its games over within seconds; after this, it hangs. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final ChildCommand command;
  private final Consumer<String> log;
  private final BooleanSupplier isEnding;

  /** Guards all below. It is not held while waiting for the process, which may take PATIENCE. */
  private final Object monitor = new Object();

  private @Nullable Process process;
  private Duration pause = SHORTEST_PAUSE;
  private Duration ordered = Duration.ZERO;
  private long startedNanos;
  private int starts;
  private boolean closed;

  private Child(ChildCommand command, Consumer<String> log, BooleanSupplier isEnding) {
    this.command = command;
    this.log = log;
    this.isEnding = isEnding;
  }

  /**
   * Starts the process.
   *
   * @param log receives a sentence when the process died and will be restarted
   * @param isEnding whether everything ends: Ctrl-C reaches our processes as soon as us
   */
  static Child start(ChildCommand command, Consumer<String> log, BooleanSupplier isEnding) {
    var child = new Child(command, log, isEnding);
    synchronized (child.monitor) {
      child.launch();
    }
    return child;
  }

  private void launch() {
    try {
      var next = command.builder().start();
      process = next;
      startedNanos = System.nanoTime();
      starts++;
      Thread.ofVirtual().start(() -> watch(next));
    } catch (IOException e) {
      throw new UncheckedIOException(command.name() + " failed to start: " + e.getMessage(), e);
    }
  }

  private void watch(Process running) {
    try {
      running.waitFor();
      ended(running);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void ended(Process dead) {
    Duration wait;
    synchronized (monitor) {
      if (closed || isEnding.getAsBoolean()) {
        return;
      }
      if (System.nanoTime() - startedNanos > HEALTHY_LIFE.toNanos()) {
        pause = SHORTEST_PAUSE;
      }
      var usual = nextPause();
      wait = ordered.isZero() ? usual : ordered;
      ordered = Duration.ZERO;
    }
    log.accept(
        "%s (process %d) exited with %d; restarting in %.1f s"
            .formatted(command.name(), dead.pid(), dead.exitValue(), wait.toMillis() / 1000.0));
    Thread.ofVirtual().start(() -> launchAfter(wait));
  }

  /** Under the monitor. */
  private Duration nextPause() {
    var next = pause;
    var doubled = pause.multipliedBy(2);
    pause = doubled.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : doubled;
    return next;
  }

  /** A machine without room for a process now may have some later: it is tried again. */
  private void launchAfter(Duration first) {
    try {
      var wait = Optional.of(first);
      while (wait.isPresent()) {
        Thread.sleep(wait.get());
        wait = tryToLaunch();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns how long to wait for the next attempt, if one is needed. */
  private Optional<Duration> tryToLaunch() {
    String why;
    Duration wait;
    synchronized (monitor) {
      if (closed || isEnding.getAsBoolean()) {
        return Optional.empty();
      }
      try {
        launch();
        return Optional.empty();
      } catch (UncheckedIOException failed) {
        why = failed.getMessage();
        wait = nextPause();
      }
    }
    log.accept("%s; trying again in %.1f s".formatted(why, wait.toMillis() / 1000.0));
    return Optional.of(wait);
  }

  String name() {
    return command.name();
  }

  /** How often it was started: more than once means that it died. */
  int starts() {
    synchronized (monitor) {
      return starts;
    }
  }

  boolean isAlive() {
    return current().isAlive();
  }

  long pid() {
    return current().pid();
  }

  private Process current() {
    synchronized (monitor) {
      return Objects.requireNonNull(process);
    }
  }

  /** As a crash would: for fault tests. It comes back after the pause. */
  void kill(Duration downFor) {
    synchronized (monitor) {
      ordered = downFor;
      Objects.requireNonNull(process).destroyForcibly();
    }
  }

  /** The same, and returns when it is dead. */
  void killNow(Duration downFor) {
    var dying = current();
    kill(downFor);
    try {
      dying.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sends a signal by name, such as STOP and CONT: for fault tests. */
  void signal(String name) {
    try {
      new ProcessBuilder("kill", "-" + name, Long.toString(pid())).start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Asks it to end, so that the asking of several goes side by side. */
  void askToEnd() {
    synchronized (monitor) {
      closed = true;
      if (process != null) {
        process.destroy();
      }
    }
  }

  /** Ends it: as after a normal day, and by force when that takes too long. */
  @Override
  public void close() {
    askToEnd();
    try {
      if (!current().waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        log.accept("%s does not exit; killing it".formatted(command.name()));
        current().destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      current().destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
