package org.apogee.match.pairing;

import java.util.List;
import java.util.SequencedSet;

/**
 * A round to be played.
 *
 * @param byes entrants who sit out
 * @param relaxed what gave way
 * @param notes what else an arbiter should know, in sentences
 */
public record RoundPlan(
    int number,
    List<Table> tables,
    List<String> byes,
    SequencedSet<Relaxation> relaxed,
    List<String> notes) {
  public RoundPlan {
    tables = List.copyOf(tables);
    byes = List.copyOf(byes);
    notes = List.copyOf(notes);
  }

  /**
   * One table.
   *
   * @param seats the entrants in seat order
   * @param reason why they meet
   */
  public record Table(List<String> seats, String reason) {
    public Table {
      seats = List.copyOf(seats);
    }
  }
}
