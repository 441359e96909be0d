package org.apogee.match;

import java.time.Duration;
import org.apogee.platform.config.Configuration;

/** How patient the matchmaker is. */
record MatchmakerSettings(
    Duration askTimeout,
    Duration orderTimeout,
    Duration resultsEvery,
    Duration seriesEvery,
    int pairingThreads,
    Duration stopGrace,
    int gamesOfANode) {

  /** Reads {@code apogee.matchmaker}. */
  static MatchmakerSettings from(Configuration apogee) {
    var matchmaker = apogee.under("matchmaker");
    return new MatchmakerSettings(
        matchmaker.duration("ask-timeout", Duration.ofMillis(100), Duration.ofMinutes(1)),
        matchmaker.duration("order-timeout", Duration.ofMillis(100), Duration.ofMinutes(1)),
        matchmaker.duration("results-every", Duration.ofMillis(10), Duration.ofMinutes(1)),
        matchmaker.duration("series-every", Duration.ofMillis(100), Duration.ofHours(1)),
        matchmaker.whole("pairing-threads", 1, 64),
        matchmaker.duration("stop-grace", Duration.ZERO, Duration.ofMinutes(5)),
        matchmaker.whole("games-of-a-node", 1, 1_000_000));
  }
}
