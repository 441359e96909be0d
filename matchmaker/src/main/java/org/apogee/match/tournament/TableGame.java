package org.apogee.match.tournament;

import java.util.List;
import java.util.stream.Stream;

/**
 * One game of a table, in one attempt.
 *
 * @param id fixed by tournament, round, table, game and attempt
 * @param seats entrants in the game's seat order
 * @param places the place of each seat; empty unless the game has ended
 * @param entityPlace the place of the common enemy, or 0
 */
public record TableGame(
    String id,
    int number,
    int attempt,
    List<String> seats,
    Stage stage,
    String ending,
    List<Integer> places,
    int entityPlace,
    boolean played) {

  /** How far it is. */
  public enum Stage {
    /** To be ordered, or in play. */
    LIVE,
    OVER,
    /** Counts for nothing. */
    LOST
  }

  public TableGame {
    seats = List.copyOf(seats);
    places = List.copyOf(places);
  }

  /** Seats are turned by one from game to game. */
  public static TableGame of(String prefix, List<String> entrants, int number, int attempt) {
    int turn = (number - 1) % entrants.size();
    var seats =
        Stream.concat(
                entrants.subList(turn, entrants.size()).stream(),
                entrants.subList(0, turn).stream())
            .toList();
    var id = prefix + "-g" + number + (attempt == 1 ? "" : "-a" + attempt);
    return new TableGame(id, number, attempt, seats, Stage.LIVE, "", List.of(), 0, false);
  }

  TableGame over(String how, List<Integer> result, int ofEntity, boolean wasPlayed) {
    return new TableGame(id, number, attempt, seats, Stage.OVER, how, result, ofEntity, wasPlayed);
  }

  TableGame lost(String code) {
    return new TableGame(id, number, attempt, seats, Stage.LOST, code, List.of(), 0, false);
  }

  public boolean isLive() {
    return stage == Stage.LIVE;
  }
}
