package org.apogee.node.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.RecordingChance;
import org.apogee.engine.View;
import org.apogee.engine.chance.Seed;
import org.apogee.engine.chance.SeededChance;
import org.apogee.engine.replay.Standing;
import org.apogee.node.game.GameEvent.Cancelled;
import org.apogee.node.game.GameEvent.Compensated;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameEvent.Excused;
import org.apogee.node.game.GameEvent.Forfeited;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.node.game.GameReply.Done;
import org.apogee.node.game.GameReply.IsOpen;
import org.apogee.node.game.GameReply.Played;
import org.apogee.node.game.GameReply.Refused;
import org.apogee.node.game.GameState.Stage;
import org.apogee.platform.Refusal;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.jspecify.annotations.Nullable;

/**
 * Decides about commands of a game: events to journal and a reply. Pure: time is an argument, and
 * no state changes here.
 */
public final class GameDecisions {
  /** The bot that plays on for a seat that forfeited. */
  static final String CARETAKER = "greedy";

  /** The code of a forfeit on time. */
  static final String TIME_OUT = "time-out";

  static final String RESIGNED = "resigned";

  /** The ending of a game that a director ended. */
  static final String ADJUDICATED = "adjudicated";

  /** The ending of a game whose seats agreed on a draw. */
  static final String AGREED_DRAW = "agreed-draw";

  /** An absence of at least this fraction of a decision's time is journaled at once. */
  private static final long MUCH = 20;

  private GameDecisions() {}

  /** Takes an order whose seats all have nonces. */
  public static GameDecision open(GameState state, GameOrder order, Seed seed, long now) {
    return open(state, order, seed, null, now);
  }

  /**
   * The same for a fork.
   *
   * @param seed for a game with chance of its own
   */
  static GameDecision open(
      GameState state, GameOrder order, Seed seed, @Nullable ForkStart fork, long now) {
    if (state.stage() != Stage.NEW) {
      return sameOrder(state.order(), order)
          ? GameDecision.answer(new IsOpen(true))
          : GameDecision.refuse(GameRefusals.OTHER_GAME_OPEN);
    }
    var own = order.deal() == null ? seed : order.deal().chance();
    var secret = fork == null ? own : fork.chance();
    var chance =
        new RecordingChance(
            new SeededChance(
                secret,
                order.seats().stream().map(seat -> Objects.requireNonNull(seat.nonce())).toList()));
    var position = order.rules().newPosition(order.setup(), chance);
    var events = new ArrayList<GameEvent>();
    events.add(new Opened(now, order, secret, chance.take(), position.fingerprint()));
    if (fork != null) {
      events.addAll(kept(fork, order, position, chance, now));
    }
    if (position.isOver()) {
      events.add(ended(position, List.of(), now));
    }
    return new GameDecision(events, new IsOpen(false));
  }

  /** The decisions of the finished game, a turn an event; they take no time of any clock. */
  private static List<GameEvent> kept(
      ForkStart fork, GameOrder order, Position position, RecordingChance chance, long now) {
    var events = new ArrayList<GameEvent>();
    var turn = new ArrayList<Long>();
    int ply = 0;
    for (long move : fork.moves()) {
      int seat = position.seatToAct();
      position.play(move, chance, Chronicle.SILENT);
      turn.add(move);
      ply++;
      if (position.seatToAct() != seat || ply == fork.moves().size()) {
        events.add(
            new Moved(
                now,
                seat,
                ply - turn.size(),
                turn,
                chance.take(),
                position.fingerprint(),
                order.clock().bankMillis()));
        turn.clear();
      }
    }
    return events;
  }

  /** Nonces that the platform added are no part of what was ordered. */
  private static boolean sameOrder(GameOrder one, GameOrder other) {
    return bare(one).equals(bare(other));
  }

  private static GameOrder bare(GameOrder order) {
    var options = new TreeMap<>(order.options());
    return new GameOrder(
        order.ruleset(),
        options,
        order.seats().stream().map(seat -> seat.withNonce("-")).toList(),
        order.clock(),
        order.onForfeit(),
        order.origin(),
        order.pool(),
        order.deal(),
        order.fork());
  }

  /** A move from outside. The ply makes its repetition harmless. */
  public static GameDecision play(GameState state, String player, int ply, long move, long now) {
    return play(state, player, ply, move, When.at(now));
  }

  /** The same while the platform was not always there, or the request was long on its way. */
  public static GameDecision play(GameState state, String player, int ply, long move, When when) {
    if (state.stage() == Stage.NEW) {
      return GameDecision.refuse(GameRefusals.NO_SUCH_GAME);
    }
    int seat = state.seatOf(player);
    if (seat == View.OBSERVER) {
      return GameDecision.refuse(GameRefusals.NOT_YOUR_GAME);
    }
    if (state.log().has(ply, seat, move)) {
      return GameDecision.answer(new Played(ply + 1, true));
    }
    // A request from before a take-back is about a decision that no longer exists.
    if (ply < state.log().size() || when.answered() < state.consent().takenBackAt()) {
      return GameDecision.refuse(GameRefusals.STALE_PLY);
    }
    var refusal = whyNoMove(state, seat, ply);
    if (refusal != null) {
      return GameDecision.refuse(refusal);
    }
    if (when.answered() > state.deadline(seat)) {
      return new GameDecision(
          expire(state, state.log().size(), when), new Refused(GameRefusals.TIME_OUT));
    }
    var legal = new MoveList();
    state.position().legalMoves(legal);
    if (!legal.contains(move)) {
      return GameDecision.refuse(GameRefusals.ILLEGAL_MOVE);
    }
    return playLegal(state, seat, move, when);
  }

  /**
   * Whether a move seems to be too late, but an absence that nobody knows of yet may excuse it: it
   * waits until that is settled.
   */
  static boolean mustWait(GameState state, String player, int ply, When when) {
    int seat = state.seatToAct();
    return seat != Position.NOBODY
        && seat == state.seatOf(player)
        && state.botOf(seat) == null
        && !state.isPaused()
        && ply == state.log().size()
        && when.answered() > state.deadline(seat)
        && when.settled() <= state.deadline(seat);
  }

  /** Whether a player answers a question that this state has not reached. */
  static boolean isAhead(GameState state, String player, int ply) {
    return state.isLive() && ply > state.log().size() && state.seatOf(player) >= 0;
  }

  private static @Nullable Refusal whyNoMove(GameState state, int seat, int ply) {
    if (!state.isLive()) {
      return whyOver(state);
    }
    if (state.isGone(seat)) {
      return GameRefusals.SEAT_GIVEN_UP;
    }
    if (state.isPaused()) {
      return GameRefusals.GAME_PAUSED;
    }
    if (ply > state.log().size()) {
      return GameRefusals.PLY_AHEAD;
    }
    return state.seatToAct() == seat ? null : GameRefusals.NOT_YOUR_TURN;
  }

  /** Why a player may not try moves out at a decision; null if it may. */
  static @Nullable Refusal whyNoTrial(GameState state, String player, int ply) {
    if (state.stage() == Stage.NEW) {
      return GameRefusals.NO_SUCH_GAME;
    }
    int seat = state.seatOf(player);
    if (seat == View.OBSERVER) {
      return GameRefusals.NOT_YOUR_GAME;
    }
    return ply < state.log().size() ? GameRefusals.STALE_PLY : whyNoMove(state, seat, ply);
  }

  static Refusal whyOver(GameState state) {
    return switch (state.stage()) {
      case NEW -> GameRefusals.NO_SUCH_GAME;
      case CANCELLED -> GameRefusals.GAME_CANCELLED;
      case LIVE, OVER -> GameRefusals.GAME_OVER;
    };
  }

  private static GameDecision playLegal(GameState state, int seat, long move, When when) {
    long now = when.now();
    var opened = state.opened();
    var chance = new RecordingChance(new LateChance(opened, state.draws()));
    var after = state.position().copy();
    var facts = new ArrayList<Fact>();
    after.play(move, chance, Chronicle.into(facts));
    long bank = state.bankMillis(seat) - Math.max(0, when.answered() - state.decisionSince());
    if (after.seatToAct() != seat) {
      bank += opened.order().clock().incrementMillis();
    }
    int ply = state.log().size();
    var moved =
        new Moved(
            now, seat, ply, List.of(move), chance.take(), after.fingerprint(), Math.max(0, bank));
    var events = new ArrayList<GameEvent>();
    if (when.absent() > 0) {
      events.add(compensated(state, seat, when));
    }
    events.add(moved);
    if (after.isOver()) {
      events.add(ended(after, state.gone(), now));
    }
    return new GameDecision(
        events, new Played(ply + 1, false), new Ahead(moved, after, List.of(facts)));
  }

  /** Applies the turn of a house bot, if the position has not changed since it started to think. */
  static List<GameEvent> playTurn(GameState state, HouseTurn.Played turn, long now) {
    if (!state.isLive() || state.isPaused() || state.log().size() != turn.firstPly()) {
      return List.of();
    }
    var moved =
        new Moved(
            now,
            turn.seat(),
            turn.firstPly(),
            turn.moves(),
            turn.draws(),
            turn.after().fingerprint(),
            state.bankMillis(turn.seat()));
    return turn.after().isOver()
        ? List.of(moved, ended(turn.after(), state.gone(), now))
        : List.of(moved);
  }

  static GameDecision resign(GameState state, String player, long now) {
    return resign(state, player, When.at(now));
  }

  static GameDecision resign(GameState state, String player, When when) {
    if (state.stage() == Stage.NEW) {
      return GameDecision.refuse(GameRefusals.NO_SUCH_GAME);
    }
    int seat = state.seatOf(player);
    if (seat == View.OBSERVER) {
      return GameDecision.refuse(GameRefusals.NOT_YOUR_GAME);
    }
    if (state.isGone(seat)) {
      return GameDecision.answer(new Done(true));
    }
    if (!state.isLive()) {
      return GameDecision.refuse(whyOver(state));
    }
    var events = new ArrayList<GameEvent>();
    if (state.seatToAct() == seat || hasCaretakers(state)) {
      events.addAll(owed(state, when));
    }
    events.addAll(giveUp(state, seat, RESIGNED, "The player resigned.", when.now()));
    return new GameDecision(events, new Done(false));
  }

  static GameDecision cancel(GameState state, String reason, long now) {
    return switch (state.stage()) {
      case NEW -> GameDecision.refuse(GameRefusals.NO_SUCH_GAME);
      case OVER -> GameDecision.refuse(GameRefusals.GAME_OVER);
      case CANCELLED -> GameDecision.answer(new Done(true));
      case LIVE ->
          new GameDecision(List.of(new Cancelled(now, "cancelled", reason)), new Done(false));
    };
  }

  /** A game that has ended already stays as it is: its result is on its way. */
  static GameDecision adjudicate(GameState state, List<Integer> places, long now) {
    return switch (state.stage()) {
      case NEW -> GameDecision.refuse(GameRefusals.NO_SUCH_GAME);
      case OVER -> GameDecision.answer(new Done(true));
      case CANCELLED -> GameDecision.refuse(GameRefusals.GAME_CANCELLED);
      case LIVE -> {
        if (places.size() != state.order().seats().size()) {
          yield GameDecision.refuse(GameRefusals.BAD_PLACES);
        }
        var scores = Standing.withLast(state.position(), 0).scores();
        yield new GameDecision(
            List.of(new Ended(now, ADJUDICATED, places, scores, 0, new LinkedHashMap<>())),
            new Done(false));
      }
    };
  }

  static List<GameEvent> expire(GameState state, int ply, long now) {
    return expire(state, ply, When.at(now));
  }

  /** The clock rang for the decision at this ply. A move that may be on its way comes first. */
  static List<GameEvent> expire(GameState state, int ply, When when) {
    int seat = state.seatToAct();
    boolean stillThere = seat != Position.NOBODY && !state.isPaused() && state.log().size() == ply;
    if (!stillThere || state.botOf(seat) != null || when.settled() <= state.deadline(seat)) {
      return List.of();
    }
    return giveUp(state, seat, TIME_OUT, "The clock ran out.", when.now());
  }

  /** After an absence of the platform: the running decision of a player has that time back. */
  public static List<GameEvent> compensate(GameState state, When when) {
    int seat = state.seatToAct();
    if (seat == Position.NOBODY || state.botOf(seat) != null || state.isPaused()) {
      return List.of();
    }
    return List.of(compensated(state, seat, when));
  }

  /** What the running decision has back before another event counts the time anew. */
  static List<GameEvent> owed(GameState state, When when) {
    return when.absent() > 0 ? compensate(state, when) : List.of();
  }

  /**
   * Compensates an absence that has ended while the player still thinks, so that every seat sees
   * it. A short absence waits for the next move: one late heartbeat must not make thousands of
   * games write. The row of the node keeps it for the node that takes the game over.
   */
  static List<GameEvent> giveBack(GameState state, GameClock clock, long now) {
    int seat = state.seatToAct();
    var when = clock.now(now);
    if (seat == Position.NOBODY
        || state.isPaused()
        || when.absent() <= 0
        || clock.isUnsettled(now)) {
      return List.of();
    }
    long allowed = state.deadline(seat) - state.decisionSince();
    boolean isMuch = when.absent() >= allowed / MUCH;
    return isMuch || clock.isOldNews(now) ? compensate(state, when) : List.of();
  }

  /** The running decision has the time of a vacation back, and never more than it has taken. */
  static List<GameEvent> excuse(GameState state, long millis, long until) {
    long since = state.decisionSince();
    long back = Math.max(0, Math.min(millis, until - since));
    return List.of(new Excused(since + back, state.seatToAct(), back, until));
  }

  private static Compensated compensated(GameState state, int seat, When when) {
    long since = state.decisionSince();
    long back = Math.max(0, Math.min(when.now() - since, when.absent()));
    return new Compensated(since + back, seat, back);
  }

  private static List<GameEvent> giveUp(
      GameState state, int seat, String code, String reason, long now) {
    boolean goesOn = hasCaretakers(state);
    var forfeited = new Forfeited(now, seat, code, reason, goesOn);
    if (goesOn) {
      return List.of(forfeited);
    }
    var standing = Standing.withLast(state.position(), seat);
    return List.of(
        forfeited,
        new Ended(now, code, standing.places(), standing.scores(), 0, new LinkedHashMap<>()));
  }

  /** Whether the game continues without a player. */
  private static boolean hasCaretakers(GameState state) {
    var order = state.order();
    return order.onForfeit() == OnForfeit.CARETAKER && order.seats().size() > 2;
  }

  private static Ended ended(Position position, List<Integer> gone, long now) {
    var outcome = position.outcome();
    return new Ended(
        now,
        outcome.ending(),
        Standing.behindOthers(outcome, gone),
        outcome.scores(),
        outcome.entityPlace(),
        outcome.counters());
  }
}
