package org.apogee.deploy.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Reads a reference.conf line by line, because the library forgets which comment stands above which
 * line. It knows the forms that our files use: groups, values in one line, comments above them.
 */
final class SettingsFile {
  private static final Pattern OPENS = Pattern.compile("([\\w.-]+) \\{");
  private static final Pattern VALUE = Pattern.compile("(\"[^\"]+\"|[\\w.-]+) = (.+)");
  private static final Pattern VARIABLE = Pattern.compile("\\$\\{\\?(\\w+)}");
  private static final String ROOT = "apogee.";

  private final UnaryOperator<String> processes;
  private final Deque<String> groups = new ArrayDeque<>();
  private final Map<String, Setting> found = new LinkedHashMap<>();
  private String comment = "";
  private boolean isCommentOpen;

  private SettingsFile(UnaryOperator<String> processes) {
    this.processes = processes;
  }

  /**
   * @param processes who reads a key
   */
  static List<Setting> read(Path file, UnaryOperator<String> processes) throws IOException {
    var reader = new SettingsFile(processes);
    for (var line : Files.readAllLines(file)) {
      reader.line(line.strip());
    }
    return reader.found.values().stream()
        .filter(setting -> setting.key().startsWith(ROOT))
        .toList();
  }

  private void line(String line) {
    var opens = OPENS.matcher(line);
    var value = VALUE.matcher(line);
    if (line.startsWith("#")) {
      var words = line.substring(1).strip();
      comment = isCommentOpen ? comment + " " + words : words;
      isCommentOpen = true;
      return;
    }
    isCommentOpen = false;
    if (opens.matches()) {
      groups.addLast(opens.group(1));
      comment = "";
    } else if (line.equals("}")) {
      groups.removeLast();
      comment = "";
    } else if (line.isEmpty()) {
      comment = "";
    } else if (value.matches()) {
      value(value.group(1), value.group(2));
    } else {
      throw new IllegalStateException("a line of no known form: " + line);
    }
  }

  private void value(String name, String text) {
    var path = new ArrayList<>(groups);
    path.add(name);
    var key = String.join(".", path);
    var variable = VARIABLE.matcher(text);
    boolean isVariable = variable.matches();
    var before = found.get(key);
    var variables = new ArrayList<>(before == null ? List.<String>of() : before.variables());
    if (isVariable) {
      variables.add(variable.group(1));
    }
    var usual = before == null ? "" : before.usual();
    var meaning = before == null ? comment : before.meaning();
    found.put(
        key, new Setting(key, isVariable ? usual : text, variables, meaning, processes.apply(key)));
  }
}
