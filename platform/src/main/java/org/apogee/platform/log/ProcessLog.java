package org.apogee.platform.log;

import org.apogee.engine.BadInput;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The log of a process that stands alone: lines to its standard output. */
public final class ProcessLog {
  private static final String SETTINGS = "logback.configurationFile";
  private static final String FORMAT = "APOGEE_LOG";

  private ProcessLog() {}

  /**
   * Checks the variable that selects the format: the log reads it before there are settings.
   *
   * @throws BadInput if it has another value
   */
  public static void checkFormat() {
    var name = System.getenv(FORMAT);
    if (name != null && LogFormat.named(name).isEmpty()) {
      throw new BadInput(
          "bad-configuration",
          "The environment variable %s is '%s'; it must be text or json.".formatted(FORMAT, name));
    }
  }

  /** Must be called before anything logs. Settings of the operator take precedence. */
  public static Logger begin(Class<?> program) {
    if (System.getProperty(SETTINGS) == null) {
      System.setProperty(SETTINGS, "org/apogee/platform/log/process.xml");
    }
    return LoggerFactory.getLogger(program);
  }
}
