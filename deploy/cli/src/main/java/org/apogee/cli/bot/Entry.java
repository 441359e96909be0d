package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import org.apogee.engine.BadInput;

/** Where a bot takes part, so that games come to it without anybody's asking. */
interface Entry extends AutoCloseable {
  /** For a bot that plays what others ask it to play. */
  Entry NONE =
      new Entry() {
        @Override
        public void enter() {}

        @Override
        public void follow(Runnable whenOver) {}

        @Override
        public void leave(Duration limit) {}

        @Override
        public boolean isOver() {
          return false;
        }

        @Override
        public void report(ObjectNode report) {}

        @Override
        public void close() {}
      };

  /** Takes part; if it does so already nothing changes. Refused by {@link BadInput}. */
  void enter() throws InterruptedException;

  /** Reports what happens until it is closed; the end is reported once. */
  void follow(Runnable whenOver);

  /**
   * Wants no further games, if that can be taken back later.
   *
   * @param limit how long it is tried, at least once
   */
  void leave(Duration limit);

  /** Whether no further game will come. */
  boolean isOver();

  /** Adds how it ended. */
  void report(ObjectNode report) throws InterruptedException;

  @Override
  void close();
}
