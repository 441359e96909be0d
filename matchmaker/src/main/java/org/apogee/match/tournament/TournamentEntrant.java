package org.apogee.match.tournament;

import org.apogee.match.pairing.Entrant;
import org.apogee.platform.erasure.FormerPlayers;
import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;

/**
 * An entrant of a tournament.
 *
 * @param id unique in the tournament
 * @param number the place in the starting list, from 1
 * @param player the ID of the player
 * @param bot the name and budget of a house bot, or null
 */
public record TournamentEntrant(
    String id,
    int number,
    String name,
    String player,
    @Nullable String bot,
    int rating,
    boolean active) {
  Entrant forPairing() {
    return new Entrant(id, number, rating, active);
  }

  SeatOrder seat() {
    return new SeatOrder(player, shownName(), bot, null);
  }

  /** The name that it entered with, or a neutral one if the player was erased since. */
  public String shownName() {
    return FormerPlayers.shown(player, name);
  }

  TournamentEntrant numbered(int place) {
    return new TournamentEntrant(id, place, name, player, bot, rating, active);
  }

  TournamentEntrant withdrawn() {
    return new TournamentEntrant(id, number, name, player, bot, rating, false);
  }
}
