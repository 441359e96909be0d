package org.apogee.stack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/**
 * Starts every part of a stack once in this process and stops it, so that the JVM can record which
 * classes a start needs. The build runs it before the tests that start processes; see {@link
 * ClassCache}.
 */
final class ClassCacheTraining {
  private ClassCacheTraining() {}

  /**
   * Trains.
   *
   * @param args where the JVM will write the cache
   */
  public static void main(String[] args) throws IOException {
    var home = Files.createTempDirectory("apogee-training-");
    try {
      var plan = StackPlan.inThisProcess(home).whole();
      LocalStack.start(plan, "the-organiser-of-the-training-run-only", Steps.SILENT).close();
      ClassCache.recordPath(Path.of(args[0]));
    } finally {
      delete(home);
    }
    System.exit(0); // the parts may leave threads behind
  }

  private static void delete(Path home) throws IOException {
    try (var files = Files.walk(home)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
