package org.apogee.engine.learned;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * A network as text: a comment with the command that made it, the sizes, one line for each feature
 * with its name, and two lines for the hidden units. Floats are written so that reading gives the
 * same bits.
 */
public final class WeightsFile {
  private static final String COMMENT = "#";

  private WeightsFile() {}

  /** Reads a resource beside a class. */
  public static Network read(Class<?> home, String name, List<String> features) {
    try (var in = home.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.US_ASCII), features);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Network parse(String text, List<String> features) {
    var lines = text.lines().filter(line -> !line.startsWith(COMMENT)).toList();
    int hidden = Integer.parseInt(lines.get(0).split(" ", -1)[1]);
    var network = new Network(features.size(), hidden);
    if (lines.size() != features.size() + 3) {
      throw new IllegalArgumentException(
          "weights for %d features, not %d".formatted(lines.size() - 3, features.size()));
    }
    for (int i = 0; i < features.size(); i++) {
      var parts = lines.get(i + 1).split(" ", -1);
      if (!parts[0].equals(features.get(i))) {
        throw new IllegalArgumentException(
            "weights for %s where %s is expected".formatted(parts[0], features.get(i)));
      }
      network.direct()[i] = Float.parseFloat(parts[1]);
      copy(parts, 2, network.weights(), i * hidden, hidden);
    }
    copy(lines.get(features.size() + 1).split(" ", -1), 1, network.biases(), 0, hidden);
    copy(lines.get(features.size() + 2).split(" ", -1), 1, network.outputs(), 0, hidden);
    return network;
  }

  private static void copy(String[] parts, int first, float[] into, int at, int count) {
    for (int i = 0; i < count; i++) {
      into[at + i] = Float.parseFloat(parts[first + i]);
    }
  }

  public static String write(Network network, List<String> features, String comment) {
    var text = new StringBuilder();
    comment.lines().forEach(line -> text.append(COMMENT).append(' ').append(line).append('\n'));
    text.append(String.format(Locale.ROOT, "hidden %d%n", network.hidden()));
    for (int i = 0; i < features.size(); i++) {
      text.append(features.get(i)).append(' ').append(network.direct()[i]);
      append(text, network.weights(), i * network.hidden(), network.hidden());
    }
    text.append("biases");
    append(text, network.biases(), 0, network.hidden());
    text.append("outputs");
    append(text, network.outputs(), 0, network.hidden());
    return text.toString();
  }

  private static void append(StringBuilder text, float[] from, int at, int count) {
    for (int i = 0; i < count; i++) {
      text.append(' ').append(from[at + i]);
    }
    text.append('\n');
  }
}
