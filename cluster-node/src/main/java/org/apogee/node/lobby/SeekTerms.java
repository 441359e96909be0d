package org.apogee.node.lobby;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apogee.engine.BadInput;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.jspecify.annotations.Nullable;

/**
 * The game that a seek offers.
 *
 * @param ratingMin the lowest rating that may join; null for no bound
 * @param bots the house bots for seats that nobody takes; the first again after the last
 * @param ownSeat the seat of the owner, from 0; the others follow in the order of joining. Null
 *     draws all seats by lot
 */
public record SeekTerms(
    String ruleset,
    SortedMap<String, String> options,
    int seats,
    ClockOrder clock,
    OnForfeit onForfeit,
    boolean rated,
    @Nullable Integer ratingMin,
    @Nullable Integer ratingMax,
    List<String> bots,
    @Nullable Integer ownSeat) {
  private static final long DAY = 24L * 3600 * 1000;

  public SeekTerms {
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    bots = List.copyOf(bots);
    if (seats < 2) {
      throw new BadInput("too-few-seats", "A seek has at least two seats.");
    }
    if (ownSeat != null && (ownSeat < 0 || ownSeat >= seats)) {
      throw new BadInput("bad-seat", "'ownSeat' must be a seat of the game.");
    }
    if (!rated && (ratingMin != null || ratingMax != null)) {
      throw new BadInput("range-not-rated", "Only a rated game can have a rating range.");
    }
    if (ratingMin != null && ratingMax != null && ratingMin > ratingMax) {
      throw new BadInput("bad-range", "'ratingMin' must not be above 'ratingMax'.");
    }
    if (rated && !bots.isEmpty()) {
      throw new BadInput("bots-not-rated", "House bots cannot play in a rated game of people.");
    }
  }

  /** The rules, the seats and the options as they will be played; checks them. */
  SeekTerms checked() {
    var rules = Rulesets.find(ruleset);
    var usual = Setup.of(rules, seats, Collections.emptyMap()).options();
    var setup = new TreeMap<>(Setup.of(rules, seats, options).options());
    if (rated && !setup.equals(new TreeMap<>(usual))) {
      throw new BadInput("options-not-rated", "A rated game has the usual options.");
    }
    return new SeekTerms(
        rules.id().toString(),
        setup,
        seats,
        clock,
        onForfeit,
        rated,
        ratingMin,
        ratingMax,
        bots,
        ownSeat);
  }

  /** The rating pool, or null. Games by days and games in one sitting are rated apart. */
  @JsonIgnore
  public @Nullable String pool() {
    if (!rated) {
      return null;
    }
    var game = ruleset.substring(0, ruleset.indexOf('/'));
    return clock.capMillis() >= DAY ? "people-" + game + "-days" : "people-" + game;
  }
}
