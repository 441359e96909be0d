package org.apogee.stack;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * The class path of a process that we start, and the JVM's cache of classes from it, which are
 * loaded and linked in advance (JEP 483). With it, a start needs half of the processor time. Only
 * the build makes a cache, for tests that start dozens of processes.
 *
 * @param options of the JVM
 */
record ClassCache(List<String> options, String path) {
  /** A system property that names the cache. */
  static final String PROPERTY = "test.class-cache";

  static ClassCache of(String path) {
    return of(System.getProperty(PROPERTY, ""), path);
  }

  /**
   * The JVM accepts a cache only if the class path begins with the one that it was made from, so
   * that part goes to the front. Without one of its jars, the cache belongs to another build.
   */
  static ClassCache of(String cache, String ours) {
    var wanted = new LinkedHashSet<>(List.of(ours.split(File.pathSeparator)));
    if (cache.isEmpty() || !Files.exists(Path.of(cache)) || !Files.exists(pathOf(cache))) {
      return new ClassCache(List.of(), ours);
    }
    var recorded = recordedPath(cache);
    if (!wanted.containsAll(recorded)) {
      return new ClassCache(List.of(), ours);
    }
    var path = new LinkedHashSet<>(recorded);
    path.addAll(wanted);
    return new ClassCache(List.of("-XX:AOTCache=" + cache), String.join(File.pathSeparator, path));
  }

  /** Writes down the class path of this process, which makes the cache. */
  static void recordPath(Path cache) throws IOException {
    Files.writeString(pathOf(cache.toString()), System.getProperty("java.class.path"));
  }

  private static List<String> recordedPath(String cache) {
    try {
      return List.of(Files.readString(pathOf(cache)).split(File.pathSeparator));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path pathOf(String cache) {
    return Path.of(cache + ".path");
  }
}
