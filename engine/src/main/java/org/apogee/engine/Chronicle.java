package org.apogee.engine;

import java.util.List;
import java.util.function.Supplier;

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

  /**
   * Adds the phase to each fact that has none. A position calls it at the start of {@code play},
   * and only where somebody listens: {@code chronicle.listens() ? chronicle.in(this::phase) :
   * chronicle} allocates nothing in play-outs.
   */
  default Chronicle in(Supplier<String> phase) {
    return new Chronicle() {
      @Override
      public boolean listens() {
        return Chronicle.this.listens();
      }

      @Override
      public void tell(Fact fact) {
        Chronicle.this.tell(fact.phase().isEmpty() ? fact.in(phase.get()) : fact);
      }
    };
  }

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
