package org.apogee.stack;

import java.util.function.Consumer;

/** Hears how far the start is. */
public interface Steps {
  Steps SILENT = lines(line -> {});

  /** Told as lines of text. */
  static Steps lines(Consumer<String> to) {
    return new Steps() {
      @Override
      public void done(String part, String where) {
        to.accept(part + ": " + where);
      }

      @Override
      public void message(String sentence) {
        to.accept(sentence);
      }
    };
  }

  /** A part runs. */
  void done(String part, String where);

  /** Something else worth a line: a process died, a wait. */
  void message(String sentence);
}
