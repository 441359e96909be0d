package org.apogee.match.tournament;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.apogee.engine.chance.Seed;
import org.apogee.match.tournament.TournamentEvent.Dealt;
import org.apogee.match.tournament.TournamentEvent.Paired;
import org.apogee.protocol.game.Deal;
import org.jspecify.annotations.Nullable;

/**
 * The chance that all tables of a round share. It follows from a secret that is journaled with the
 * pairing and never published; only the seeds that are derived from it are.
 */
public final class MirroredDeals {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int SECRET_BYTES = 32;

  private MirroredDeals() {}

  public static Seed freshSecret() {
    var bytes = new byte[SECRET_BYTES];
    RANDOM.nextBytes(bytes);
    return Seed.of(bytes);
  }

  /** The same steps with a secret for a round that is paired among them. */
  public static List<TournamentEvent> dealing(
      TournamentState state, List<TournamentEvent> events, Supplier<Seed> secrets) {
    if (events.isEmpty() || state.settings().structure().deals() == Deals.OWN) {
      return events;
    }
    var all = new ArrayList<TournamentEvent>();
    for (var event : events) {
      if (event instanceof Paired paired) {
        all.add(new Dealt(paired.at(), paired.round(), secrets.get().reveal()));
      }
      all.add(event);
    }
    return all;
  }

  /**
   * The deal of a game, or null if it has chance of its own. A game that is played again has:
   * somebody has seen the deal, and the seed may be public.
   */
  static @Nullable Deal of(TournamentState state, TableGame game) {
    var place = state.place(game.id());
    if (place == null || game.attempt() > 1) {
      return null;
    }
    int round = place.round().number();
    var secret = state.dealSecret(round);
    return secret == null
        ? null
        : new Deal(seed(secret, (game.number() - 1) / game.seats().size()).reveal(), round);
  }

  /** The games of a match turn the seats of one deal until everybody has had each seat. */
  static Seed seed(String secret, int set) {
    return Seed.from("mirrored deal " + set + " of " + secret);
  }
}
