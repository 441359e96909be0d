package org.apogee.cli.bot;

import java.io.PrintWriter;
import java.util.List;

/** Progress for a person; a repeated warning is printed once. Any thread may print. */
final class StatusLines {
  private final PrintWriter out;
  private String lastTrouble = "";

  StatusLines(PrintWriter out) {
    this.out = out;
  }

  synchronized void say(String sentence) {
    lastTrouble = "";
    print(sentence);
  }

  synchronized void warn(String sentence) {
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
