package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;
import org.apogee.engine.View;
import org.apogee.engine.snapshot.SnapshotReader;
import org.apogee.engine.snapshot.SnapshotWriter;

/**
 * R 3: the truth of one game. Each part is an array of small numbers; a copy is a pass over each of
 * them.
 *
 * <p>A move is carried out by the chapter of its step ({@link SolisSteps}). Decisions that leave no
 * choice are taken at once (R 1.12). While a move is played, the position knows the chance and the
 * chronicle of the caller, so that chapters need not hand them on.
 */
final class SolisPosition implements Position {
  final Galaxy galaxy;
  final Empires empires;
  final Entity entity = new Entity();
  final Piles piles = new Piles();
  final Flow flow = new Flow();
  final Fight fight = new Fight();
  final Wealth wealth;
  final MapPlan plan;

  /** Entity ships that came to a sector in this movement; nothing between moves. */
  final int[] arrived = new int[Hex.COUNT];

  private final int seats;
  private final MoveList scratch = new MoveList();
  private SolisOptions options;
  private Chance chance = Chance.NONE;
  private Chronicle chronicle = Chronicle.SILENT;

  SolisPosition(int seats, SolisOptions options) {
    this.seats = seats;
    this.options = options;
    plan = MapPlan.of(seats);
    galaxy = new Galaxy(seats);
    empires = new Empires(seats);
    wealth = new Wealth(seats);
  }

  static SolisPosition setUp(int seats, SolisOptions options, Chance chance) {
    var p = new SolisPosition(seats, options);
    p.chance = chance;
    SettingUp.start(p);
    p.settle();
    p.chance = Chance.NONE;
    return p;
  }

  @Override
  public void legalMoves(MoveList into) {
    into.clear();
    SolisSteps.legal(this, into);
    into.sort();
  }

  @Override
  public void play(long move, Chance chance, Chronicle chronicle) {
    this.chance = chance;
    this.chronicle = chronicle;
    try {
      SolisSteps.play(this, move);
      settle();
    } finally {
      this.chance = Chance.NONE;
      this.chronicle = Chronicle.SILENT;
    }
  }

  /** R 1.12. */
  void settle() {
    while (step() != Step.TURN && step() != Step.OVER) {
      scratch.clear();
      SolisSteps.legal(this, scratch);
      if (scratch.size() != 1) {
        return;
      }
      SolisSteps.play(this, scratch.get(0));
    }
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
    flow.copyFrom(from.flow);
    fight.copyFrom(from.fight);
    wealth.copyFrom(from.wealth);
    options = from.options;
  }

  @Override
  public void encode(SnapshotWriter out) {
    SolisSnapshot.write(this, out);
  }

  static SolisPosition decode(SnapshotReader in) {
    return SolisSnapshot.read(in);
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int seatToAct() {
    return step() == Step.OVER ? NOBODY : flow.get(Flow.ASKED);
  }

  @Override
  public int score(int seat) {
    return Scoring.total(this, seat);
  }

  @Override
  public int place(int seat) {
    return Scoring.place(this, seat);
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
  }

  SolisOptions options() {
    return options;
  }

  Step step() {
    return Step.of(flow.get(Flow.STEP));
  }

  /** A seat decides something. */
  void ask(Step step, int seat) {
    flow.set(Flow.STEP, step.number());
    flow.set(Flow.ASKED, seat);
  }

  int asked() {
    return flow.get(Flow.ASKED);
  }

  int turnSeat() {
    return flow.get(Flow.TURN_SEAT);
  }

  int startSeat() {
    return flow.get(Flow.START_SEAT);
  }

  /** R 1.1: the seat at a place of the player order. */
  int inOrder(int index) {
    return (startSeat() + index) % seats;
  }

  Ending ending() {
    return Ending.of(flow.get(Flow.ENDING));
  }

  void end(Ending ending) {
    flow.set(Flow.ENDING, ending.number());
    flow.set(Flow.STEP, Step.OVER.number());
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

  Chance chance() {
    return chance;
  }

  int d6() {
    return chance.below(Panel.FACES) + 1;
  }

  boolean listens() {
    return chronicle.listens();
  }

  Chronicle chronicle() {
    return chronicle;
  }

  /** For scenes: chance and chronicle of what is set going from outside of a move. */
  void lend(Chance chance, Chronicle chronicle) {
    this.chance = chance;
    this.chronicle = chronicle;
  }

  @Override
  public String toString() {
    return "Nova Solis, turn %d, seat %d, %s"
        .formatted(flow.get(Flow.TURNS), asked(), step().label);
  }
}
