package org.apogee.engine.nebula;

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
 * The truth of one game, R 4: what the players own, their techs, ships and planets, and the stack
 * of steps that says what is going on.
 *
 * <p>A move is carried out by the chapter of the {@link Step} on top. Then steps that nobody
 * decides run, and decisions with one move only are taken (R 1.6), see {@link Flow}.
 */
final class NebulaPosition implements Position {
  static final int SEATS = 2;

  /**
   * More than the deepest there is: Conflict, arrival, combat, the splash of a Ray, a loss, and a
   * tech used against it.
   */
  private static final int STEPS_MAX = 8;

  /** Ships still to roll for are a set of slots; everything else is smaller but a block. */
  private static final int REGISTER_MAX = GalacticMap.BLOCKS;

  final Players players = new Players();
  final TechStates techs = new TechStates();
  final Ships ships = new Ships();
  final Planets planets = new Planets();
  final Frames<NebulaPosition, Step> frames = new Frames<>(Step.ALL, STEPS_MAX, REGISTER_MAX);
  final int[] counters = new int[NebulaCounter.count()];

  /** For {@link TechUse} alone; empty between moves, so no part of the truth. */
  final TechEffect.Use use = new TechEffect.Use();

  private NebulaOptions options;
  private int active;
  private int arrivals; // so far; the next one has this number, R 4.1
  private long exempt; // pairs that do not fight this turn: bit 6 x slot of seat 0 + slot of seat 1
  private int explored; // R 9.5.1 ZONE, bit z for zone z
  private NebulaEnding ending = NebulaEnding.NONE;
  private int winner = NOBODY; // also nobody in a draw

  private final Flow<NebulaPosition> flow = new Flow<>(frames);

  NebulaPosition(NebulaOptions options) {
    this.options = options;
    active = options.firstSeat();
  }

  @Override
  public int seats() {
    return SEATS;
  }

  @Override
  public int seatToAct() {
    return flow.seatToAct(this);
  }

  @Override
  public boolean isOver() {
    return ending != NebulaEnding.NONE;
  }

  @Override
  public void legalMoves(MoveList into) {
    flow.legalMoves(this, into);
  }

  @Override
  public void play(long move, Chance chance, Chronicle chronicle) {
    flow.play(this, move, chance, chronicle.listens() ? chronicle.in(this::phase) : chronicle);
  }

  /** R 6.1, for the chronicle; Maintenance and Harvest say so themselves. */
  private String phase() {
    if (frames.isEmpty()) {
      return "";
    }
    if (frames.at(0) == Step.PROGRESS) {
      return "progress";
    }
    return Combat.shipOf(this, active) == Ships.NOWHERE ? "conflict" : "combat";
  }

  /** R 1.6. */
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
    var copy = new NebulaPosition(options);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    var from = (NebulaPosition) other;
    options = from.options;
    active = from.active;
    arrivals = from.arrivals;
    exempt = from.exempt;
    explored = from.explored;
    ending = from.ending;
    winner = from.winner;
    Cells.copy(from.players.cells, players.cells);
    Cells.copy(from.techs.cells, techs.cells);
    Cells.copy(from.ships.cells, ships.cells);
    Cells.copy(from.planets.cells, planets.cells);
    frames.copyFrom(from.frames);
    System.arraycopy(from.counters, 0, counters, 0, counters.length);
    flow.copyFrom(from.flow);
  }

  @Override
  public void encode(SnapshotWriter out) {
    NebulaSnapshot.write(this, out);
  }

  /** R 12.4 (1): planets controlled. */
  @Override
  public int score(int seat) {
    return planets.controlled(seat);
  }

  @Override
  public int place(int seat) {
    return NebulaScoring.place(this, seat);
  }

  @Override
  public Outcome outcome() {
    return NebulaScoring.outcome(this);
  }

  @Override
  public View view(int seat) {
    return NebulaViews.of(this, seat);
  }

  @Override
  public void determinize(int seat, Chance chance) {
    NebulaDeterminizer.deal(this, seat, chance);
    flow.forget();
  }

  NebulaOptions options() {
    return options;
  }

  int active() {
    return active;
  }

  int passive() {
    return 1 - active;
  }

  void setActive(int seat) {
    active = seat;
  }

  int secondSeat() {
    return 1 - options.firstSeat();
  }

  NebulaEnding ending() {
    return ending;
  }

  int winner() {
    return winner;
  }

  void end(NebulaEnding how, int whoWins) {
    ending = how;
    winner = whoWins;
    frames.clear();
  }

  int nextArrival() {
    return ++arrivals;
  }

  int arrivals() {
    return arrivals;
  }

  long exempt() {
    return exempt;
  }

  /** For snapshots and scenes. */
  void restore(int arrivals, long exempt) {
    this.arrivals = arrivals;
    this.exempt = exempt;
  }

  /** R 9.5.1 ZONE: the zones that a ship has entered, bit z for zone z. */
  int explored() {
    return explored;
  }

  void explore(int zones) {
    explored |= zones;
  }

  /** R 11.4, Invisibility Field: whether two ships of different players do not fight this turn. */
  boolean isExempt(int ship, int other) {
    return (exempt >>> pair(ship, other) & 1) != 0;
  }

  void exempt(int ship, int other) {
    exempt |= 1L << pair(ship, other);
  }

  void forgetExemptions() {
    exempt = 0;
  }

  private static int pair(int ship, int other) {
    return ship < other
        ? Ships.PER_SEAT * Ships.slot(ship) + Ships.slot(other)
        : Ships.PER_SEAT * Ships.slot(other) + Ships.slot(ship);
  }

  void count(NebulaCounter counter) {
    counters[counter.number]++;
  }

  @Override
  public String toString() {
    return "Beyond Nebula, seat %d active, %s"
        .formatted(active, frames.isEmpty() ? ending : frames.top());
  }
}
