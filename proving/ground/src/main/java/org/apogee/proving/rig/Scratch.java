package org.apogee.proving.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.Terminal;
import org.apogee.stack.Logs;

/**
 * The folder of one measurement, with its logs and data. It is deleted at the end unless something
 * failed. When the process is asked to end, the thread that made the folder is interrupted and has
 * some time to stop what it started, so that no database and no node outlives the command.
 */
public final class Scratch implements AutoCloseable {
  /** The shutdown hook waits for the stack to stop; the JVM would cut it off otherwise. */
  private static final int PATIENCE_SECONDS = 60;

  private final Path home;
  private final Thread owner = Thread.currentThread();
  private final Thread hook = new Thread(this::interrupt, "scratch-stop");
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Terminal terminal;

  /** Written by the shutdown hook or the owner, read by whichever closes. */
  private volatile boolean isWanted = true;

  private Scratch(Path home, Terminal terminal) {
    this.home = home;
    this.terminal = terminal;
  }

  /**
   * A new folder, to which this process logs from now on.
   *
   * @param measure what its name says
   */
  public static Scratch create(String measure, Terminal terminal) throws IOException {
    return create(Path.of(System.getProperty("java.io.tmpdir")), measure, terminal);
  }

  /** The same in a folder of the caller's choice. */
  public static Scratch create(Path parent, String measure, Terminal terminal) throws IOException {
    var home = Files.createTempDirectory(parent, "apogee-" + measure + "-");
    var scratch = new Scratch(home, terminal);
    Runtime.getRuntime().addShutdownHook(scratch.hook);
    Logs.to(scratch.home.resolve("logs").resolve("apogee.log"));
    return scratch;
  }

  public Path home() {
    return home;
  }

  /** The exit code of a measure that came to its end. */
  public int exitCode(boolean isRight) {
    isWanted = !isRight;
    return isRight ? Exit.DONE : Exit.DIFFERENT;
  }

  private void interrupt() {
    isWanted = false;
    owner.interrupt();
    try {
      closed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    try {
      if (isWanted) {
        terminal.err().println("bench: logs and data are kept in " + home);
      } else {
        delete();
      }
    } finally {
      closed.countDown();
      forget();
    }
  }

  private void forget() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // the process is ending, and the hook has done its work
    }
  }

  private void delete() {
    try (var files = Files.walk(home)) {
      files.sorted(Comparator.reverseOrder()).forEach(Scratch::deleteOne);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void deleteOne(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
