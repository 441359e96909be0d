package org.apogee.proving.marathon;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The commits of the released versions, oldest first. A line of the source tree's file is a
 * version, its commit and its date.
 */
record Releases(Map<String, String> commits) {
  private static final Path FILE = Path.of("deploy", "releases.txt");

  Releases {
    commits = new LinkedHashMap<>(commits);
  }

  /** There are none in a tree without the file. */
  static Releases of(Path tree) {
    var commits = new LinkedHashMap<String, String>();
    var file = tree.resolve(FILE);
    if (Files.exists(file)) {
      try {
        for (var line : Files.readAllLines(file)) {
          if (!line.isBlank() && !line.startsWith("#")) {
            var words = line.split(" ", -1);
            commits.put(words[0], words[1]);
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return new Releases(commits);
  }

  /** The newest version, or the given name if there is none. */
  String newestOr(String name) {
    return commits.keySet().stream().reduce(name, (_, version) -> version);
  }

  /** The commit of a version; any other name is that of a commit. */
  String commit(String name) {
    return commits.getOrDefault(name, name);
  }
}
