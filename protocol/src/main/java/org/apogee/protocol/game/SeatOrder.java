package org.apogee.protocol.game;

import org.apogee.engine.BadInput;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.engine.chance.Seed;
import org.jspecify.annotations.Nullable;

/**
 * The player in a seat.
 *
 * @param player the ID of the player
 * @param name the displayed name
 * @param bot the name and budget of a house bot ({@code greedy}), or null for other players
 * @param nonce the contribution of the seat to the draws; null leaves it to the platform
 */
public record SeatOrder(String player, String name, @Nullable String bot, @Nullable String nonce) {
  private static final int NAME_MAX = 64;

  public SeatOrder {
    if (player.isBlank() || player.length() > NAME_MAX) {
      throw new BadInput("bad-player", "A player ID has 1 to %d characters.".formatted(NAME_MAX));
    }
    if (name.isBlank() || name.length() > NAME_MAX || name.matches(".*\\p{C}.*")) {
      throw new BadInput(
          "bad-player-name", "A player name has 1 to %d visible characters.".formatted(NAME_MAX));
    }
    if (bot != null) {
      BotSpec.parse(bot);
    }
    if (nonce != null) {
      Seed.checkNonce(nonce);
    }
  }

  public static SeatOrder house(String bot) {
    return new SeatOrder("house:" + bot, bot, bot, null);
  }

  public static SeatOrder outside(String player, String name) {
    return new SeatOrder(player, name, null, null);
  }

  public SeatOrder withNonce(String chosen) {
    return new SeatOrder(player, name, bot, chosen);
  }
}
