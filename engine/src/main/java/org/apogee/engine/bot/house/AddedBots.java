package org.apogee.engine.bot.house;

import java.util.Optional;

/**
 * Bots beside those of the house. {@link java.util.ServiceLoader} finds them, so the proving ground
 * can add opponents that no installation has.
 */
@FunctionalInterface
public interface AddedBots {
  /** The bot of this name, if it is one of these. */
  Optional<BotSpec> find(String text);
}
