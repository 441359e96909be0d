package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;
import org.apogee.engine.View;
import org.apogee.engine.snapshot.SnapshotReader;
import org.apogee.engine.snapshot.SnapshotWriter;

/**
 * The truth of one game: the piles, the empires on the table, the turn, the attack and the trade
 * that are going on, and a few numbers of its own.
 *
 * <p>A move is carried out by the chapter of its phase ({@link SupernovaSteps}). When a seat has
 * finished its part, {@link Turns} looks for the next one that has something to decide.
 */
final class SupernovaPosition implements Position {
  final CardList cards;
  final Piles piles;
  final Table table;
  final TurnRecord turn;
  final AttackRecord attack = new AttackRecord();
  final TradeRecord trade;

  private final int seats;
  private final int[] counters = new int[SupernovaCounter.count()];
  private SupernovaOptions options;
  private SupernovaPhase phase = SupernovaPhase.MULLIGAN;
  private SupernovaEnding ending = SupernovaEnding.NONE;

  SupernovaPosition(int seats, SupernovaOptions options) {
    this.seats = seats;
    this.options = options;
    cards = CardList.of(seats);
    piles = new Piles(seats);
    table = new Table(seats);
    turn = new TurnRecord(seats);
    trade = new TradeRecord(seats);
  }

  /** R 4.1. */
  static SupernovaPosition setUp(int seats, SupernovaOptions options, Chance chance) {
    var p = new SupernovaPosition(seats, options);
    for (int card = 0; card < p.cards.size(); card++) {
      p.piles.main.add(card);
    }
    for (int seat = 0; seat < seats; seat++) {
      for (int card = 0; card < DrawPhase.HAND_SIZE; card++) {
        p.piles.drawMain(seat, chance);
      }
    }
    return p;
  }

  @Override
  public void legalMoves(MoveList into) {
    into.clear();
    SupernovaSteps.legal(this, into);
    into.sort();
  }

  @Override
  public void play(long move, Chance chance, Chronicle chronicle) {
    SupernovaSteps.play(this, move, chance, chronicle);
  }

  @Override
  public Position copy() {
    var copy = new SupernovaPosition(seats, options);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    var from = (SupernovaPosition) other;
    if (from.seats != seats) {
      throw new IllegalArgumentException(from.seats + " seats do not fit into " + seats);
    }
    piles.copyFrom(from.piles);
    table.copyFrom(from.table);
    turn.copyFrom(from.turn);
    attack.copyFrom(from.attack);
    trade.copyFrom(from.trade);
    System.arraycopy(from.counters, 0, counters, 0, counters.length);
    options = from.options;
    phase = from.phase;
    ending = from.ending;
  }

  @Override
  public void encode(SnapshotWriter out) {
    SupernovaSnapshot.write(this, out);
  }

  static SupernovaPosition decode(SnapshotReader in) {
    return SupernovaSnapshot.read(in);
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int seatToAct() {
    return phase == SupernovaPhase.OVER ? NOBODY : turn.asked;
  }

  @Override
  public int score(int seat) {
    return table.potentialOf(seat);
  }

  @Override
  public int place(int seat) {
    return SupernovaScoring.place(this, seat);
  }

  @Override
  public Outcome outcome() {
    return SupernovaScoring.outcome(this);
  }

  @Override
  public View view(int seat) {
    return SupernovaViews.of(this, seat);
  }

  @Override
  public void determinize(int seat, Chance chance) {
    SupernovaDeterminizer.deal(this, seat, chance);
  }

  SupernovaOptions options() {
    return options;
  }

  SupernovaPhase phase() {
    return phase;
  }

  void enter(SupernovaPhase next) {
    enter(next, current());
  }

  void enter(SupernovaPhase next, int seat) {
    phase = next;
    turn.asked = seat;
  }

  /** R 4.3: the seat whose part of the phase it is; in an attack, the attacker. */
  int current() {
    int seat = turn.opener + turn.offset;
    return seat < seats ? seat : seat - seats;
  }

  int after(int seat) {
    return seat + 1 < seats ? seat + 1 : 0;
  }

  /** R 8.3. */
  int defender() {
    return table.owner(attack.target);
  }

  SupernovaEnding ending() {
    return ending;
  }

  void end(SupernovaEnding how) {
    ending = how;
    enter(SupernovaPhase.OVER);
  }

  int count(SupernovaCounter counter) {
    return counters[counter.number()];
  }

  void count(SupernovaCounter counter, int more) {
    counters[counter.number()] += more;
  }

  void scrap(int card) {
    piles.scrap.add(card);
  }

  @Override
  public String toString() {
    return "Supernova, turn %d, seat %d in phase %s".formatted(turn.number, turn.asked, phase);
  }
}
