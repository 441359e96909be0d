package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.match.tournament.TournamentEvent.Adjudicated;
import org.apogee.match.upkeep.DeskQuestions;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;

/** The games of one tournament to order or cancel, until a desk has replied to each. */
public final class OrderBook {
  private final DeskQuestions questions = new DeskQuestions();
  private final Set<String> open = new HashSet<>();
  private final Set<String> calledOff = new HashSet<>();
  private final Set<String> settled = new HashSet<>();
  private final Map<String, Long> wantedSince = new HashMap<>();

  /** Nothing is asked for and unanswered. */
  public boolean isIdle() {
    return questions.isIdle();
  }

  /** Since when each game waits for an answer. */
  public Map<String, Long> waiting() {
    return Map.copyOf(wantedSince);
  }

  /** Games to order now; each counts as requested afterwards. */
  public List<TableGame> toOrder(TournamentState state, long now) {
    var due = new ArrayList<TableGame>();
    var wanted = new HashSet<String>();
    if (state.isLive()) {
      for (var game : state.liveGames()) {
        wanted.add(game.id());
        if (!open.contains(game.id()) && questions.ask(game.id(), now)) {
          wantedSince.putIfAbsent(game.id(), now);
          due.add(game);
        }
      }
    }
    wantedSince.keySet().retainAll(wanted);
    wanted.addAll(TournamentProgress.toCancel(state));
    questions.retain(wanted);
    return due;
  }

  /** Games to cancel now; each counts as requested afterwards. */
  public List<String> toCallOff(TournamentState state, long now) {
    var due = new ArrayList<String>();
    for (var game : TournamentProgress.toCancel(state)) {
      if (!calledOff.contains(game) && questions.ask(game, now)) {
        due.add(game);
      }
    }
    return due;
  }

  /** Games to end with the director's places; each counts as requested afterwards. */
  public List<Adjudicated> toSettle(TournamentState state, long now) {
    var due = new ArrayList<Adjudicated>();
    for (var decision : TournamentProgress.toSettle(state)) {
      // A game that is not open yet cannot end: its order comes first.
      boolean isOpen = open.contains(decision.game());
      if (isOpen && !settled.contains(decision.game()) && questions.ask(decision.game(), now)) {
        due.add(decision);
      }
    }
    return due;
  }

  /** A desk replied that a game ended as the director wished, or that it had ended before. */
  public void settled(DeskAnswer answer, long now) {
    answered(answer, now, settled);
  }

  /** A desk answered an order, or nobody did. */
  public void ordered(DeskAnswer answer, long now) {
    answered(answer, now, open);
  }

  /** A desk replied that a game is cancelled, or none replied. */
  public void calledOff(DeskAnswer answer, long now) {
    answered(answer, now, calledOff);
  }

  private void answered(DeskAnswer answer, long now, Set<String> done) {
    if (questions.hear(answer, now)) {
      wantedSince.remove(answer.game());
      done.add(answer.game());
    }
  }

  /** The same for the same game, whenever it is sent. */
  public static GameOrder order(TournamentState state, TableGame game) {
    var settings = state.settings();
    List<SeatOrder> seats =
        game.seats().stream()
            .map(who -> Objects.requireNonNull(state.entrant(who)).seat())
            .toList();
    boolean isRated =
        settings.rated()
            && seats.stream().map(SeatOrder::player).distinct().count() == seats.size();
    return new GameOrder(
        settings.game(),
        settings.options(),
        seats,
        settings.clock(),
        settings.onForfeit(),
        new Origin(OriginKind.TOURNAMENT, state.id()),
        isRated ? settings.gameName() : null,
        MirroredDeals.of(state, game),
        null);
  }
}
