package org.apogee.clients;

import java.util.ArrayList;
import java.util.List;

/** Text that is written line by line. */
final class Lines {
  private final StringBuilder text = new StringBuilder();
  private final int width;

  Lines(int width) {
    this.width = width;
  }

  void add(String line) {
    text.append(line).append('\n');
  }

  /** A list between brackets: in one line, or in one line for each item. */
  void addList(String open, List<String> items, String close) {
    var line = open + String.join(", ", items) + close;
    if (line.length() <= width) {
      add(line);
      return;
    }
    var indent = " ".repeat(open.length() - open.stripLeading().length());
    add(open);
    items.forEach(item -> add(indent + "    " + item + ","));
    add(indent + close);
  }

  /** A paragraph in lines of limited length; a longer word keeps its line. */
  static List<String> wrapped(String paragraph, int length) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (var word : paragraph.strip().split("\\s+", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > length) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
