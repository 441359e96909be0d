package org.apogee.cli.process;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.BadInput;

/**
 * A bot program as the user gave it: what it is called, and the words that start it.
 *
 * <p>The words are split here and no shell is started, so that the program is our child itself.
 */
public record BotCommand(String name, List<String> words) {
  private static final String NAME = "[A-Za-z][A-Za-z0-9._-]{0,31}";

  public BotCommand {
    words = List.copyOf(words);
  }

  /** Splits at spaces; single and double quotes keep words together, as in a shell. */
  public static BotCommand of(String name, String commandLine) {
    if (!name.matches(NAME)) {
      throw new BadInput(
          "bad-bot-name",
          "A bot name has 1 to 32 letters, digits, dots or hyphens and starts with a letter: '%s'."
              .formatted(name));
    }
    var words = split(name, commandLine);
    if (words.isEmpty()) {
      throw new BadInput("bad-bot-command", "The command of bot '%s' is empty.".formatted(name));
    }
    return new BotCommand(name, words);
  }

  private static List<String> split(String name, String commandLine) {
    var words = new ArrayList<String>();
    var word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = 0; i < commandLine.length(); i++) {
      char letter = commandLine.charAt(i);
      if (quote != 0 && letter == quote) {
        quote = 0;
      } else if (quote == 0 && (letter == '"' || letter == '\'')) {
        quote = letter;
        inWord = true;
      } else if (quote == 0 && Character.isWhitespace(letter)) {
        if (inWord) {
          words.add(word.toString());
          word.setLength(0);
        }
        inWord = false;
      } else {
        word.append(letter);
        inWord = true;
      }
    }
    if (quote != 0) {
      throw new BadInput(
          "bad-bot-command", "Unclosed quote in the command of bot '%s'.".formatted(name));
    }
    if (inWord) {
      words.add(word.toString());
    }
    return words;
  }
}
