package org.apogee.match.api;

import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.platform.http.Fields;

/** Somebody who should take part: either a player or a house bot. */
record EntrantRequest(
    Optional<String> player, Optional<String> bot, Optional<String> name, int rating) {
  private static final int RATING_MAX = 4000;
  private static final int RATING_USUAL = 1500;

  EntrantRequest {
    if (player.isPresent() == bot.isPresent()) {
      throw new BadInput("bad-entrant", "An entrant must have either a 'player' or a 'bot'.");
    }
  }

  static EntrantRequest read(Fields fields) {
    return new EntrantRequest(
        fields.optionalText("player", 64),
        fields.optionalText("bot", 64),
        fields.optionalText("name", 40),
        fields.whole("rating", 0, RATING_MAX, RATING_USUAL));
  }
}
