package org.apogee.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** The ports of the database and the broker of a home, for commands that come later. */
public record HomePorts(int database, int kafka) {
  /** The ports of an installation that chooses none. */
  public static final HomePorts USUAL = new HomePorts(15432, 19092);

  private static Path file(Path home) {
    return home.resolve("ports");
  }

  /** Written at each start, because the ports may be others than the last time. */
  void write(Path home) {
    var text = "database=%d%nkafka=%d%n".formatted(database, kafka);
    try {
      Files.writeString(file(home), text);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write %s: %s".formatted(file(home), e), e);
    }
  }

  /** The ports with which this home was started last, or the usual ones. */
  public static HomePorts of(Path home) {
    if (!Files.exists(file(home))) {
      return USUAL;
    }
    var ports = new Properties();
    try (var reader = Files.newBufferedReader(file(home))) {
      ports.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read %s: %s".formatted(file(home), e), e);
    }
    return new HomePorts(
        number(ports, "database", USUAL.database), number(ports, "kafka", USUAL.kafka));
  }

  private static int number(Properties ports, String name, int otherwise) {
    var text = ports.getProperty(name, "").strip();
    return text.matches("[0-9]{1,5}") ? Integer.parseInt(text) : otherwise;
  }
}
