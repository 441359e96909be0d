package org.apogee.match.trf;

import java.util.List;

/**
 * A two-seat Swiss as the tournament report format of FIDE holds it.
 *
 * @param rounds of the whole tournament, or 0 if not given
 * @param oddNumbersWhite the colour of odd numbers in the first round
 * @param forbidden pairs who must not meet in any round
 */
public record TrfDocument(
    String name,
    int rounds,
    boolean oddNumbersWhite,
    List<Forbidden> forbidden,
    List<Line> players) {
  public TrfDocument {
    forbidden = List.copyOf(forbidden);
    players = List.copyOf(players);
  }

  /** Two numbers of the starting list, the lower one first. */
  public record Forbidden(int one, int other) {
    /** In any order. */
    static Forbidden of(int one, int other) {
      return new Forbidden(Math.min(one, other), Math.max(one, other));
    }
  }

  /**
   * One player.
   *
   * @param halves points in halves
   * @param rank in the standings, or 0
   */
  public record Line(int number, String name, int rating, int halves, int rank, List<Cell> rounds) {
    public Line {
      rounds = List.copyOf(rounds);
    }
  }

  /**
   * One round of one player.
   *
   * @param opponent the number of whom it met, or 0
   * @param colour {@code w}, {@code b} or {@code -}
   * @param result one of {@code 1 = 0} played, {@code + -} decided without play, {@code U} the
   *     pairing's bye, {@code F H Z} byes worth a win, half of it and nothing
   */
  public record Cell(int opponent, char colour, char result) {
    /** The value of the cell in halves of a win. */
    public int halves() {
      return switch (result) {
        case '1', '+', 'U', 'F' -> 2;
        case '=', 'H' -> 1;
        default -> 0;
      };
    }

    /** Whether moves were made. */
    public boolean isPlayed() {
      return result == '1' || result == '=' || result == '0';
    }
  }
}
