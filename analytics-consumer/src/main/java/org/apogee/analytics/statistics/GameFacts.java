package org.apogee.analytics.statistics;

import java.util.Map;
import org.apogee.protocol.event.GameNews;

/**
 * The statistics of a finished game. Each family has up to three words and a summed value:
 *
 * <table>
 * <caption>Families</caption>
 * <tr><td>ending</td><td>seats, ending</td><td>decisions</td></tr>
 * <tr><td>duration</td><td>seats, ending</td><td>milliseconds</td></tr>
 * <tr><td>length</td><td>seats, decisions up to (a power of two)</td><td>decisions</td></tr>
 * <tr><td>seat</td><td>seats, seat, place</td><td>points</td></tr>
 * <tr><td>cancelled</td><td>seats, code</td><td>milliseconds</td></tr>
 * <tr><td>entity</td><td>scenario, outcome</td><td>phases of the Entity</td></tr>
 * <tr><td>entity-ending</td><td>scenario, ending, outcome</td><td>decisions</td></tr>
 * <tr><td>entity-mode</td><td>scenario, mode, outcome</td><td>decisions</td></tr>
 * <tr><td>entity-phases</td><td>scenario, phases, outcome</td><td>decisions</td></tr>
 * <tr><td>entity-race</td><td>scenario, race, outcome</td><td>points of the race</td></tr>
 * <tr><td>entity-bot</td><td>scenario, bot of a seat, outcome</td><td>points of the seat</td></tr>
 * </table>
 */
public final class GameFacts {
  /** The seats beat the Entity. */
  public static final String SEALED = "sealed";

  /** The Entity beat the seats. */
  public static final String LOST = "lost";

  private static final String RACE = "race.";
  private static final String RACE_GAMES = ".games";

  private GameFacts() {}

  /** Adds a game that was played to its end. */
  public static void add(KeyedSums sums, OpenGame game, GameNews.Finished end) {
    var ruleset = game.ruleset();
    var seats = Integer.toString(game.seats());
    sums.add(new KeyedSums.Key("ending", ruleset, seats, end.ending(), ""), end.plies());
    sums.add(
        new KeyedSums.Key("duration", ruleset, seats, end.ending(), ""),
        millis(game, end.atMillis()));
    var length = Integer.toString(upTo(end.plies()));
    sums.add(new KeyedSums.Key("length", ruleset, seats, length, ""), end.plies());
    for (int seat = 0; seat < game.seats(); seat++) {
      var place = Integer.toString(end.places().get(seat));
      sums.add(
          new KeyedSums.Key("seat", ruleset, seats, Integer.toString(seat), place),
          end.scores().get(seat));
    }
    if (end.entityPlace() != 0) {
      addEntity(sums, game, end);
    }
  }

  /** Adds a cancelled game. */
  public static void add(KeyedSums sums, OpenGame game, GameNews.Cancelled end) {
    var seats = Integer.toString(game.seats());
    sums.add(
        new KeyedSums.Key("cancelled", game.ruleset(), seats, end.code(), ""),
        millis(game, end.atMillis()));
  }

  public static String outcome(int entityPlace) {
    return entityPlace == 1 ? LOST : SEALED;
  }

  private static void addEntity(KeyedSums sums, OpenGame game, GameNews.Finished end) {
    var of = new Entity(game, outcome(end.entityPlace()));
    long phases = end.counters().getOrDefault("entity.phases", 0L);
    sums.add(of.key("entity", of.outcome, ""), phases);
    sums.add(of.key("entity-ending", end.ending(), of.outcome), end.plies());
    sums.add(of.key("entity-mode", game.mode(), of.outcome), end.plies());
    sums.add(of.key("entity-phases", Long.toString(phases), of.outcome), end.plies());
    for (int seat = 0; seat < game.seats(); seat++) {
      sums.add(of.key("entity-bot", game.bots().get(seat), of.outcome), end.scores().get(seat));
    }
    end.counters()
        .forEach((name, games) -> {
          if (name.startsWith(RACE) && name.endsWith(RACE_GAMES) && games > 0) {
            var race = name.substring(RACE.length(), name.length() - RACE_GAMES.length());
            sums.add(of.key("entity-race", race, of.outcome), score(end.counters(), race));
          }
        });
  }

  private static long score(Map<String, Long> counters, String race) {
    return counters.getOrDefault(RACE + race + ".score", 0L);
  }

  private record Entity(OpenGame game, String outcome) {
    KeyedSums.Key key(String family, String b, String c) {
      return new KeyedSums.Key(family, game.ruleset(), game.scenario(), b, c);
    }
  }

  private static long millis(OpenGame game, long endMillis) {
    return Math.max(0, endMillis - game.startedMillis());
  }

  /** The least power of two that is not below: 1, 2, 4, 8. */
  private static int upTo(int plies) {
    return plies <= 1 ? 1 : Integer.highestOneBit(plies - 1) << 1;
  }
}
