package org.apogee.stack;

import java.nio.file.Path;
import java.util.List;
import org.slf4j.LoggerFactory;

/** Where the lines of the server parts go: a file that rolls, never the person's terminal. */
public final class Logs {
  private static final String CONFIGURATION = "logback.configurationFile";
  private static final String CONFIGURATION_VALUE = "org/apogee/stack/logback-up.xml";
  private static final String FILE = "apogee.log.file";

  /** The processes of one machine have one host, so it cannot distinguish them. */
  private static final String NODE = "log.node";

  private Logs() {}

  /** For this process; to be called before anything logs. */
  public static void to(Path file) {
    System.setProperty(CONFIGURATION, CONFIGURATION_VALUE);
    System.setProperty(FILE, file.toString());
    LoggerFactory.getILoggerFactory(); // now, and not by several threads at once
  }

  /** For a process that we start. */
  static List<String> options(Path file, String name) {
    return List.of(
        "-D" + CONFIGURATION + "=" + CONFIGURATION_VALUE,
        "-D" + FILE + "=" + file,
        "-D" + NODE + "=" + name);
  }
}
