package org.apogee.analytics.statistics;

import java.util.List;
import org.apogee.analytics.rating.Scenario;
import org.apogee.protocol.event.GameNews;

/**
 * The facts of a game that are needed at its end.
 *
 * @param scenario the scenario, if the game has an Entity
 * @param mode the option of that name, or empty
 * @param bots the house bot of each seat; {@link #OUTSIDE} for other players
 */
public record OpenGame(
    String ruleset, String scenario, String mode, List<String> bots, long startedMillis) {
  /** A person, or a bot that moves from outside. */
  public static final String OUTSIDE = "outside";

  private static final int WORD_MAX = 64;

  public OpenGame {
    bots = List.copyOf(bots);
  }

  /** Reads it from the first event of a game. */
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
