package org.apogee.platform.trace;

import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.slf4j.LoggerFactory;

/** Puts what OpenTelemetry logs with the JDK's logging into the log of the process. */
final class LibraryLog extends Handler {
  /** Kept here: the JDK forgets a logger that nobody holds, with its handlers. */
  private static final Logger LIBRARY = Logger.getLogger("io.opentelemetry");

  private static final LibraryLog HANDLER = new LibraryLog();

  private final SimpleFormatter formatter = new SimpleFormatter();

  private LibraryLog() {}

  static void listen() {
    LIBRARY.setUseParentHandlers(false);
    LIBRARY.removeHandler(HANDLER);
    LIBRARY.addHandler(HANDLER);
  }

  @Override
  public void publish(LogRecord line) {
    if (line.getLevel().intValue() < Level.INFO.intValue()) {
      return;
    }
    var log = LoggerFactory.getLogger(line.getLoggerName());
    var text = formatter.formatMessage(line);
    if (line.getLevel().intValue() >= Level.WARNING.intValue()) {
      log.warn(text, line.getThrown());
    } else {
      log.info(text, line.getThrown());
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
