package org.apogee.node.game;

import java.util.ArrayList;
import java.util.List;

/**
 * An open offer.
 *
 * @param number the number of its event: an answer names it, so that it never reaches another offer
 * @param millis the length of a pause; 0 for other offers
 * @param accepted the seats that accepted it
 */
record Offer(long number, int seat, OfferKind kind, long millis, List<Integer> accepted) {
  Offer {
    accepted = List.copyOf(accepted);
  }

  Offer acceptedBy(int other) {
    var all = new ArrayList<>(accepted);
    all.add(other);
    return new Offer(number, seat, kind, millis, all);
  }

  boolean hasConsentOf(int other) {
    return other == seat || accepted.contains(other);
  }
}
