package org.apogee.match.preview;

import java.util.Optional;
import org.apogee.match.preview.GameLengths.Measured;
import org.apogee.protocol.game.ClockOrder;
import org.jspecify.annotations.Nullable;

/**
 * How long rounds last.
 *
 * @param basis {@code measured} if games with people or bots from outside were measured here,
 *     otherwise {@code clock}
 * @param measured the measured lengths, if any
 * @param roundMillis the expected duration of a round with several tables: its longest game counts,
 *     so it is the duration that one of ten games exceeds. Without a measure: what the clock allows
 * @param mostMillis the duration that the clocks allow for a round
 */
record Forecast(String basis, @Nullable Measured measured, long roundMillis, long mostMillis) {

  /**
   * For rounds of these games.
   *
   * @param seats the seats of the largest table; their clocks never run at the same time
   * @param plies the median number of decisions of all games, or 0 if none was played
   */
  static Forecast of(
      ClockOrder clock, int seats, int games, Optional<Measured> measured, int plies) {
    long turns = Math.ceilDiv(plies, seats);
    long perSeat = clock.bankMillis() + turns * clock.incrementMillis();
    long most = seats * perSeat * games;
    return measured
        .map(it -> new Forecast("measured", it, Math.min(most, it.longMillis() * games), most))
        .orElseGet(() -> new Forecast("clock", null, most, most));
  }
}
