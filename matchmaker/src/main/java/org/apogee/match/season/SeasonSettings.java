package org.apogee.match.season;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import org.apogee.match.competition.StageSettings;

/**
 * The settings of a season.
 *
 * @param owner the player who created it
 * @param divisions from the highest to the lowest
 * @param stages of every event in every division
 * @param events how many events there are
 * @param firstAt when the first begins, in milliseconds since 1970
 * @param everyDays days from one to the next, at the same time of day in the zone
 * @param points by place in an event; later places get none
 * @param bestOf how many of an entrant's events count, the best; 0 for all
 * @param number 1 for the first season, 2 for the next of the same league
 */
public record SeasonSettings(
    String name,
    String owner,
    List<Division> divisions,
    List<StageSettings> stages,
    int events,
    long firstAt,
    int everyDays,
    String zone,
    List<Integer> points,
    int bestOf,
    List<SeasonTieBreak> tieBreaks,
    long seed,
    int number) {

  /**
   * One division.
   *
   * @param size how many play in it, unless too few are there
   * @param exchange how many are relegated from it, and promoted to it from the next lower division
   */
  public record Division(String name, int size, int exchange) {}

  public SeasonSettings {
    divisions = List.copyOf(divisions);
    stages = List.copyOf(stages);
    points = List.copyOf(points);
    tieBreaks = List.copyOf(tieBreaks);
  }

  /** When an event begins; the first has the number 1. A change of the clocks moves nothing. */
  public long startOf(int event) {
    return Instant.ofEpochMilli(firstAt)
        .atZone(ZoneId.of(zone))
        .plusDays((long) everyDays * (event - 1))
        .toInstant()
        .toEpochMilli();
  }

  /** The settings of the season after this one. */
  SeasonSettings next(String first) {
    long firstLocal = LocalDateTime.parse(first).atZone(ZoneId.of(zone)).toInstant().toEpochMilli();
    return new SeasonSettings(
        name,
        owner,
        divisions,
        stages,
        events,
        firstLocal,
        everyDays,
        zone,
        points,
        bestOf,
        tieBreaks,
        seed + 1,
        number + 1);
  }
}
