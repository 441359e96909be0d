package org.apogee.cli.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Columns of text, each as wide as it must be. */
public final class TextTable {
  private static final String GAP = "  ";
  private final List<String[]> rows = new ArrayList<>();

  public TextTable(String... heads) {
    rows.add(heads.clone());
  }

  public TextTable row(Object... cells) {
    rows.add(Arrays.stream(cells).map(String::valueOf).toArray(String[]::new));
    return this;
  }

  @Override
  public String toString() {
    var widths = new int[rows.getFirst().length];
    for (var row : rows) {
      for (int i = 0; i < row.length; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    var lines = new ArrayList<String>();
    for (var row : rows) {
      var line = new StringBuilder();
      for (int i = 0; i < row.length; i++) {
        line.append(row[i]).repeat(' ', widths[i] - row[i].length()).append(GAP);
      }
      lines.add(line.toString().stripTrailing());
    }
    return String.join(System.lineSeparator(), lines);
  }
}
