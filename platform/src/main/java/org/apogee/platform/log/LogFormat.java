package org.apogee.platform.log;

import java.util.Optional;

/** How the lines of the log look. */
enum LogFormat {
  TEXT,
  JSON;

  static Optional<LogFormat> named(String name) {
    return switch (name) {
      case "text" -> Optional.of(TEXT);
      case "json" -> Optional.of(JSON);
      default -> Optional.empty();
    };
  }
}
