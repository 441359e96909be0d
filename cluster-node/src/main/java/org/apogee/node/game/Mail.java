package org.apogee.node.game;

import java.util.List;
import org.apogee.engine.Position;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.chance.SeededChance;
import org.apogee.protocol.bot.ToBot;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;

/** The notifications of a game to its outside players: start, questions and end. */
final class Mail {
  /** How a game ended that was cancelled. */
  static final String CANCELLED = "cancelled";

  private static final byte UNASKED_MOST = 64;

  private final GameId id;
  private final Post post;

  /** The number of the last question, and its ply, so that nothing is asked twice. */
  private int askedNumber = -1;

  private int askedPly = -1;

  private @Nullable String asked;

  /** Whether the question itself went out, and not only that there is one. */
  private boolean isQuestionOut;

  /**
   * Seats, as bits, whose inbox was notified and has not requested the question: no client is
   * connected. Until one connects, only {@link #nag} notifies them.
   */
  private int quiet;

  /**
   * How many questions each seat still gets without being asked whether it listens: its inbox
   * wanted the last one, so most likely it wants the next. Bounded, because nobody says when they
   * leave.
   */
  private byte[] unasked = {};

  /** The number of the last offer that was told. */
  private long offerTold;

  private boolean isStartTold;
  private boolean isEndTold;

  Mail(GameId id, Post post) {
    this.id = id;
    this.post = post;
  }

  void afterEvents(GameState state, long now) {
    if (!isStartTold && (state.sequence() <= 2 || state.isAtFork())) {
      isStartTold = true;
      state.order().seats().forEach(seat -> start(state, seat));
    }
    if (asked != null && !isStillOpen(state)) {
      // A new question to the same player takes the place of this one by itself.
      if (isQuestionOut && !isToldNext(state, asked)) {
        post.answered(asked, id);
      }
      asked = null;
    }
    if (state.isLive()) {
      offer(state);
      ask(state, now);
    } else if (!isEndTold) {
      isEndTold = true;
      state.order().seats().forEach(seat -> over(state, seat));
    }
  }

  private boolean isStillOpen(GameState state) {
    int seat = state.seatToAct();
    return !state.isPaused()
        && askedPly == state.log().size()
        && seat != Position.NOBODY
        && askedNumber == state.questionOf(seat);
  }

  private boolean isToldNext(GameState state, String player) {
    int seat = state.seatToAct();
    return seat != Position.NOBODY
        && !state.isPaused()
        && state.botOf(seat) == null
        && isToldUnasked(seat)
        && state.order().seats().get(seat).player().equals(player);
  }

  private boolean isToldUnasked(int seat) {
    return seat < unasked.length && unasked[seat] > 0;
  }

  /** Says again what is open for a player, or how the game ended. */
  void remind(GameState state, String player, boolean fromStart, long now) {
    int seat = state.seatOf(player);
    if (seat >= 0 && !state.isLive()) {
      overAgain(state, state.order().seats().get(seat));
    } else if (seat >= 0) {
      quiet &= ~(1 << seat);
      if (unasked.length == 0) {
        unasked = new byte[state.order().seats().size()];
      }
      unasked[seat] = UNASKED_MOST;
      if (fromStart) {
        start(state, state.order().seats().get(seat));
        offerAgain(state, seat);
      }
      if (state.seatToAct() == seat && !state.isGone(seat) && !state.isPaused()) {
        question(state, seat, now);
      }
    }
  }

  /** Repeats the open question from time to time, because a line may have been lost. */
  void nag(GameState state) {
    if (asked != null && state.isLive() && !state.isPaused()) {
      post.stillAsked(asked, id, state.questionOf(state.seatToAct()));
    }
  }

  private void start(GameState state, SeatOrder seat) {
    if (seat.bot() != null) {
      return;
    }
    var order = state.order();
    int index = state.seatOf(seat.player());
    post.deliver(
        seat.player(),
        id,
        new ToBot.GameStart(
            id.text(),
            order.ruleset(),
            order.options(),
            order.seats().size(),
            index,
            order.seats().stream().map(SeatOrder::name).toList(),
            order.clock().capMillis(),
            order.clock().bankMillis(),
            order.clock(),
            diceSeed(state, index)));
  }

  /** A seed for a player's own random numbers; it reveals nothing about the game's draws. */
  private static String diceSeed(GameState state, int seat) {
    var opened = state.opened();
    var chance = SeededChance.aside(opened.seed(), List.of("players-dice", "seat-" + seat));
    return Long.toString(Dice.seedFrom(chance));
  }

  private void offer(GameState state) {
    var open = state.consent().open();
    if (open == null || open.number() <= offerTold) {
      return;
    }
    offerTold = open.number();
    for (int seat : state.consenting()) {
      if (seat != open.seat()) {
        post.deliver(state.order().seats().get(seat).player(), id, line(open));
      }
    }
  }

  /** An inbox that has forgotten the game has forgotten its offer, which still needs an answer. */
  private void offerAgain(GameState state, int seat) {
    var open = state.consent().open();
    if (open != null && state.botOf(seat) == null && !open.hasConsentOf(seat)) {
      post.deliver(state.order().seats().get(seat).player(), id, line(open));
    }
  }

  private ToBot.Offer line(Offer open) {
    return new ToBot.Offer(
        id.text(),
        open.seat(),
        open.number(),
        open.kind().word(),
        open.millis() == 0 ? null : open.millis());
  }

  /**
   * View and moves are built only for connected clients; others are notified only that there is a
   * question.
   */
  private void ask(GameState state, long now) {
    int seat = state.seatToAct();
    if (seat == Position.NOBODY || state.botOf(seat) != null || state.isPaused()) {
      return;
    }
    if (askedPly == state.log().size() && askedNumber == state.questionOf(seat)) {
      return;
    }
    askedNumber = state.questionOf(seat);
    askedPly = state.log().size();
    asked = state.order().seats().get(seat).player();
    isQuestionOut = false;
    if (isToldUnasked(seat)) {
      unasked[seat]--;
      question(state, seat, now);
    } else if ((quiet & 1 << seat) == 0) {
      quiet |= 1 << seat;
      nag(state);
    }
  }

  private void question(GameState state, int seat, long now) {
    isQuestionOut = true;
    post.deliver(state.order().seats().get(seat).player(), id, question(id, state, seat, now));
  }

  /** The running question to a seat, as its player reads it at a moment. */
  static ToBot.Question question(GameId id, GameState state, int seat, long now) {
    return new ToBot.Question(
        id.text(),
        state.questionOf(seat),
        state.log().size(),
        Math.max(0, state.deadline(seat) - now),
        state.pendingFacts().of(seat),
        state.position().view(seat),
        GameLook.legalMoves(state));
  }

  /** A finished game was read from the journal: the end may not have been told. */
  void overAgain(GameState state) {
    state.order().seats().forEach(seat -> overAgain(state, seat));
  }

  private void overAgain(GameState state, SeatOrder seat) {
    if (seat.bot() == null) {
      post.overAgain(seat.player(), id, end(state, seat));
    }
  }

  private void over(GameState state, SeatOrder seat) {
    if (seat.bot() == null) {
      post.deliver(seat.player(), id, end(state, seat));
    }
  }

  private ToBot.GameOver end(GameState state, SeatOrder seat) {
    var ended = state.ended();
    var facts = state.pendingFacts().of(state.seatOf(seat.player()));
    return ended == null
        ? new ToBot.GameOver(
            id.text(), CANCELLED, "The game was cancelled.", List.of(), List.of(), facts)
        : new ToBot.GameOver(
            id.text(), ended.ending(), null, ended.places(), ended.scores(), facts);
  }
}
