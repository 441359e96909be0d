package org.apogee.cli.process;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Bot programs of the tests, and whether their languages are there. */
public final class Scripts {
  private Scripts() {}

  /** Skips a test where a language is missing, but not where we check everything. */
  public static void need(String language) throws InterruptedException {
    boolean there = isThere(language);
    if (!there && "true".equals(System.getenv("CI"))) {
      fail(language + " is needed here, and is not installed");
    }
    assumeTrue(there, language + " is not installed");
  }

  private static boolean isThere(String language) throws InterruptedException {
    try {
      var version = new ProcessBuilder(language, "--version").start();
      return version.waitFor(1, TimeUnit.MINUTES) && version.exitValue() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  /** The command of a bot that does what it may not. */
  public static String hostile(String mode) {
    try {
      var script = Scripts.class.getResource("hostile.py");
      if (script == null) {
        throw new IllegalStateException("hostile.py is missing");
      }
      return "python3 '%s' %s".formatted(Path.of(script.toURI()), mode);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A sample bot of ours, which stands with the client of its language. */
  public static String sample(String interpreter, String file) {
    var language = file.endsWith(".py") ? "python" : "typescript";
    var clients = Path.of("..", "..", "clients", language).toAbsolutePath().normalize();
    return "%s '%s'".formatted(interpreter, clients.resolve("examples").resolve(file));
  }
}
