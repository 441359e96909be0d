package org.apogee.engine.nova;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The page of rules, for tests that compare data with its tables. */
final class RulesPage {
  private static final String PAGE = "docs/rules/nova.md";

  private RulesPage() {}

  static List<String> lines() {
    Path start = Path.of("").toAbsolutePath();
    for (Path at = start; at != null; at = at.getParent()) {
      if (Files.exists(at.resolve(PAGE))) {
        try {
          return Files.readAllLines(at.resolve(PAGE));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    throw new IllegalStateException("there is no " + PAGE + " above " + start);
  }
}
