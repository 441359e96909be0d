package org.apogee.match.ladder;

import org.apogee.platform.erasure.FormerPlayers;
import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;

/**
 * An entrant of a ladder: a person, a player's bot in one version, or a house bot.
 *
 * @param player the ID under which it is rated, unique on the ladder
 * @param bot the name and budget of a house bot, or null
 * @param owner the owner of a bot; otherwise the player itself
 * @param gamesMax the maximum number of concurrent games
 */
public record LadderMember(
    String player, String name, @Nullable String bot, String owner, int gamesMax) {
  SeatOrder seat() {
    return new SeatOrder(player, shownName(), bot, null);
  }

  /** The name that it joined with, or a neutral one if the player was erased since. */
  String shownName() {
    return FormerPlayers.shown(player, name);
  }
}
