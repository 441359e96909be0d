package org.apogee.node.game;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apogee.engine.Chance;
import org.apogee.engine.Position;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.View;
import org.apogee.node.game.GameEvent.Cancelled;
import org.apogee.node.game.GameEvent.Compensated;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameEvent.Excused;
import org.apogee.node.game.GameEvent.Forfeited;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEvent.OfferAccepted;
import org.apogee.node.game.GameEvent.OfferClosed;
import org.apogee.node.game.GameEvent.Offered;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.node.game.GameEvent.Paused;
import org.apogee.node.game.GameEvent.Resumed;
import org.apogee.node.game.GameEvent.TakenBack;
import org.apogee.node.game.UnfilteredNews.AudienceFact;
import org.apogee.platform.erasure.FormerPlayers;
import org.apogee.platform.metrics.BrokenInvariant;
import org.apogee.platform.metrics.Invariant;
import org.apogee.protocol.bot.ToBot.Heard;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.event.GameNews.PlayedPly;
import org.apogee.protocol.event.GameNews.Sitter;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;

/**
 * The state of one game after its events. Mutable and confined to one thread. The same events give
 * the same state in the game's actor and in every reader of the journal.
 */
public final class GameState {
  private static final int SCHEMA = 1;

  /** The first schema and what the seats agreed on. */
  private static final int SCHEMA_OF_CONSENT = 2;

  /** The second schema and from when on vacations of the running decision are given back. */
  private static final int SCHEMA_OF_VACATIONS = 3;

  /** The third schema and the pauses since then. */
  private static final int SCHEMA_OF_PAUSES = 4;

  /** How far a game has come. */
  public enum Stage {
    NEW,
    LIVE,
    OVER,
    CANCELLED
  }

  private final boolean asks;
  private Stage stage = Stage.NEW;
  private @Nullable Opened opened;
  private @Nullable Position position;
  private @Nullable Ended ended;
  private final List<Integer> gone = new ArrayList<>();
  private MoveLog log = new MoveLog();
  private long[] banks = {};
  private PendingFacts pendingFacts = new PendingFacts(List.of());
  private Consent consent = new Consent();
  private long draws;
  private long decisionSince;

  private final RunningTime running = new RunningTime();
  private long sequence;

  public GameState() {
    this(true);
  }

  private GameState(boolean asks) {
    this.asks = asks;
  }

  /** For readers of the journal, who ask nobody: it keeps no facts for the next question. */
  public static GameState ofReader() {
    return new GameState(false);
  }

  /**
   * The only way in which a game changes. It reads no clock, and throws if the event does not lead
   * to the journaled fingerprint.
   *
   * @return the facts and the public event
   */
  public UnfilteredNews apply(GameEvent event) {
    return apply(event, null);
  }

  /** The same, sooner, if these moves were played ahead; then the position is the copy. */
  UnfilteredNews apply(GameEvent event, @Nullable Ahead ahead) {
    sequence++;
    return switch (event) {
      case Opened e -> open(e);
      case Moved e -> move(e, ahead);
      case Compensated e -> compensate(e.at(), e.seat(), e.millis());
      case Excused e -> {
        running.restart(e.until());
        yield compensate(e.at(), e.seat(), e.millis());
      }
      case Forfeited e -> forfeit(e);
      case Offered e -> offer(e);
      case OfferAccepted e -> acceptOffer(e);
      case OfferClosed e -> closeOffer(e);
      case TakenBack e -> takeBack(e);
      case Paused e -> pause(e);
      case Resumed e -> resume(e);
      case Ended e -> end(e);
      case Cancelled e -> cancel(e);
    };
  }

  private UnfilteredNews open(Opened event) {
    var order = event.order();
    var chance = Chance.replay(event.setupDraws());
    var dealt = order.rules().newPosition(order.setup(), chance);
    Ahead.checkFingerprint(dealt, event.setupFingerprint());
    opened = event;
    position = dealt;
    stage = Stage.LIVE;
    draws = event.setupDraws().size();
    newDecision(event.at());
    banks = new long[order.seats().size()];
    Arrays.fill(banks, order.clock().bankMillis());
    pendingFacts = asks ? new PendingFacts(order.seats()) : pendingFacts;
    return UnfilteredNews.silent(
        new GameNews.Started(
            sequence,
            event.at(),
            order.ruleset(),
            order.options(),
            order.seats().stream().map(GameState::sitter).toList(),
            event.nonces(),
            order.clock(),
            order.origin(),
            order.pool(),
            event.seed().commitment(),
            order.fork()));
  }

  static Sitter sitter(SeatOrder seat) {
    var name = FormerPlayers.shown(seat.player(), seat.name());
    return new Sitter(seat.player(), name, seat.bot());
  }

  private UnfilteredNews move(Moved event, @Nullable Ahead ahead) {
    if (event.firstPly() != log.size()) {
      throw new BrokenInvariant(
          Invariant.PLY_GAP,
          "ply %d in the journal, %d here".formatted(event.firstPly(), log.size()));
    }
    if (event.bankMillis() < 0) {
      throw new BrokenInvariant(
          Invariant.CLOCK_NEGATIVE,
          "%d ms left at ply %d".formatted(event.bankMillis(), event.firstPly()));
    }
    var played = ahead != null && ahead.isOf(event) ? ahead : Ahead.replay(event, position());
    position = played.after();
    var happened = played.facts();
    var all = new ArrayList<List<AudienceFact>>(happened.size());
    var plies = new ArrayList<PlayedPly>(happened.size());
    if (asks) {
      pendingFacts.forget(event.seat());
    }
    for (int i = 0; i < happened.size(); i++) {
      var told = AudienceFact.of(happened.get(i));
      plies.add(new PlayedPly(log.size(), UnfilteredNews.heard(told, View.OBSERVER)));
      all.add(told);
      pendingFacts.add(told);
      log.add(event.seat(), event.moves().get(i));
    }
    consent.moved();
    draws += event.draws().size();
    banks[event.seat()] = event.bankMillis();
    newDecision(event.at());
    var clock = hasClock(event.seat()) ? event.bankMillis() : null;
    return new UnfilteredNews(
        new GameNews.MovesPlayed(sequence, event.at(), event.seat(), clock, plies), all);
  }

  private UnfilteredNews compensate(long at, int seat, long millis) {
    decisionSince = at;
    return UnfilteredNews.silent(new GameNews.ClockCompensated(sequence, at, seat, millis));
  }

  private void newDecision(long at) {
    decisionSince = at;
    running.restart(at);
  }

  private UnfilteredNews forfeit(Forfeited event) {
    boolean isToAct = seatToAct() == event.seat();
    if (isToAct && botOf(event.seat()) == null) {
      banks[event.seat()] = bankAtForfeit(event);
    }
    gone.add(event.seat());
    consent.moved();
    if (isToAct) {
      newDecision(consent.counted(event.at()));
    }
    return UnfilteredNews.silent(
        new GameNews.SeatForfeited(
            sequence, event.at(), event.seat(), event.code(), event.reason(), event.caretaker()));
  }

  /** A clock that ran out took all that the decision was allowed, whenever that was noticed. */
  private long bankAtForfeit(Forfeited event) {
    int seat = event.seat();
    long until =
        event.code().equals(GameDecisions.TIME_OUT)
            ? deadline(seat)
            : Math.clamp(consent.counted(event.at()), decisionSince, deadline(seat));
    return banks[seat] - (until - decisionSince);
  }

  private UnfilteredNews offer(Offered event) {
    consent.offered(event, sequence);
    return UnfilteredNews.silent(
        new GameNews.OfferMade(
            sequence,
            event.at(),
            event.seat(),
            event.kind().word(),
            event.millis() == 0 ? null : event.millis()));
  }

  private UnfilteredNews acceptOffer(OfferAccepted event) {
    var kind = offered().kind().word();
    consent.accepted(event.seat());
    return UnfilteredNews.silent(
        new GameNews.OfferAccepted(sequence, event.at(), event.seat(), kind));
  }

  private UnfilteredNews closeOffer(OfferClosed event) {
    var kind = offered().kind().word();
    consent.closed();
    return UnfilteredNews.silent(
        new GameNews.OfferClosed(sequence, event.at(), event.seat(), kind, event.code()));
  }

  private Offer offered() {
    return requireNonNull(consent.open(), "no offer is open");
  }

  private UnfilteredNews takeBack(TakenBack event) {
    var earlier = TakeBack.before(event.ply(), opened(), log);
    Ahead.checkFingerprint(earlier, event.fingerprint());
    position = earlier;
    consent.takenBack(event.at(), log.size() - event.ply());
    log.truncate(event.ply());
    Arrays.setAll(banks, event.banks()::get);
    pendingFacts.add(
        List.of(
            new AudienceFact(
                -1,
                true,
                new Heard(
                    "taken-back",
                    Map.of("seat", event.seat(), "ply", event.ply()),
                    "Seat %d takes back its last decision.".formatted(event.seat()),
                    null,
                    null))));
    newDecision(event.at());
    return UnfilteredNews.silent(
        new GameNews.DecisionsTakenBack(
            sequence, event.at(), event.seat(), event.ply(), event.banks()));
  }

  private UnfilteredNews pause(Paused event) {
    consent.paused(event);
    return UnfilteredNews.silent(
        new GameNews.Paused(sequence, event.at(), event.seat(), event.until()));
  }

  private UnfilteredNews resume(Resumed event) {
    running.paused(consent.counted(event.at()), event.at());
    decisionSince += consent.resumed(event.at());
    return UnfilteredNews.silent(
        new GameNews.Resumed(
            sequence, event.at(), event.seat() == Position.NOBODY ? null : event.seat()));
  }

  private UnfilteredNews end(Ended event) {
    stage = Stage.OVER;
    ended = event;
    return UnfilteredNews.silent(
        new GameNews.Finished(
            sequence,
            event.at(),
            event.ending(),
            event.places(),
            event.scores(),
            event.entityPlace(),
            event.counters(),
            log.size(),
            publicSeed()));
  }

  private UnfilteredNews cancel(Cancelled event) {
    stage = Stage.CANCELLED;
    return UnfilteredNews.silent(
        new GameNews.Cancelled(sequence, event.at(), event.code(), event.reason(), publicSeed()));
  }

  /** The end of a game does not end its round, in which others may still play the same deal. */
  private @Nullable String publicSeed() {
    return order().deal() == null ? opened().seed().reveal() : null;
  }

  public Stage stage() {
    return stage;
  }

  public boolean isLive() {
    return stage == Stage.LIVE;
  }

  Opened opened() {
    return requireNonNull(opened, "the game has not been opened");
  }

  public GameOrder order() {
    return opened().order();
  }

  /** To be looked at, or copied. */
  public Position position() {
    return requireNonNull(position, "the game has not been opened");
  }

  /** How it ended, once it is {@link Stage#OVER}. */
  @Nullable Ended ended() {
    return ended;
  }

  public MoveLog log() {
    return log;
  }

  /** How many draws the game has made. */
  long draws() {
    return draws;
  }

  /** Where the decisions of this game begin: those before are of the game that a fork continues. */
  int firstPly() {
    var fork = order().fork();
    return fork == null ? 0 : fork.ply();
  }

  /** Whether no decision was taken here yet, only in the game that it continues. */
  boolean isAtFork() {
    return order().fork() != null && log.size() <= firstPly();
  }

  /** The number of the last event. */
  public long sequence() {
    return sequence;
  }

  /** Seats that forfeited, in order. */
  List<Integer> gone() {
    return gone;
  }

  boolean isGone(int seat) {
    return gone.contains(seat);
  }

  /** The seat to act in a live game, or {@link Position#NOBODY}. */
  public int seatToAct() {
    return isLive() ? position().seatToAct() : Position.NOBODY;
  }

  /** The house bot that moves for a seat: its own, or a caretaker; null if a player does. */
  public @Nullable String botOf(int seat) {
    var bot = order().seats().get(seat).bot();
    return bot == null && isGone(seat) ? GameDecisions.CARETAKER : bot;
  }

  /** What the seats agreed on; to be looked at. */
  Consent consent() {
    return consent;
  }

  /** Whether all clocks are stopped by consent. */
  boolean isPaused() {
    return isLive() && consent.isPaused();
  }

  /** Seats that somebody outside still holds: each must agree. */
  List<Integer> consenting() {
    return IntStream.range(0, order().seats().size())
        .filter(seat -> botOf(seat) == null)
        .boxed()
        .toList();
  }

  /** The number of the running question to a seat; a number never comes twice. */
  int questionOf(int seat) {
    return log.countOf(seat) + 1 + consent.asksAgain();
  }

  /** Whether somebody outside still holds a seat. */
  boolean isWaitedFor() {
    return IntStream.range(0, order().seats().size()).anyMatch(seat -> botOf(seat) == null);
  }

  /** The seat that a player from outside holds, or {@link View#OBSERVER}. */
  int seatOf(@Nullable String player) {
    var seats = order().seats();
    for (int seat = 0; seat < seats.size(); seat++) {
      if (seats.get(seat).bot() == null && seats.get(seat).player().equals(player)) {
        return seat;
      }
    }
    return View.OBSERVER;
  }

  /** Seats of players from outside have a clock, house bots a budget. */
  boolean hasClock(int seat) {
    return order().seats().get(seat).bot() == null;
  }

  long bankMillis(int seat) {
    return banks[seat];
  }

  /** When the running decision began. */
  public long decisionSince() {
    return decisionSince;
  }

  /** In which times up to now vacations of the seat to act are still to be given back. */
  List<RunningTime.Span> runningUntil(long now) {
    return running.until(now);
  }

  /** When the running decision is too late. */
  public long deadline(int seat) {
    ClockOrder clock = order().clock();
    return decisionSince + Math.min(clock.capMillis(), banks[seat]);
  }

  /** The facts that a seat has not yet received. */
  PendingFacts pendingFacts() {
    return pendingFacts;
  }

  byte[] snapshot() {
    var out = new SnapshotWriter();
    int schema = schema();
    out.writeInt(schema);
    writeBlock(GameEventCodec.encode(opened()), out);
    out.writeText(stage.name());
    var truth = new SnapshotWriter();
    position().encode(truth);
    writeBlock(truth.toByteArray(), out);
    out.writeInt(gone.size());
    gone.forEach(out::writeInt);
    log.encode(out);
    out.writeLongs(banks);
    out.writeLong(draws);
    out.writeLong(decisionSince);
    out.writeLong(sequence);
    pendingFacts.encode(out);
    out.writeBoolean(ended != null);
    if (ended != null) {
      writeBlock(GameEventCodec.encode(ended), out);
    }
    if (schema >= SCHEMA_OF_CONSENT) {
      consent.encode(out);
    }
    if (schema >= SCHEMA_OF_VACATIONS) {
      out.writeLong(running.from());
    }
    if (schema >= SCHEMA_OF_PAUSES) {
      running.encodePauses(out);
    }
    return out.toByteArray();
  }

  /** The oldest one that has room for all: then a node of an older version can read it, too. */
  private int schema() {
    if (running.hasPauses()) {
      return SCHEMA_OF_PAUSES;
    }
    if (running.from() != decisionSince) {
      return SCHEMA_OF_VACATIONS;
    }
    return consent.isBlank() ? SCHEMA : SCHEMA_OF_CONSENT;
  }

  static GameState of(byte[] snapshot) {
    var in = new SnapshotReader(snapshot);
    int schema = in.readInt(SCHEMA, SCHEMA_OF_PAUSES);
    var state = new GameState();
    var opened = (Opened) GameEventCodec.decode(GameEventCodec.OPENED, readBlock(in));
    state.opened = opened;
    state.stage = Stage.valueOf(in.readText());
    state.position = opened.order().rules().decode(new SnapshotReader(readBlock(in)));
    int gone = in.readInt();
    for (int i = 0; i < gone; i++) {
      state.gone.add(in.readInt());
    }
    state.log = MoveLog.decode(in);
    state.banks = new long[opened.order().seats().size()];
    in.readLongs(state.banks);
    state.draws = in.readLong();
    state.decisionSince = in.readLong();
    state.sequence = in.readLong();
    state.pendingFacts = PendingFacts.decode(opened.order().seats(), in);
    if (in.readBoolean()) {
      state.ended = (Ended) GameEventCodec.decode(GameEventCodec.ENDED, readBlock(in));
    }
    if (schema >= SCHEMA_OF_CONSENT) {
      state.consent = Consent.decode(in);
    }
    state.running.restart(schema >= SCHEMA_OF_VACATIONS ? in.readLong() : state.decisionSince);
    if (schema >= SCHEMA_OF_PAUSES) {
      state.running.decodePauses(in);
    }
    in.expectEnd();
    return state;
  }

  private static void writeBlock(byte[] block, SnapshotWriter out) {
    out.writeInt(block.length);
    out.writeBytes(block);
  }

  private static byte[] readBlock(SnapshotReader in) {
    var block = new byte[in.readInt()];
    in.readBytes(block);
    return block;
  }
}
