package org.apogee.engine.solis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** The page of rules, read for its tables. */
final class RulesPage {
  private static final Path PAGE = Path.of("../docs/rules/nova-solis.md");

  private RulesPage() {}

  /** The rows whose first cell has a form, each as its cells. */
  static List<List<String>> rows(String first) {
    var form = Pattern.compile("\\| " + first + " \\|.*");
    try (var lines = Files.lines(PAGE)) {
      return lines.filter(line -> form.matcher(line).matches()).map(RulesPage::cells).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> cells(String row) {
    return Arrays.stream(row.substring(1).split("\\|", -1))
        .map(String::strip)
        .filter(cell -> !cell.isEmpty())
        .toList();
  }
}
