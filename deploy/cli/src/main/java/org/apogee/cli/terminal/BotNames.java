package org.apogee.cli.terminal;

import java.util.Iterator;
import org.apogee.engine.bot.house.BotSpec;

/** The house bots, for the completion of options that take one. */
public final class BotNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return BotSpec.kinds().stream().map(BotSpec.Kind::form).iterator();
  }
}
