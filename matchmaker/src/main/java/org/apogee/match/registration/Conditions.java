package org.apogee.match.registration;

import java.util.List;
import java.util.Objects;

/**
 * Who may enter. Zero and empty lists set no limit.
 *
 * @param ratingMin the lowest rating in the pool of the game
 * @param gamesMin the lowest number of rated games in that pool
 * @param accountDays the lowest age of the account
 * @param kinds the kinds of entrants; empty for all
 * @param allowed the players who may enter; empty for everybody
 * @param noGuests whether guests and their bots are refused
 */
public record Conditions(
    int ratingMin,
    int ratingMax,
    int gamesMin,
    int accountDays,
    List<EntrantKind> kinds,
    List<String> allowed,
    boolean noGuests) {
  public static final Conditions NONE = new Conditions(0, 0, 0, 0, List.of(), List.of(), false);

  public Conditions {
    kinds = List.copyOf(Objects.requireNonNullElse(kinds, List.of()));
    allowed = List.copyOf(Objects.requireNonNullElse(allowed, List.of()));
  }
}
