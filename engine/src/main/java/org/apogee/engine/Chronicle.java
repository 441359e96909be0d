package org.apogee.engine;

import java.util.List;

/**
 * Hears what happens while a move is played. Rules ask {@link #listens} before they put a fact into
 * words, so a search that listens to nothing pays nothing.
 */
public interface Chronicle {
  Chronicle SILENT =
      new Chronicle() {
        @Override
        public boolean listens() {
          return false;
        }

        @Override
        public void tell(Fact fact) {}
      };

  boolean listens();

  void tell(Fact fact);

  /** Keeps every fact, in order, whoever may know it. */
  static Chronicle into(List<Fact> facts) {
    return new Chronicle() {
      @Override
      public boolean listens() {
        return true;
      }

      @Override
      public void tell(Fact fact) {
        facts.add(fact);
      }
    };
  }
}
