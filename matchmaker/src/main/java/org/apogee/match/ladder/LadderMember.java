package org.apogee.match.ladder;

import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;

/**
 * Somebody on a ladder: a player, a bot of a player in one of its versions, or a bot of the house.
 *
 * @param player the id under which it is rated; it is on a ladder once
 * @param bot how a house bot thinks, or null
 * @param owner who answers for it: itself, if nobody else does
 * @param gamesMax how many games it plays at a time
 */
public record LadderMember(
    String player, String name, @Nullable String bot, String owner, int gamesMax) {
  SeatOrder seat() {
    return new SeatOrder(player, name, bot, null);
  }
}
