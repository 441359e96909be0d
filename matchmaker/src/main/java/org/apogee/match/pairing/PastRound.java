package org.apogee.match.pairing;

import java.util.List;
import java.util.stream.IntStream;

/** A finished round. Void games are not in it. */
public record PastRound(List<TableResult> tables, List<Bye> byes) {
  public PastRound {
    tables = List.copyOf(tables);
    byes = List.copyOf(byes);
  }

  /** One entrant who did not play. */
  public record Bye(String entrant, ByeKind kind) {}

  /**
   * One finished table.
   *
   * @param seats the entrants in seat order
   * @param places of each seat, 1 is best, ties share
   * @param played false if it was decided without play: nobody met anybody
   * @param compared the points of each seat in 1/120 where the places do not say them: by
   *     comparison with other tables, or of a tie without play; empty if the places decide
   */
  public record TableResult(
      List<String> seats, List<Integer> places, boolean played, List<Integer> compared) {
    public TableResult {
      compared = compared == null ? List.of() : List.copyOf(compared);
      seats = List.copyOf(seats);
      places = List.copyOf(places);
      if (seats.size() != places.size()) {
        throw new IllegalArgumentException("seats " + seats + " but places " + places);
      }
    }

    /** Worth its places. */
    public TableResult(List<String> seats, List<Integer> places, boolean played) {
      this(seats, places, played, List.of());
    }

    /** The same with points by comparison. */
    public TableResult worth(List<Integer> points) {
      return new TableResult(seats, places, played, points);
    }

    /**
     * The same, but somebody came: in a match, entrants can be tied without play because each of
     * them missed a game.
     */
    public TableResult attended(Scoring scoring) {
      return nobodyCame()
          ? worth(
              IntStream.range(0, seats.size())
                  .mapToObj(seat -> scoring.points(places, seat))
                  .toList())
          : this;
    }

    public boolean nobodyCame() {
      return !played && compared.isEmpty() && places.stream().allMatch(place -> place == 1);
    }

    /** The points of a seat. If no entrant came to the table, all have none. */
    public int points(Scoring scoring, int seat) {
      if (!compared.isEmpty()) {
        return compared.get(seat);
      }
      return nobodyCame() ? 0 : scoring.points(places, seat);
    }
  }
}
