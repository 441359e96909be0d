package org.apogee.node.game;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import org.apogee.engine.Position;
import org.apogee.engine.View;
import org.apogee.engine.replay.Standing;
import org.apogee.node.game.GameCommand.OfferAnswer;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameEvent.OfferAccepted;
import org.apogee.node.game.GameEvent.OfferClosed;
import org.apogee.node.game.GameEvent.Offered;
import org.apogee.node.game.GameEvent.Paused;
import org.apogee.node.game.GameEvent.Resumed;
import org.apogee.node.game.GameReply.Done;
import org.apogee.platform.Refusal;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.jspecify.annotations.Nullable;

/**
 * Decides about offers: draw, take-back and pause by consent of all seats from outside. House bots
 * agree to everything but a draw, which needs two players. Pure, like {@link GameDecisions}.
 */
final class OfferDecisions {
  /** For a command that does not say when it was sent. */
  private static final long UNKNOWN = 0;

  private OfferDecisions() {}

  static GameDecision offer(
      GameState state, String player, OfferKind kind, long millis, When when) {
    return offer(state, player, kind, millis, UNKNOWN, when);
  }

  /**
   * A seat offers something. If no other seat has to agree, it takes effect at once.
   *
   * @param millis the length of a pause; 0 for other offers
   * @param sent when the command was sent first, or 0
   */
  static GameDecision offer(
      GameState state, String player, OfferKind kind, long millis, long sent, When when) {
    var refusal = whyNotHere(state, player);
    if (refusal != null) {
      return GameDecision.refuse(refusal);
    }
    if (sent != UNKNOWN && state.consent().hasAgreedSince(kind, sent)) {
      return GameDecision.answer(new Done(true));
    }
    int seat = state.seatOf(player);
    var open = state.consent().open();
    if (open != null && open.seat() == seat && open.kind() == kind && open.millis() == millis) {
      return GameDecision.answer(new Done(true));
    }
    refusal = whyNotNow(state, seat, kind, when);
    if (refusal != null) {
      return GameDecision.refuse(refusal);
    }
    var events = new ArrayList<>(GameDecisions.owed(state, when));
    events.add(new Offered(when.now(), seat, kind, millis));
    if (state.consenting().size() == 1) {
      return agreed(state, seat, kind, millis, events, when.now());
    }
    return kind == OfferKind.TAKE_BACK && TakeBack.decide(state, seat, when.now()) == null
        ? GameDecision.refuse(GameRefusals.NOT_REVERSIBLE)
        : new GameDecision(events, new Done(false));
  }

  static GameDecision answer(
      GameState state, String player, long number, OfferAnswer answer, When when) {
    return answer(state, player, number, answer, UNKNOWN, when);
  }

  /**
   * Answers the open offer.
   *
   * @param number of the offer that is meant
   * @param sent when the command was sent first, or 0
   */
  static GameDecision answer(
      GameState state, String player, long number, OfferAnswer answer, long sent, When when) {
    return switch (answer) {
      case ACCEPT -> accept(state, player, number, sent, when);
      case DECLINE -> decline(state, player, number, when);
      case WITHDRAW -> withdraw(state, player, number, when);
    };
  }

  private static GameDecision accept(
      GameState state, String player, long number, long sent, When when) {
    var refusal = whyNotAnswered(state, player, number);
    if (GameRefusals.NO_SUCH_OFFER.equals(refusal) && hasTakenEffect(state, sent)) {
      return GameDecision.answer(new Done(true));
    }
    if (refusal != null) {
      return GameDecision.refuse(refusal);
    }
    int seat = state.seatOf(player);
    var offer = requireNonNull(state.consent().open());
    if (offer.seat() == seat) {
      return GameDecision.refuse(GameRefusals.OWN_OFFER);
    }
    if (offer.hasConsentOf(seat)) {
      return GameDecision.answer(new Done(true));
    }
    if (hasRunOut(state, when)) {
      return GameDecision.refuse(GameRefusals.CLOCK_RAN_OUT);
    }
    var events = new ArrayList<>(GameDecisions.owed(state, when));
    events.add(new OfferAccepted(when.now(), seat));
    boolean isAgreed =
        state.consenting().stream().allMatch(one -> one == seat || offer.hasConsentOf(one));
    return isAgreed
        ? agreed(state, offer.seat(), offer.kind(), offer.millis(), events, when.now())
        : new GameDecision(events, new Done(false));
  }

  /** Whether an offer that was open at that time was agreed on; a draw has ended the game. */
  private static boolean hasTakenEffect(GameState state, long sent) {
    var consent = state.consent();
    return sent != UNKNOWN
        && (consent.hasAgreedSince(OfferKind.TAKE_BACK, sent)
            || consent.hasAgreedSince(OfferKind.PAUSE, sent));
  }

  private static GameDecision decline(GameState state, String player, long number, When when) {
    var refusal = whyNotAnswered(state, player, number);
    if (refusal != null) {
      return GameDecision.refuse(refusal);
    }
    return isOwn(state, player)
        ? GameDecision.refuse(GameRefusals.OWN_OFFER)
        : close(state, player, "declined", when);
  }

  private static GameDecision withdraw(GameState state, String player, long number, When when) {
    var refusal = whyNotAnswered(state, player, number);
    if (refusal != null) {
      return GameDecision.refuse(refusal);
    }
    return isOwn(state, player)
        ? close(state, player, "withdrawn", when)
        : GameDecision.refuse(GameRefusals.NOT_YOUR_OFFER);
  }

  private static boolean isOwn(GameState state, String player) {
    var open = state.consent().open();
    return open != null && open.seat() == state.seatOf(player);
  }

  private static GameDecision close(GameState state, String player, String code, When when) {
    var events = new ArrayList<>(GameDecisions.owed(state, when));
    events.add(new OfferClosed(when.now(), state.seatOf(player), code));
    return new GameDecision(events, new Done(false));
  }

  /** Any seat may end a pause. */
  static GameDecision resume(GameState state, String player, long now) {
    var refusal = whyNotHere(state, player);
    if (refusal != null) {
      return GameDecision.refuse(refusal);
    }
    return state.isPaused()
        ? new GameDecision(List.of(new Resumed(now, state.seatOf(player))), new Done(false))
        : GameDecision.answer(new Done(true));
  }

  /** A pause that ran out. */
  static List<GameEvent> endOfPause(GameState state, long now) {
    return state.isPaused() && now >= state.consent().pausedUntil()
        ? List.of(new Resumed(now, Position.NOBODY))
        : List.of();
  }

  /** The kinds of offers that a seat may make now, as far as a look can tell cheaply. */
  static List<OfferKind> possible(GameState state, int seat, When when) {
    if (seat == View.OBSERVER
        || !state.isLive()
        || state.isGone(seat)
        || state.order().origin().kind() != OriginKind.CASUAL) {
      return List.of();
    }
    var kinds = new ArrayList<OfferKind>();
    for (var kind : OfferKind.values()) {
      if (whyNotNow(state, seat, kind, when) == null) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  private static @Nullable Refusal whyNotHere(GameState state, String player) {
    if (state.stage() == GameState.Stage.NEW) {
      return GameRefusals.NO_SUCH_GAME;
    }
    int seat = state.seatOf(player);
    if (seat == View.OBSERVER) {
      return GameRefusals.NOT_YOUR_GAME;
    }
    if (!state.isLive()) {
      return GameDecisions.whyOver(state);
    }
    if (state.isGone(seat)) {
      return GameRefusals.SEAT_GIVEN_UP;
    }
    return state.order().origin().kind() == OriginKind.CASUAL ? null : GameRefusals.NO_OFFERS;
  }

  private static @Nullable Refusal whyNotAnswered(GameState state, String player, long number) {
    var refusal = whyNotHere(state, player);
    if (refusal != null) {
      return refusal;
    }
    var open = state.consent().open();
    return open != null && open.number() == number ? null : GameRefusals.NO_SUCH_OFFER;
  }

  private static @Nullable Refusal whyNotNow(GameState state, int seat, OfferKind kind, When when) {
    if (state.isPaused()) {
      return GameRefusals.GAME_PAUSED;
    }
    if (state.consent().open() != null) {
      return GameRefusals.OFFER_OPEN;
    }
    if (state.consent().hasMade(seat, kind)) {
      return GameRefusals.OFFER_REPEATED;
    }
    if (hasRunOut(state, when)) {
      return GameRefusals.CLOCK_RAN_OUT;
    }
    return switch (kind) {
      case DRAW -> mayDraw(state) ? null : GameRefusals.DRAW_NOT_ALLOWED;
      case TAKE_BACK -> whyNoTakeBack(state, seat);
      case PAUSE -> null;
    };
  }

  private static boolean mayDraw(GameState state) {
    return state.order().seats().size() == 2
        && state.consenting().size() == 2
        && state.order().rules().allowsDraw();
  }

  private static @Nullable Refusal whyNoTakeBack(GameState state, int seat) {
    if (state.order().pool() != null || !state.gone().isEmpty()) {
      return GameRefusals.TAKE_BACK_NOT_ALLOWED;
    }
    return state.log().lastOf(seat) < state.firstPly() ? GameRefusals.NOTHING_TO_TAKE_BACK : null;
  }

  /** Nobody escapes a clock that ran out and has not rung yet. */
  private static boolean hasRunOut(GameState state, When when) {
    int seat = state.seatToAct();
    return seat != Position.NOBODY
        && state.botOf(seat) == null
        && when.answered() > state.deadline(seat);
  }

  private static GameDecision agreed(
      GameState state, int seat, OfferKind kind, long millis, List<GameEvent> events, long now) {
    switch (kind) {
      case DRAW -> events.add(draw(state, now));
      case PAUSE -> events.add(new Paused(now, seat, now + millis));
      case TAKE_BACK -> {
        var back = TakeBack.decide(state, seat, now);
        if (back == null) {
          return GameDecision.refuse(GameRefusals.NOT_REVERSIBLE);
        }
        events.add(back);
      }
    }
    return new GameDecision(events, new Done(false));
  }

  private static Ended draw(GameState state, long now) {
    var scores = Standing.withLast(state.position(), 0).scores();
    var places = Collections.nCopies(scores.size(), 1);
    return new Ended(now, GameDecisions.AGREED_DRAW, places, scores, 0, new LinkedHashMap<>());
  }
}
