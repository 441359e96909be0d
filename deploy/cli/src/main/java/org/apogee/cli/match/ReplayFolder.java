package org.apogee.cli.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where the replays of a match are kept, if they are. */
record ReplayFolder(@Nullable Path folder) {
  private static final Pattern OF_A_MATCH = Pattern.compile("report[.]json|game-[0-9]+[.]replay");

  ReplayFolder {
    if (folder != null) {
      try {
        Files.createDirectories(folder);
      } catch (IOException e) {
        throw new UncheckedIOException("Cannot make the directory " + folder + ".", e);
      }
    }
  }

  /** Without the files of an earlier match, which may have had more games. */
  static ReplayFolder emptied(Path folder) {
    var emptied = new ReplayFolder(folder);
    try (var files = Files.list(folder)) {
      for (var file : files.filter(ReplayFolder::isOfAMatch).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot empty the directory " + folder + ".", e);
    }
    return emptied;
  }

  private static boolean isOfAMatch(Path file) {
    return OF_A_MATCH.matcher(file.getFileName().toString()).matches()
        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
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
