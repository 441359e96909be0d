package org.apogee.local;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * PostgreSQL refuses to run as root; a user name space hides root from it, where the machine allows
 * one.
 */
final class RootCheck {
  private static final String HELP =
      "PostgreSQL refuses to run as root, and this machine does not allow a user namespace to hide"
          + " it (unshare -U); run apogee as an ordinary user";

  private RootCheck() {}

  static void check() {
    if (System.getProperty("user.name").equals("root") && !canUnshare()) {
      throw new LocalStartFailed(HELP);
    }
  }

  private static boolean canUnshare() {
    try {
      var process =
          new ProcessBuilder("unshare", "-U", "true")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
