package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.View;
import org.apogee.engine.steps.Flow;
import org.apogee.engine.steps.Frames;

/**
 * The truth of one game: the piles, the empires on the table, the turn, the attack and the trade
 * that are going on, and a few numbers of its own.
 *
 * <p>A move is carried out by the chapter of its {@link Step}. When a seat has finished its part of
 * a phase, {@link Turns} goes on to the next one; steps that nobody decides run by themselves, see
 * {@link Flow}.
 */
final class SupernovaPosition implements Position {
  CardList cards; // as the options say
  final Piles piles;
  final Table table;
  final TurnRecord turn;
  final AttackRecord attack = new AttackRecord();
  final TradeRecord trade;
  final Frames<SupernovaPosition, Step> frames = new Frames<>(Step.ALL, 1, 0);

  private final int seats;
  private final int[] counters = new int[SupernovaCounter.count()];
  private SupernovaOptions options;
  private SupernovaEnding ending = SupernovaEnding.NONE;
  private final Flow<SupernovaPosition> flow = new Flow<>(frames);

  SupernovaPosition(int seats, SupernovaOptions options) {
    this.seats = seats;
    this.options = options;
    cards = options.cards(seats);
    piles = new Piles(seats);
    table = new Table(seats, cards);
    turn = new TurnRecord(seats);
    trade = new TradeRecord(seats);
  }

  @Override
  public void legalMoves(MoveList into) {
    flow.legalMoves(this, into);
  }

  @Override
  public void play(long move, Chance chance, Chronicle chronicle) {
    flow.play(this, move, chance, chronicle.listens() ? chronicle.in(this::phase) : chronicle);
  }

  /** Of the turn, for the chronicle; a game ends in the Discard phase. */
  private String phase() {
    return (isOver() ? Step.DISCARD : step().phase()).label;
  }

  /** As {@link #play} leaves it: there is something to decide, or the game is over. */
  boolean isSettled() {
    return flow.isSettled(this);
  }

  /** For scenes that begin in the middle of a turn. */
  void settle(Chance chance, Chronicle chronicle) {
    flow.settle(this, chance, chronicle);
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
    cards = from.cards;
    piles.copyFrom(from.piles);
    table.copyFrom(from.table);
    turn.copyFrom(from.turn);
    attack.copyFrom(from.attack);
    trade.copyFrom(from.trade);
    System.arraycopy(from.counters, 0, counters, 0, counters.length);
    frames.copyFrom(from.frames);
    options = from.options;
    ending = from.ending;
    flow.copyFrom(from.flow);
  }

  @Override
  public void encode(SnapshotWriter out) {
    SupernovaSnapshot.write(this, out);
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int seatToAct() {
    return flow.seatToAct(this);
  }

  @Override
  public boolean isOver() {
    return frames.isEmpty();
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
    flow.forget();
  }

  SupernovaOptions options() {
    return options;
  }

  /** What is being decided; ask only while the game is not over. */
  Step step() {
    return frames.top();
  }

  void enter(Step next) {
    enter(next, current());
  }

  void enter(Step next, int seat) {
    frames.replace(next);
    turn.asked = seat;
  }

  /** The ships are under way or in the attack: R 8.3 to 8.13. */
  boolean isUnderWay() {
    return !isOver() && step().isUnderWay();
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
    turn.asked = current();
    frames.clear();
  }

  /** For snapshots. */
  void setEnding(SupernovaEnding how) {
    ending = how;
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
    return "Supernova, turn %d, seat %d, %s"
        .formatted(turn.number, turn.asked, isOver() ? ending : step());
  }
}
