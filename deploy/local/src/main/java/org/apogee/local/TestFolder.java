package org.apogee.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/**
 * Temporary folders of test runs. Their names say which process they belong to, so that the next
 * run can tidy up.
 */
final class TestFolder {
  private static final String PREFIX = "apogee-test-";

  private TestFolder() {}

  /** A new folder of this process, after those of processes that were killed have gone. */
  static Path create(String what) throws IOException {
    var temporary = Path.of(System.getProperty("java.io.tmpdir"));
    sweep(temporary);
    return Files.createTempDirectory(
        temporary, PREFIX + ProcessHandle.current().pid() + "-" + what + "-");
  }

  /** Closes the part and deletes its folder when this process ends. */
  static void atExit(AutoCloseable part, Path home) {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  try (part) {
                    // only to close it
                  } catch (Exception e) {
                    return; // what does not stop still needs its folder
                  }
                  delete(home);
                },
                "test-folder-" + home.getFileName()));
  }

  static void sweep(Path temporary) throws IOException {
    try (var homes = Files.newDirectoryStream(temporary, PREFIX + "*")) {
      for (var home : homes) {
        var owner = home.getFileName().toString().substring(PREFIX.length()).replaceAll("-.*", "");
        if (owner.matches("\\d{1,18}") && ProcessHandle.of(Long.parseLong(owner)).isEmpty()) {
          Postmaster.of(home.resolve("data")).ifPresent(left -> left.process().destroyForcibly());
          delete(home);
        }
      }
    }
  }

  private static void delete(Path home) {
    try (var files = Files.walk(home)) {
      files.sorted(Comparator.reverseOrder()).forEach(TestFolder::deleteOne);
    } catch (IOException | UncheckedIOException e) {
      // a folder for temporary files: the next test run tries again
    }
  }

  private static void deleteOne(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
