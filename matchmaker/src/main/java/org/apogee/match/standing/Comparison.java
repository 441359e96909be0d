package org.apogee.match.standing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Scoring;

/**
 * Points by comparison, as in duplicate bridge: the tables of a round play the same deal, and each
 * seat is compared with those who held the same seat at the other tables of its size. A better
 * place counts 1, an equal one 1/2; the points are their mean.
 */
public final class Comparison {
  /** All places of the round at one seat of one deal, as points by place. */
  private final Map<Seat, List<Integer>> held = new HashMap<>();

  /** A seat that is the same at several tables: the number of the game, its size, the seat. */
  private record Seat(int number, int size, int seat) {}

  /**
   * A finished game.
   *
   * @param number its number among the games of the table
   * @param played false if it was decided without play
   */
  public record MirroredGame(int number, List<String> seats, List<Integer> places, boolean played) {
    public MirroredGame {
      seats = List.copyOf(seats);
      places = List.copyOf(places);
    }

    private Seat seat(int seat) {
      return new Seat(number, seats.size(), seat);
    }
  }

  /** A decided table with the games that decided it. */
  public record MirroredTable(TableResult result, List<MirroredGame> games) {
    public MirroredTable {
      games = List.copyOf(games);
    }
  }

  private Comparison(List<MirroredTable> tables) {
    for (var table : tables) {
      for (var game : table.games()) {
        for (int seat = 0; game.played() && seat < game.seats().size(); seat++) {
          held.computeIfAbsent(game.seat(seat), _ -> new ArrayList<>())
              .add(Scoring.EVEN.points(game.places(), seat));
        }
      }
    }
  }

  /** The results of the tables with the points of each seat, in the same order. */
  public static List<TableResult> of(List<MirroredTable> tables) {
    var comparison = new Comparison(tables);
    return tables.stream().map(comparison::worth).toList();
  }

  private TableResult worth(MirroredTable table) {
    var result = table.result();
    return table.games().isEmpty()
        ? result
        : result.worth(result.seats().stream().map(who -> points(who, table.games())).toList());
  }

  private int points(String who, List<MirroredGame> games) {
    int sum = games.stream().mapToInt(game -> points(game, game.seats().indexOf(who))).sum();
    return Math.round((float) sum / games.size());
  }

  private int points(MirroredGame game, int seat) {
    int mine = Scoring.EVEN.points(game.places(), seat);
    if (!game.played()) {
      return withoutPlay(game.places(), seat);
    }
    var all = held.getOrDefault(game.seat(seat), List.of());
    int others = all.size() - 1;
    if (others < 1) {
      return mine;
    }
    int halves = -1; // one's own place is among all of them
    for (int other : all) {
      halves += Integer.signum(mine - other) + 1;
    }
    return Math.round((float) halves * Scoring.POINT / (2 * others));
  }

  /** Those who came have nobody to be compared with; those who did not come have nothing. */
  private static int withoutPlay(List<Integer> places, int seat) {
    int last = places.stream().mapToInt(Integer::intValue).max().orElse(1);
    return last == 1 || places.get(seat) == last ? 0 : Scoring.ABOVE_AVERAGE;
  }
}
