package org.apogee.platform.process;

import java.util.Locale;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.apogee.engine.BadInput;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.Unavailable;
import org.apogee.platform.log.ProcessLog;
import org.slf4j.Logger;

/**
 * The {@code main} of every process: starts it, waits for its end, and turns a failed start into
 * one line of the log and an exit code.
 */
public final class ProcessMain {
  /** The process did its work. */
  public static final int DONE = 0;

  /** The process failed or has ended by itself; its supervisor starts it again. */
  public static final int FAILED = 1;

  /** A setting or an argument is wrong; starting again would not help. */
  public static final int BAD_SETTING = 2;

  private ProcessMain() {}

  /** Runs until a signal, or until the process ends by itself. Does not return. */
  public static void serve(Class<?> program, Supplier<? extends RunningProcess> start) {
    exit(
        program,
        _ -> {
          var running = start.get();
          Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(running), "stop"));
          running.awaitEnd();
          // After a signal the hook is at work, and the exit that follows waits for it.
          return FAILED;
        });
  }

  /**
   * Does one piece of work and exits with the code that it returns. Does not return.
   *
   * @param work takes the log of the process
   */
  public static void exit(Class<?> program, ToIntFunction<Logger> work) {
    Locale.setDefault(Locale.ROOT); // some locales have digits that no other process reads
    System.exit(run(ProcessLog.begin(program), work));
  }

  static int run(Logger log, ToIntFunction<Logger> work) {
    try {
      ProcessLog.checkFormat();
      return work.applyAsInt(log);
    } catch (BadInput bad) {
      log.error("{} ({})", bad.sentence(), bad.code());
      return BAD_SETTING;
    } catch (RequestRefused refused) {
      log.error("{}", refused.refusal().sentence());
      return BAD_SETTING;
    } catch (Unavailable away) {
      log.error("{}", away.sentence());
      return FAILED;
    } catch (RuntimeException mistake) {
      log.error("this process cannot start", mistake);
      return FAILED;
    }
  }

  /**
   * Not ready first, then a while of service, then the end: a client must not meet a closed port.
   */
  static void stop(RunningProcess running) {
    running.drain();
    try {
      Thread.sleep(running.stopGrace());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    running.close();
  }
}
