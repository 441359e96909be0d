package org.apogee.proving.puzzle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apogee.engine.Ruleset;

/** The puzzles of a game: a text file with a block for each. */
public final class PuzzleBook {
  private static final String COMMENT = "#";

  private PuzzleBook() {}

  /** Nothing for a game without puzzles. */
  public static List<Puzzle> of(Ruleset ruleset) {
    var name = ruleset.id().game() + ".puzzles";
    try (var in = PuzzleBook.class.getResourceAsStream(name)) {
      return in == null ? List.of() : parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Puzzle> parse(String text) {
    var puzzles = new ArrayList<Puzzle>();
    var block = new HashMap<String, String>();
    for (var line : (text + "\n\n").split("\n", -1)) {
      if (line.isBlank()) {
        if (!block.isEmpty()) {
          puzzles.add(puzzle(block));
          block.clear();
        }
      } else if (!line.startsWith(COMMENT)) {
        int space = line.indexOf(' ');
        block.put(line.substring(0, space), line.substring(space + 1));
      }
    }
    return puzzles;
  }

  private static Puzzle puzzle(Map<String, String> block) {
    return new Puzzle(
        part(block, "puzzle"),
        Integer.parseInt(block.getOrDefault("seats", "2")),
        list(block, "given"),
        Optional.ofNullable(block.get("in")),
        list(block, "deck").stream().map(Integer::valueOf).toList(),
        list(block, "after"),
        list(block, "accept"),
        part(block, "why"),
        part(block, "snapshot"));
  }

  private static String part(Map<String, String> block, String name) {
    var part = block.get(name);
    if (part == null) {
      throw new IllegalArgumentException("no '%s' in %s".formatted(name, block));
    }
    return part;
  }

  private static List<String> list(Map<String, String> block, String name) {
    var part = block.get(name);
    return part == null ? List.of() : Arrays.asList(part.split("; ", -1));
  }
}
