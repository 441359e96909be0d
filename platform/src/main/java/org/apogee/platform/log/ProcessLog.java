package org.apogee.platform.log;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The log of a process that stands alone: lines to its standard output. */
public final class ProcessLog {
  private static final String SETTINGS = "logback.configurationFile";

  private ProcessLog() {}

  /** Must be called before anything logs. Settings of the operator take precedence. */
  public static Logger begin(Class<?> program) {
    if (System.getProperty(SETTINGS) == null) {
      System.setProperty(SETTINGS, "org/apogee/platform/log/process.xml");
    }
    return LoggerFactory.getLogger(program);
  }
}
