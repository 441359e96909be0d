package org.apogee.node.api;

import java.time.Duration;
import org.apogee.engine.BadInput;
import org.apogee.node.game.OfferKind;
import org.apogee.platform.http.Fields;

/**
 * What a player offers, in a request or on its session.
 *
 * @param millis the length of a pause; 0 for other offers
 */
record OfferWish(OfferKind kind, long millis) {
  private static final int MINUTES_USUAL = 15;
  private static final int MINUTES_MAX = 24 * 60;
  private static final int NONE = -1;

  static OfferWish read(Fields fields) {
    var word = fields.text("kind", 16);
    int minutes = fields.whole("minutes", 1, MINUTES_MAX, NONE);
    for (var kind : OfferKind.values()) {
      if (kind.word().equals(word)) {
        return new OfferWish(kind, millis(kind, minutes));
      }
    }
    throw new BadInput("bad-kind", "'kind' must be one of draw, take-back, pause.");
  }

  private static long millis(OfferKind kind, int minutes) {
    if (kind != OfferKind.PAUSE) {
      if (minutes != NONE) {
        throw new BadInput("bad-minutes", "Only a pause has 'minutes'.");
      }
      return 0;
    }
    return Duration.ofMinutes(minutes == NONE ? MINUTES_USUAL : minutes).toMillis();
  }

  /** The number of the offer that an answer names. */
  static int number(Fields fields) {
    return fields.whole("offer", 1, Integer.MAX_VALUE);
  }
}
