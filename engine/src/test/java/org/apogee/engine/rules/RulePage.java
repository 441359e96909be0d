package org.apogee.engine.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.regex.Pattern;

/**
 * The numbers on a page of rules.
 *
 * <p>A rule is defined where a line, or a row of a table, begins with its number in bold type:
 * {@code **R 6.3**}, {@code | **R 10.3 CASCADE** |}, {@code **D-4**}. A heading {@code ## 6. Move}
 * is a chapter, which code may cite as {@code R 6} but tests need not.
 */
final class RulePage {
  private static final Pattern DEFINED =
      Pattern.compile("^(?:\\| )?\\*\\*(R \\d+(?:\\.\\d+)+(?: [A-Z]+)?|D-\\d+)\\*\\*");
  private static final Pattern CHAPTER = Pattern.compile("^## (\\d+)\\.");

  private final SequencedSet<String> rules = new LinkedHashSet<>();
  private final SequencedSet<String> chapters = new LinkedHashSet<>();
  private final List<String> twice = new ArrayList<>();

  RulePage(List<String> lines) {
    for (var line : lines) {
      var rule = DEFINED.matcher(line);
      if (rule.find() && !rules.add(rule.group(1))) {
        twice.add(rule.group(1));
      }
      var chapter = CHAPTER.matcher(line);
      if (chapter.find()) {
        chapters.add("R " + chapter.group(1));
      }
    }
  }

  /** From {@code docs/rules/<game>.md}, or from the resource {@code /rules/<game>.md} of tests. */
  static RulePage ofGame(String game) {
    try (var in = RulePage.class.getResourceAsStream("/rules/" + game + ".md")) {
      if (in != null) {
        return new RulePage(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
      }
      return new RulePage(Files.readAllLines(house().resolve("docs/rules/" + game + ".md")));
    } catch (IOException e) {
      throw new UncheckedIOException("no page of rules for " + game, e);
    }
  }

  /** Tests run in the directory of their module, a debugger often in the one above. */
  private static Path house() {
    var start = Path.of("").toAbsolutePath();
    for (Path at = start; at != null; at = at.getParent()) {
      if (Files.isDirectory(at.resolve("docs/rules"))) {
        return at;
      }
    }
    throw new IllegalStateException("there is no docs/rules above " + start);
  }

  /** In the order of the page. */
  SequencedSet<String> rules() {
    return rules;
  }

  SequencedSet<String> chapters() {
    return chapters;
  }

  /** Numbers that are given to more than one rule. */
  List<String> twice() {
    return twice;
  }
}
