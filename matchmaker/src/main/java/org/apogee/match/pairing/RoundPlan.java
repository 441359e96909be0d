package org.apogee.match.pairing;

import java.util.List;
import java.util.SequencedSet;

/**
 * A round to play.
 *
 * @param byes the entrants with a bye
 * @param relaxed the relaxed rules
 * @param notes further notes for arbiters, as sentences
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
