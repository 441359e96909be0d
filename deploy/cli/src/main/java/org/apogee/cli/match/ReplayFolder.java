package org.apogee.cli.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Where the replays of a match are kept, if they are. */
record ReplayFolder(@Nullable Path folder) {
  ReplayFolder {
    if (folder != null) {
      try {
        Files.createDirectories(folder);
      } catch (IOException e) {
        throw new UncheckedIOException("Cannot make the directory " + folder + ".", e);
      }
    }
  }

  void keep(GameResult result) {
    write(result.fixture().name() + ".replay", result.replay());
  }

  void keepReport(String json) {
    write("report.json", json + "\n");
  }

  private void write(String name, String text) {
    if (folder == null) {
      return;
    }
    try {
      Files.writeString(folder.resolve(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + folder.resolve(name) + ".", e);
    }
  }

  @Nullable String shown() {
    return folder == null ? null : folder.toString();
  }
}
