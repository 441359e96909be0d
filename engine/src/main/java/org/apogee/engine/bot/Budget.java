package org.apogee.engine.bot;

import java.time.Duration;

/** How much thinking one decision may cost. Only play-outs give the same move on every machine. */
public sealed interface Budget {
  /** For bots that do not search. */
  Budget NONE = new Playouts(0);

  record Playouts(int count) implements Budget {}

  record Time(Duration limit) implements Budget {}
}
