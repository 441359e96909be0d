package org.apogee.cli.bot;

import java.io.PrintWriter;
import java.util.List;

/** Says to a person what goes on; a trouble that repeats is said once. */
final class Words {
  private final PrintWriter out;
  private String lastTrouble = "";

  Words(PrintWriter out) {
    this.out = out;
  }

  synchronized void say(String sentence) {
    lastTrouble = "";
    print(sentence);
  }

  synchronized void trouble(String sentence) {
    if (!sentence.equals(lastTrouble)) {
      lastTrouble = sentence;
      print(sentence);
    }
  }

  /** What a program wrote last. */
  synchronized void quote(List<String> lines) {
    lines.forEach(line -> print("  | " + line));
  }

  private void print(String line) {
    out.println(line);
    out.flush();
  }
}
