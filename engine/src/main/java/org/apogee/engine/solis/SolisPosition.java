package org.apogee.engine.solis;

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
 * R 3: the truth of one game. Each part is an array of small numbers; a copy is a pass over each of
 * them.
 *
 * <p>A move is carried out by the chapter of its {@link Step}. Decisions that leave no choice are
 * taken at once (R 1.12), see {@link Flow}.
 */
final class SolisPosition implements Position {
  final Galaxy galaxy;
  final Empires empires;
  final Entity entity = new Entity();
  final Piles piles = new Piles();
  final TurnRecord turn = new TurnRecord();
  final Fight fight = new Fight();
  final Wealth wealth;
  final MapPlan plan;

  /** Entity ships that came to a sector in this movement; nothing between moves. */
  final int[] arrived = new int[Hex.COUNT];

  final Frames<SolisPosition, Step> frames = new Frames<>(Step.ALL, 1, 0);

  private final int seats;
  private SolisOptions options;
  private int startSeat;
  private int turnSeat;
  private int asked; // who decides, or who decided last
  private final Flow<SolisPosition> flow = new Flow<>(frames);

  SolisPosition(int seats, SolisOptions options) {
    this.seats = seats;
    this.options = options;
    plan = MapPlan.of(seats);
    galaxy = new Galaxy(seats);
    empires = new Empires(seats);
    wealth = new Wealth(seats);
  }

  @Override
  public void legalMoves(MoveList into) {
    flow.legalMoves(this, into);
  }

  @Override
  public void play(long move, Chance chance, Chronicle chronicle) {
    flow.play(this, move, chance, chronicle.listens() ? chronicle.in(this::phase) : chronicle);
  }

  /** To which part of the game a fact belongs, by its name in the glossary. */
  private String phase() {
    if (entity.get(Entity.STAGE) != Entity.IDLE) {
      return "Entity phase";
    }
    if (isOver()) {
      return "turn";
    }
    var step = frames.top();
    return step.isSetup()
        ? "set-up"
        : step.isReset() ? "logistics" : fight.isOn() ? "combat" : "turn";
  }

  /** R 1.12. */
  void settle(Chance chance, Chronicle chronicle) {
    flow.settle(this, chance, chronicle);
  }

  /** For scenes that set things up by hand. */
  void changed() {
    flow.forget();
  }

  @Override
  public Position copy() {
    var copy = new SolisPosition(seats, options);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    var from = (SolisPosition) other;
    if (from.seats != seats) {
      throw new IllegalArgumentException(from.seats + " seats do not fit into " + seats);
    }
    galaxy.copyFrom(from.galaxy);
    empires.copyFrom(from.empires);
    entity.copyFrom(from.entity);
    piles.copyFrom(from.piles);
    turn.copyFrom(from.turn);
    fight.copyFrom(from.fight);
    wealth.copyFrom(from.wealth);
    options = from.options;
    startSeat = from.startSeat;
    turnSeat = from.turnSeat;
    asked = from.asked;
    frames.copyFrom(from.frames);
    flow.copyFrom(from.flow);
  }

  @Override
  public void encode(SnapshotWriter out) {
    SolisSnapshot.write(this, out);
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
    return SolisScoring.total(this, seat);
  }

  @Override
  public int place(int seat) {
    return SolisScoring.place(this, seat);
  }

  @Override
  public Outcome outcome() {
    return SolisOutcome.of(this);
  }

  @Override
  public View view(int seat) {
    return SolisViews.of(this, seat);
  }

  @Override
  public void determinize(int seat, Chance chance) {
    SolisDeterminizer.deal(this, seat, chance);
    flow.forget();
  }

  SolisOptions options() {
    return options;
  }

  /** A seat decides something. */
  void ask(Step step, int seat) {
    frames.clear();
    frames.push(step);
    asked = seat;
  }

  int asked() {
    return asked;
  }

  int turnSeat() {
    return turnSeat;
  }

  void setTurnSeat(int seat) {
    turnSeat = seat;
  }

  int startSeat() {
    return startSeat;
  }

  void setStartSeat(int seat) {
    startSeat = seat;
  }

  /** For snapshots; the step is restored by its number. */
  void setAsked(int seat) {
    asked = seat;
  }

  /** R 1.1: the seat at a place of the player order. */
  int inOrder(int index) {
    return (startSeat + index) % seats;
  }

  SolisEnding ending() {
    return SolisEnding.of(turn.get(TurnRecord.ENDING));
  }

  void end(SolisEnding ending) {
    turn.set(TurnRecord.ENDING, ending.number());
    frames.clear();
  }

  boolean areEnemies(int seat, int other) {
    return seat != other && !options.isCoop();
  }

  /** R 1.7: the sectors that hold an enemy token, as a seat sees it. */
  long contested(int seat) {
    long contested = galaxy.entityForces() | entity.gates();
    for (int other = 0; other < seats; other++) {
      if (areEnemies(seat, other)) {
        contested |= galaxy.active[other] | galaxy.disabled[other] | galaxy.owned[other];
      }
    }
    return contested & ~plan.homes;
  }

  /** R 10.2: the sectors with enemy forces. */
  long blocked(int seat) {
    long blocked = galaxy.entityForces();
    for (int other = 0; other < seats; other++) {
      blocked |= areEnemies(seat, other) ? galaxy.forces(other) : 0;
    }
    return blocked;
  }

  @Override
  public String toString() {
    return "Nova Solis, turn %d, seat %d, %s"
        .formatted(turn.get(TurnRecord.TURNS), asked, isOver() ? Step.OVER : frames.top().label);
  }
}
