package org.apogee.deploy.english;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A sentence for people, and where it stands.
 *
 * @param file the file
 * @param line the line on which its paragraph, literal or comment begins
 * @param sentence the words, without code
 */
record Prose(Path file, int line, String sentence) {
  private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?:;])\\s+");
  private static final Pattern CODE = Pattern.compile("`[^`]*`|\\]\\([^)]*\\)|https?://\\S+");
  private static final Pattern MARKUP = Pattern.compile("^[\\s#>*|-]+|[*|]+");
  private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"|`([^`]*)`");
  private static final Pattern DESCRIBED =
      Pattern.compile("\"?(?:description|summary|title)\"?: *[\"']?(.*?)[\"']?,?(?: \"type\".*)?$");

  /** All sentences of a file, by its kind; none of a kind that has no texts for people. */
  static List<Prose> of(Path file) throws IOException {
    var name = file.getFileName().toString();
    var lines = Files.readAllLines(file);
    if (name.endsWith(".md")) {
      return page(file, lines);
    }
    if (name.endsWith(".java") || name.endsWith(".js")) {
      return literals(file, lines);
    }
    if (name.endsWith(".json") || name.endsWith(".yml")) {
      return descriptions(file, lines);
    }
    return name.endsWith(".conf") ? comments(file, lines) : List.of();
  }

  /** A paragraph or a cell of a table is a unit: sentences may go past the end of a line. */
  private static List<Prose> page(Path file, List<String> lines) {
    var found = new ArrayList<Prose>();
    var paragraph = new StringBuilder();
    int start = 1;
    boolean isCode = false;
    for (int i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      boolean isFence = line.strip().startsWith("```");
      boolean begins = line.isBlank() || isFence || line.matches("\\s*(?:[#>|-]|[*] |\\d+\\.).*");
      if (begins) {
        add(found, file, start, paragraph.toString());
        paragraph.setLength(0);
      }
      isCode ^= isFence;
      if (isCode || isFence) {
        continue;
      }
      if (line.startsWith("|")) {
        for (var cell : line.split("\\|", -1)) {
          add(found, file, i + 1, cell);
        }
      } else if (!line.isBlank()) {
        start = paragraph.isEmpty() ? i + 1 : start;
        paragraph.append(line).append(' ');
      }
    }
    add(found, file, start, paragraph.toString());
    return found;
  }

  private static List<Prose> literals(Path file, List<String> lines) {
    var found = new ArrayList<Prose>();
    for (int i = 0; i < lines.size(); i++) {
      var line = lines.get(i).strip();
      if (line.startsWith("*") || line.startsWith("//") || line.startsWith("/*")) {
        continue;
      }
      for (var literal : STRING.matcher(line).results().toList()) {
        var text = literal.group(1) == null ? literal.group(2) : literal.group(1);
        if (!text.contains("SELECT")) {
          add(found, file, i + 1, text);
        }
      }
    }
    return found;
  }

  private static List<Prose> descriptions(Path file, List<String> lines) {
    var found = new ArrayList<Prose>();
    for (int i = 0; i < lines.size(); i++) {
      var described = DESCRIBED.matcher(lines.get(i));
      if (described.find()) {
        add(found, file, i + 1, described.group(1));
      }
    }
    return found;
  }

  private static List<Prose> comments(Path file, List<String> lines) {
    var found = new ArrayList<Prose>();
    var comment = new StringBuilder();
    int start = 1;
    for (int i = 0; i < lines.size(); i++) {
      var line = lines.get(i).strip();
      if (line.startsWith("#")) {
        start = comment.isEmpty() ? i + 1 : start;
        comment.append(line.substring(1)).append(' ');
      } else {
        add(found, file, start, comment.toString());
        comment.setLength(0);
      }
    }
    add(found, file, start, comment.toString());
    return found;
  }

  private static void add(List<Prose> to, Path file, int line, String text) {
    var plain = MARKUP.matcher(CODE.matcher(text).replaceAll("`")).replaceAll("").strip();
    for (var sentence : SENTENCE_END.split(plain.replaceAll("\\s+", " "), -1)) {
      if (sentence.contains(" ")) {
        to.add(new Prose(file, line, sentence));
      }
    }
  }
}
