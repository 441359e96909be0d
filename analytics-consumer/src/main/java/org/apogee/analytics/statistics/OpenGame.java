package org.apogee.analytics.statistics;

import java.util.List;
import org.apogee.analytics.rating.Scenario;
import org.apogee.protocol.event.GameNews;

/**
 * What must be known of a game until it is over.
 *
 * @param scenario what its seats face, if it has an Entity
 * @param mode its option of that name, or empty
 * @param bots how each seat thinks; {@link #OUTSIDE} if we do not know
 */
public record OpenGame(
    String ruleset, String scenario, String mode, List<String> bots, long startedMillis) {
  /** A person, or a bot that moves from outside. */
  public static final String OUTSIDE = "outside";

  private static final int WORD_MAX = 64;

  public OpenGame {
    bots = List.copyOf(bots);
  }

  /** As the first news of a game tells it. */
  public static OpenGame of(GameNews.Started started) {
    var seats = started.seats();
    return new OpenGame(
        started.ruleset(),
        Scenario.of(started.ruleset(), started.options(), seats.size()).label(),
        word(started.options().getOrDefault("mode", "")),
        seats.stream().map(seat -> seat.bot() == null ? OUTSIDE : word(seat.bot())).toList(),
        started.atMillis());
  }

  private static String word(String text) {
    return text.length() > WORD_MAX ? text.substring(0, WORD_MAX) : text;
  }

  int seats() {
    return bots.size();
  }
}
