package org.apogee.engine.sol;

import java.util.Locale;
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
 * The truth of one game: what stands on the board, what the seats hold, the cards, the turn record,
 * and a few numbers of its own.
 *
 * <p>A move is carried out by the chapter of its {@link Step}; after it, the decisions that the
 * rules take by themselves (R 5.5) are played on, see {@link Flow}.
 */
final class SolPosition implements Position {
  final SolBoard board;
  final SolPieces pieces;
  final SolHoldings holdings;
  final SolCards cards;
  final TurnRecord turn = new TurnRecord();

  final int[] effects; // suit: effect id, R 4.4
  final int[] counters = new int[SolCounter.count()];
  final Frames<SolPosition, Step> frames = new Frames<>(Step.ALL, 1, 0);

  private final int seats;
  private SolOptions options;
  private int active;
  private int round = 1;
  private int quiet; // turns in a row without a card, R 11.6
  private int countdown = SolTables.COUNTDOWN_START;
  private boolean quietDraw; // the Sun acts by itself, R 11.6
  private SolEnding ending = SolEnding.NONE; // set by a nova, also while last transmissions go on

  private final Flow<SolPosition> flow = new Flow<>(frames);
  private final MoveList scratch = new MoveList();

  SolPosition(int seats, SolOptions options) {
    this.seats = seats;
    this.options = options;
    board = SolBoard.of(seats);
    pieces = new SolPieces(board, seats);
    holdings = new SolHoldings(seats);
    cards = new SolCards(seats);
    effects = new int[SolTables.suitsInPlay(seats)];
  }

  @Override
  public void play(long move, Chance chance, Chronicle chronicle) {
    flow.play(this, move, chance, chronicle.listens() ? chronicle.in(this::phase) : chronicle);
  }

  /** What a fact belongs to that does not say otherwise. */
  private String phase() {
    return isOver() ? "over" : frames.top().name().toLowerCase(Locale.ROOT);
  }

  /** As {@link #play} leaves it: there is something to decide, or the game is over. */
  boolean isSettled() {
    return flow.isSettled(this);
  }

  @Override
  public void legalMoves(MoveList into) {
    flow.legalMoves(this, into);
  }

  /** For scenes that set pieces up by hand in the middle of a turn. */
  void changed() {
    flow.forget();
  }

  /** An empty list for asking whether there is any move of a kind. */
  MoveList scratch() {
    scratch.clear();
    return scratch;
  }

  @Override
  public Position copy() {
    var copy = new SolPosition(seats, options);
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
    options = from.options;
    pieces.copyFrom(from.pieces);
    holdings.copyFrom(from.holdings);
    cards.copyFrom(from.cards);
    turn.copyFrom(from.turn);
    System.arraycopy(from.counters, 0, counters, 0, counters.length);
    frames.copyFrom(from.frames);
    active = from.active;
    round = from.round;
    quiet = from.quiet;
    countdown = from.countdown;
    quietDraw = from.quietDraw;
    ending = from.ending;
    flow.copyFrom(from.flow);
  }

  @Override
  public void encode(SnapshotWriter out) {
    SolSnapshot.write(this, out);
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

  SolOptions options() {
    return options;
  }

  /** The seat whose turn, quiet draw or last transmission it is. */
  int active() {
    return active;
  }

  int round() {
    return round;
  }

  int maxRounds() {
    return options.maxRounds();
  }

  int quiet() {
    return quiet;
  }

  int quietRounds() {
    return options.quietRounds();
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
    return "SOL, round %d, seat %d, %s".formatted(round, active, isOver() ? ending : frames.top());
  }
}
