package org.apogee.engine.sol;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;
import org.apogee.engine.View;
import org.apogee.engine.snapshot.SnapshotReader;
import org.apogee.engine.snapshot.SnapshotWriter;

/**
 * The truth of one game: what stands on the board, what the seats hold, the cards, the turn record,
 * and a few numbers of its own.
 *
 * <p>A move is carried out by the step of its phase ({@link SolSteps}); after it, decisions that
 * the rules take by themselves (R 5.5) are played on until a seat has something to decide. Looking
 * for them needs the legal moves, so these are kept for the question that always follows.
 */
final class SolPosition implements Position {
  static final int ROUNDS_MAX = 200;
  static final int QUIET_ROUNDS_MAX = 10;

  final SolBoard board;
  final SolPieces pieces;
  final SolHoldings holdings;
  final SolCards cards;
  final SolTurn turn = new SolTurn();

  private final int seats;
  private final int[] effects; // suit: effect id, R 4.4
  private final int[] counters = new int[SolCounter.count()];
  private int quietRounds;
  private int maxRounds;
  private SolPhase phase = SolPhase.CHOOSE;
  private int active;
  private int round = 1;
  private int quiet; // turns in a row without a card, R 11.6
  private int countdown = SolTables.COUNTDOWN_START;
  private boolean quietDraw; // the Sun acts by itself, R 11.6
  private SolEnding ending = SolEnding.NONE; // set by a nova, also while last transmissions go on

  private final SolOffers offers = new SolOffers();
  private final MoveList scratch = new MoveList();

  private SolPosition(int seats) {
    this.seats = seats;
    board = SolBoard.of(seats);
    pieces = new SolPieces(board, seats);
    holdings = new SolHoldings(seats);
    cards = new SolCards(seats);
    effects = new int[SolTables.suitsInPlay(seats)];
  }

  /** R 4. */
  static SolPosition setUp(int seats, int[] effects, int quietRounds, int maxRounds) {
    var p = new SolPosition(seats);
    System.arraycopy(effects, 0, p.effects, 0, p.effects.length);
    p.quietRounds = quietRounds;
    p.maxRounds = maxRounds;
    p.holdings.setUp(p.board.docks());
    p.cards.setUp();
    return p;
  }

  @Override
  public void play(long move, Chance chance, Chronicle chronicle) {
    offers.forget();
    SolSteps.play(this, move, chance, chronicle);
    while (offers.decideThemselves(this)) {
      long only = offers.of(this).get(0);
      offers.forget();
      SolSteps.play(this, only, chance, chronicle);
    }
  }

  /** As {@link #play} leaves it: there is something to decide, or the game is over. */
  boolean isSettled() {
    return isOver() || !(offers.of(this).isEmpty() || offers.decideThemselves(this));
  }

  @Override
  public void legalMoves(MoveList into) {
    into.copyFrom(offers.of(this));
  }

  /** For scenes that set pieces up by hand in the middle of a turn. */
  void changed() {
    offers.forget();
  }

  /** An empty list for asking whether there is any move of a kind. */
  MoveList scratch() {
    scratch.clear();
    return scratch;
  }

  @Override
  public Position copy() {
    var copy = new SolPosition(seats);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    var from = (SolPosition) other;
    if (from.seats != seats) {
      throw new IllegalArgumentException(from.seats + " seats do not fit into " + seats);
    }
    System.arraycopy(from.effects, 0, effects, 0, effects.length);
    quietRounds = from.quietRounds;
    maxRounds = from.maxRounds;
    pieces.copyFrom(from.pieces);
    holdings.copyFrom(from.holdings);
    cards.copyFrom(from.cards);
    turn.copyFrom(from.turn);
    System.arraycopy(from.counters, 0, counters, 0, counters.length);
    phase = from.phase;
    active = from.active;
    round = from.round;
    quiet = from.quiet;
    countdown = from.countdown;
    quietDraw = from.quietDraw;
    ending = from.ending;
    offers.forget();
  }

  @Override
  public void encode(SnapshotWriter out) {
    out.writeInt(SolSnapshot.SCHEMA);
    out.writeInt(seats);
    out.writeInts(effects);
    out.writeInt(quietRounds);
    out.writeInt(maxRounds);
    pieces.encode(out);
    holdings.encode(out);
    cards.encode(out);
    turn.encode(out);
    out.writeInts(counters);
    out.writeInt(phase.number);
    out.writeInt(active);
    out.writeInt(round);
    out.writeInt(quiet);
    out.writeInt(countdown);
    out.writeBoolean(quietDraw);
    out.writeInt(ending.number);
  }

  static SolPosition decode(SnapshotReader in) {
    in.expectSchema(SolSnapshot.SCHEMA);
    var p = new SolPosition(in.readInt(1, SolRuleset.SEATS_MAX));
    SolSnapshot.readInts(in, p.effects, 1, SolEffect.COUNT);
    p.quietRounds = in.readInt(2, QUIET_ROUNDS_MAX);
    p.maxRounds = in.readInt(10, ROUNDS_MAX);
    p.pieces.decode(in);
    p.holdings.decode(in, p.board.docks());
    p.cards.decode(in, p.holdings.held);
    p.turn.decode(in, p.seats, p.board.spaces());
    SolSnapshot.readInts(in, p.counters, 0, Integer.MAX_VALUE);
    p.phase = SolPhase.of(in.readInt(0, SolPhase.count() - 1));
    p.active = in.readInt(0, p.seats - 1);
    p.round = in.readInt(1, p.maxRounds);
    p.quiet = in.readInt(0, p.quietRounds * p.seats);
    p.countdown = in.readInt(0, SolTables.COUNTDOWN_START);
    p.quietDraw = in.readBoolean();
    p.ending = SolEnding.of(in.readInt(0, SolEnding.count() - 1));
    in.expectEnd();
    SolSnapshotCheck.check(p);
    return p;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int seatToAct() {
    return SolSteps.decider(this);
  }

  @Override
  public int score(int seat) {
    return holdings.momentum[seat];
  }

  @Override
  public int place(int seat) {
    return SolScoring.place(this, seat);
  }

  @Override
  public Outcome outcome() {
    return SolScoring.outcome(this);
  }

  @Override
  public View view(int seat) {
    return SolViews.of(this, seat);
  }

  /** R 14: nobody knows more than anybody else, and the order of the pile does not exist. */
  @Override
  public void determinize(int seat, Chance chance) {}

  SolPhase phase() {
    return phase;
  }

  void enter(SolPhase next) {
    phase = next;
  }

  /** The seat whose turn, quiet draw or last transmission it is. */
  int active() {
    return active;
  }

  int round() {
    return round;
  }

  int maxRounds() {
    return maxRounds;
  }

  int quiet() {
    return quiet;
  }

  int quietRounds() {
    return quietRounds;
  }

  void setQuiet(int turns) {
    quiet = turns;
  }

  int countdown() {
    return countdown;
  }

  void setCountdown(int left) {
    countdown = left;
  }

  boolean isQuietDraw() {
    return quietDraw;
  }

  void setQuietDraw(boolean on) {
    quietDraw = on;
  }

  /** R 11.2: the Sun has gone nova and the waiting seats transmit. */
  boolean isLastTransmission() {
    return ending != SolEnding.NONE;
  }

  SolEnding ending() {
    return ending;
  }

  void setEnding(SolEnding how) {
    ending = how;
  }

  void setActive(int seat) {
    active = seat;
  }

  void setRound(int number) {
    round = number;
  }

  /** R 4.4. */
  SolEffect effectOf(int suit) {
    return SolEffect.of(effects[suit]);
  }

  void assign(SolEffect effect, int suit) {
    effects[suit] = effect.id;
  }

  int count(SolCounter counter) {
    return counters[counter.number];
  }

  void count(SolCounter counter, int more) {
    counters[counter.number] += more;
  }

  /** R 3.2: the place of the movement marker. */
  int track(int seat) {
    return 3 + Long.bitCount(pieces.bridges(seat));
  }

  void gainMomentum(int seat, int amount, SolCounter source) {
    holdings.momentum[seat] += amount;
    count(source, amount);
  }

  /** Takes a sundiver off the board into its owner's pool. */
  void returnToPool(int seat, int space) {
    pieces.addDivers(seat, space, -1);
    holdings.pool[seat]++;
  }

  void returnToReserve(int seat, int space) {
    pieces.addDivers(seat, space, -1);
    holdings.reserve[seat]++;
  }

  void build(int seat, int divers) {
    holdings.reserve[seat] -= divers;
    holdings.pool[seat] += divers;
  }

  void putStation(int seat, int type, int space) {
    holdings.addPieces(seat, type, -1);
    pieces.putStation(seat, type, space);
  }

  void takeStationBack(int seat, int type, int space) {
    pieces.removeStation(seat, type, space);
    holdings.addPieces(seat, type, 1);
  }

  void putBridge(int seat, int edge) {
    holdings.addPieces(seat, SolTables.BRIDGE, -1);
    pieces.putBridge(seat, edge);
  }

  void takeBridgeBack(int seat, int edge) {
    pieces.removeBridge(seat, edge);
    holdings.addPieces(seat, SolTables.BRIDGE, 1);
  }

  @Override
  public String toString() {
    return "SOL, round %d, seat %d in phase %s".formatted(round, active, phase);
  }
}
