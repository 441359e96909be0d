package org.apogee.engine.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.apogee.engine.words.Reference.Part;
import org.apogee.engine.words.Reference.Shape;
import org.jspecify.annotations.Nullable;

/**
 * Reads the resource {@code reference.txt} of a game.
 *
 * <pre>
 * view: What a viewer knows.            the view itself, then each of its records
 *   phase {choose, over}: The decision. a field, with all its values if they are few
 * view Ring: A layer of the board.
 *   letter: Its letter.
 * args                                  arguments that several kinds share
 *   seat int: The seat that acts.
 * move launch (space): A ship starts.   a kind with its arguments; ? marks those that may be absent
 *   space text: Where it starts.        an argument with a meaning of its own
 * fact flew (seat, from?): A ship flew.
 * counter flights: Flights.
 * </pre>
 */
public final class ReferenceReader {
  private static final String FILE = "reference.txt";

  /** In a list of values. */
  private static final String EMPTY = "\"\"";

  private static final Pattern HEAD =
      Pattern.compile("(view|move|fact|counter) ?([^ :(]*) ?(?:\\(([^)]*)\\))?: (.+)");
  private static final Pattern PART =
      Pattern.compile(" +([^ :{]+)(?: (int|text|flag|ints|texts))?(?: \\{([^}]*)})?: (.+)");
  private static final Pattern COMMA = Pattern.compile(", ");

  private final Map<String, Part> shared = new LinkedHashMap<>();
  private final List<Shape> views = new ArrayList<>();
  private final List<Shape> moves = new ArrayList<>();
  private final List<Shape> facts = new ArrayList<>();
  private final List<Part> counters = new ArrayList<>();

  private ReferenceReader() {}

  /** Of the game whose classes are beside the resource. */
  public static Reference read(Class<?> game) {
    try (var in = game.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("no " + FILE + " beside " + game);
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Reference parse(String text) {
    return new ReferenceReader().all(text.lines().filter(line -> !line.isBlank()).toList());
  }

  private Reference all(List<String> lines) {
    int at = 0;
    while (at < lines.size()) {
      int end = at + 1;
      while (end < lines.size() && lines.get(end).startsWith(" ")) {
        end++;
      }
      var parts = new LinkedHashMap<String, Part>();
      for (var line : lines.subList(at + 1, end)) {
        var part = part(line);
        if (parts.put(part.name(), part) != null) {
          throw new IllegalArgumentException("twice: " + line);
        }
      }
      block(lines.get(at), parts);
      at = end;
    }
    return new Reference(views, moves, facts, counters);
  }

  private void block(String line, Map<String, Part> parts) {
    if (line.equals("args")) {
      shared.putAll(parts);
      return;
    }
    var head = HEAD.matcher(line);
    if (!head.matches()) {
      throw new IllegalArgumentException("not a line of a reference: " + line);
    }
    var name = head.group(2);
    var sentence = head.group(4);
    switch (head.group(1)) {
      case "view" -> views.add(new Shape(name, sentence, List.copyOf(parts.values())));
      case "move" -> moves.add(new Shape(name, sentence, arguments(head.group(3), parts)));
      case "fact" -> facts.add(new Shape(name, sentence, arguments(head.group(3), parts)));
      default -> counters.add(new Part(name, Reference.Type.INT, false, List.of(), sentence));
    }
  }

  private List<Part> arguments(@Nullable String listed, Map<String, Part> own) {
    if (listed == null || listed.isEmpty()) {
      return List.of();
    }
    return COMMA
        .splitAsStream(listed)
        .map(name -> {
          boolean isOptional = name.endsWith("?");
          var plain = isOptional ? name.substring(0, name.length() - 1) : name;
          var part = own.getOrDefault(plain, shared.get(plain));
          if (part == null) {
            throw new IllegalArgumentException("no meaning of the argument " + plain);
          }
          return new Part(plain, part.type(), isOptional, part.values(), part.sentence());
        })
        .toList();
  }

  private static Part part(String line) {
    var found = PART.matcher(line);
    if (!found.matches()) {
      throw new IllegalArgumentException("not a part of a reference: " + line);
    }
    var type = found.group(2) == null ? "text" : found.group(2);
    var values = found.group(3);
    return new Part(
        found.group(1),
        Reference.Type.valueOf(type.toUpperCase(Locale.ROOT)),
        false,
        values == null
            ? List.of()
            : COMMA.splitAsStream(values).map(value -> value.equals(EMPTY) ? "" : value).toList(),
        found.group(4));
  }
}
