package org.apogee.engine.nova;

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
 * The truth of one game, R 5: the map, the units, the cards, and the stack of steps that says what
 * is going on.
 *
 * <p>A move is carried out by the chapter of the {@link Step} on top. Then steps that nobody
 * decides run, and decisions with one move only are taken (R 2.3), see {@link Flow}.
 */
final class NovaPosition implements Position {
  /** More than the deepest there is: an X card, an activation, a raid, a combat, a retreat. */
  private static final int STEPS_MAX = 6;

  /** No step remembers a larger number. */
  private static final int REGISTER_MAX = 63;

  final Board board;
  final Units units = new Units();
  final Independents independents = new Independents();
  final Powers powers = new Powers();
  final Decks decks = new Decks();
  final TurnRecord impulse = new TurnRecord();
  final CombatRecord combat = new CombatRecord();
  final Frames<NovaPosition, Step> frames = new Frames<>(Step.ALL, STEPS_MAX, REGISTER_MAX);
  final int[] counters = new int[NovaCounter.count()];

  private final int seats;
  private NovaOptions options;
  private int active;
  private int opener;
  private int turn = 1;
  private boolean accelerated;
  private int impulses; // begun so far
  private int eliminations;
  private NovaEnding ending = NovaEnding.NONE;

  private final Flow<NovaPosition> flow = new Flow<>(frames);

  NovaPosition(int seats, NovaOptions options) {
    this.seats = seats;
    this.options = options;
    board = new Board(Galaxy.forSeats(seats));
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
    return ending != NovaEnding.NONE;
  }

  @Override
  public void legalMoves(MoveList into) {
    flow.legalMoves(this, into);
  }

  @Override
  public void play(long move, Chance chance, Chronicle chronicle) {
    flow.play(this, move, chance, chronicle.listens() ? chronicle.in(this::phase) : chronicle);
  }

  /** R 7.1, for the chronicle: a code of the glossary. */
  private String phase() {
    return frames.isEmpty() ? Step.INITIAL_PHASE : frames.at(0).phase();
  }

  /** R 2.3. */
  void settle(Chance chance, Chronicle chronicle) {
    flow.settle(this, chance, chronicle);
  }

  /** Whether somebody is asked who has a choice, or the game is over. */
  boolean isSettled() {
    return flow.isSettled(this);
  }

  /** For scenes that set things up by hand. */
  void changed() {
    flow.forget();
  }

  @Override
  public Position copy() {
    var copy = new NovaPosition(seats, options);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    var from = (NovaPosition) other;
    options = from.options;
    active = from.active;
    opener = from.opener;
    turn = from.turn;
    accelerated = from.accelerated;
    impulses = from.impulses;
    eliminations = from.eliminations;
    ending = from.ending;
    board.copyFrom(from.board);
    units.copyFrom(from.units);
    independents.copyFrom(from.independents);
    powers.copyFrom(from.powers);
    decks.copyFrom(from.decks);
    impulse.copyFrom(from.impulse);
    combat.copyFrom(from.combat);
    frames.copyFrom(from.frames);
    System.arraycopy(from.counters, 0, counters, 0, counters.length);
    flow.copyFrom(from.flow);
  }

  @Override
  public void encode(SnapshotWriter out) {
    NovaSnapshot.write(this, out);
  }

  @Override
  public int score(int seat) {
    return powers.points[seat];
  }

  @Override
  public int place(int seat) {
    return NovaScoring.place(this, seat);
  }

  @Override
  public Outcome outcome() {
    return NovaScoring.outcome(this);
  }

  @Override
  public View view(int seat) {
    return NovaViews.of(this, seat);
  }

  @Override
  public void determinize(int seat, Chance chance) {
    NovaDeterminizer.deal(this, seat, chance);
    flow.forget();
  }

  NovaOptions options() {
    return options;
  }

  Galaxy map() {
    return board.map;
  }

  int active() {
    return active;
  }

  void setActive(int seat) {
    active = seat;
  }

  int opener() {
    return opener;
  }

  int turn() {
    return turn;
  }

  void setTurn(int number) {
    turn = number;
  }

  boolean isAccelerated() {
    return accelerated;
  }

  void accelerate(boolean now) {
    accelerated = now;
  }

  int impulses() {
    return impulses;
  }

  void countImpulse() {
    impulses++;
  }

  int eliminations() {
    return eliminations;
  }

  int nextElimination() {
    return ++eliminations;
  }

  NovaEnding ending() {
    return ending;
  }

  void end(NovaEnding how, Chronicle chronicle) {
    ending = how;
    NovaFacts.over(chronicle, this);
    frames.clear();
    combat.clear();
    independents.regroup();
  }

  void open(int seat) {
    opener = seat;
    active = seat;
  }

  /** For snapshots and scenes. */
  void restore(int begun, int fallen, NovaEnding how) {
    impulses = begun;
    eliminations = fallen;
    ending = how;
  }

  void count(NovaCounter counter) {
    counters[counter.number]++;
  }

  void count(NovaCounter counter, int times) {
    counters[counter.number] += times;
  }

  @Override
  public String toString() {
    return "NOVA, turn %d, P%d active, %s"
        .formatted(turn, active, frames.isEmpty() ? ending : frames.top());
  }
}
