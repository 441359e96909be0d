package org.apogee.match.tournament;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Relaxation;
import org.apogee.match.standing.Comparison;

/** One round: its tables and its byes. */
public final class PlayedRound {
  private final int number;
  private final boolean manual;
  private final long pairedAt;
  private final List<PlayedTable> tables;
  private final List<Bye> byes;
  private final List<Relaxation> relaxed;
  private final List<String> notes;
  private boolean ended;
  private long decidedAt;

  PlayedRound(
      int number,
      boolean manual,
      long pairedAt,
      List<PlayedTable> tables,
      List<Bye> byes,
      List<Relaxation> relaxed,
      List<String> notes) {
    this.number = number;
    this.manual = manual;
    this.pairedAt = pairedAt;
    this.tables = List.copyOf(tables);
    this.byes = List.copyOf(byes);
    this.relaxed = List.copyOf(relaxed);
    this.notes = List.copyOf(notes);
  }

  public int number() {
    return number;
  }

  public boolean isManual() {
    return manual;
  }

  public long pairedAt() {
    return pairedAt;
  }

  public List<PlayedTable> tables() {
    return tables;
  }

  public List<Bye> byes() {
    return byes;
  }

  public List<Relaxation> relaxed() {
    return relaxed;
  }

  public List<String> notes() {
    return notes;
  }

  public boolean isEnded() {
    return ended;
  }

  void ended(boolean now) {
    ended = now;
  }

  /** When something last changed at a table; 0 for a round that nobody has played yet. */
  long decidedAt() {
    return decidedAt;
  }

  void changedAt(long at) {
    decidedAt = at;
  }

  public boolean isDone() {
    return tables.stream().allMatch(PlayedTable::isDone);
  }

  /** The places that count so far, and what they are worth. */
  public PastRound past(Deals deals) {
    return new PastRound(List.copyOf(results(deals).values()), byes);
  }

  /**
   * In a knock-out somebody has to advance from a void table, too. It counts as a table to which
   * nobody came: without points, all tied, so that the better seeds advance. In a double knock-out
   * a void table is a loss for nobody instead.
   */
  PastRound pastOfKnockOut() {
    var done = tables.stream().filter(PlayedTable::isDone).map(PlayedRound::resultOrTie).toList();
    return new PastRound(done, byes);
  }

  private static TableResult resultOrTie(PlayedTable table) {
    var result = table.result();
    var tied = Collections.nCopies(table.seats().size(), 1);
    return result == null ? new TableResult(table.seats(), tied, false) : result;
  }

  /** The results of the decided tables, by the number of the table. */
  SortedMap<Integer, TableResult> results(Deals deals) {
    var decided = tables.stream().filter(table -> table.result() != null).toList();
    var results =
        switch (deals) {
          case OWN -> decided.stream().map(PlayedTable::result).toList();
          case MIRRORED -> Comparison.of(decided.stream().map(PlayedTable::mirrored).toList());
        };
    var byNumber = new TreeMap<Integer, TableResult>();
    for (int i = 0; i < decided.size(); i++) {
      byNumber.put(decided.get(i).number(), Objects.requireNonNull(results.get(i)));
    }
    return byNumber;
  }
}
