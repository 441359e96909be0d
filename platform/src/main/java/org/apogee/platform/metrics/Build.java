package org.apogee.platform.metrics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Which build of the platform runs, and on which Java. */
public record Build(String version, String revision, String java) {
  private static final String FILE = "/org/apogee/platform/build.properties";
  private static final String UNKNOWN = "unknown";

  /** The build information in the jar; the revision may come from the image instead. */
  public static Build current() {
    var properties = new Properties();
    try (var in = Build.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("missing in the jar: " + FILE);
      }
      properties.load(in);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    var revision = System.getenv("APOGEE_REVISION");
    return new Build(
        properties.getProperty("version", UNKNOWN),
        revision == null || revision.isBlank() ? UNKNOWN : revision,
        String.valueOf(Runtime.version()));
  }
}
