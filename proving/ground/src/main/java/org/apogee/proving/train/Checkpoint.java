package org.apogee.proving.train;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.apogee.cli.terminal.IoReason;
import org.apogee.engine.BadInput;
import org.apogee.engine.learned.Network;
import org.apogee.engine.learned.WeightsFile;

/**
 * Reads the files of a training. A disk or a person can damage them, so nothing in them is trusted:
 * counts are checked before memory is allocated, and a number that is not finite would spoil all
 * weights that follow.
 */
final class Checkpoint {
  /** What a file holds, if it is whole. */
  interface Content<T> {
    T read(DataInputStream in) throws IOException;
  }

  /** Found in a file that cannot be what was written. */
  static final class Damage extends IOException {}

  private Checkpoint() {}

  /** Reads a file of numbers to its end. */
  static <T> T read(Path file, Content<T> content) {
    try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      var read = content.read(in);
      if (in.read() >= 0) {
        throw new Damage();
      }
      return read;
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /**
   * Reads weights that a training has written. Text that {@link WeightsFile} would not write again
   * is damaged; the size comes first, because the parser allocates by it.
   */
  static Network weights(Path file, List<String> features, int hidden) {
    var lines = lines(text(file));
    if (lines.isEmpty() || !lines.getFirst().equals("hidden " + hidden)) {
      throw damaged(file);
    }
    Network network;
    try {
      network = WeightsFile.parse(String.join("\n", lines), features);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw damaged(file);
    }
    if (!isFinite(network) || !lines(WeightsFile.write(network, features, "")).equals(lines)) {
      throw damaged(file);
    }
    return network;
  }

  private static List<String> lines(String text) {
    return text.lines().filter(line -> !line.startsWith("#")).toList();
  }

  private static boolean isFinite(Network network) {
    return isFinite(network.direct())
        && isFinite(network.weights())
        && isFinite(network.biases())
        && isFinite(network.outputs());
  }

  private static boolean isFinite(float[] numbers) {
    for (float number : numbers) {
      if (!Float.isFinite(number)) {
        return false;
      }
    }
    return true;
  }

  /** A count or a size, which memory may be allocated by. */
  static int whole(DataInputStream in, int least, int most) throws IOException {
    int number = in.readInt();
    if (number < least || number > most) {
      throw new Damage();
    }
    return number;
  }

  static float finite(DataInputStream in) throws IOException {
    float number = in.readFloat();
    if (!Float.isFinite(number)) {
      throw new Damage();
    }
    return number;
  }

  static double finiteDouble(DataInputStream in) throws IOException {
    double number = in.readDouble();
    if (!Double.isFinite(number)) {
      throw new Damage();
    }
    return number;
  }

  static BadInput damaged(Path file) {
    return bad(file, "is damaged");
  }

  private static BadInput unreadable(Path file, IOException e) {
    return switch (e) {
      case Damage _, EOFException _, CharacterCodingException _ -> damaged(file);
      case NoSuchFileException _ -> bad(file, "is missing");
      default -> bad(file, "cannot be read (%s)".formatted(IoReason.of(e)));
    };
  }

  private static BadInput bad(Path file, String what) {
    return new BadInput(
        "bad-training",
        "'%s' %s; restore it from a copy, or remove the folder '%s' to start again."
            .formatted(file, what, file.toAbsolutePath().getParent()));
  }
}
