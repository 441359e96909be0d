package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;

/**
 * Which games of one tournament are to be ordered or called off now, until a desk has answered
 * each. It is kept in memory only: after a crash every game that has no result is ordered again,
 * which is harmless, because the same game has the same order for ever.
 */
public final class OrderBook {
  public static final long RETRY_MILLIS = 2_000;

  private final Set<String> open = new HashSet<>();
  private final Set<String> calledOff = new HashSet<>();
  private final Set<String> asking = new HashSet<>();
  private final Map<String, Long> again = new HashMap<>();
  private final Map<String, Long> wantedSince = new HashMap<>();

  /** Nothing is asked for and unanswered. */
  public boolean isIdle() {
    return asking.isEmpty() && again.isEmpty();
  }

  /** Since when each game waits for an answer. */
  public Map<String, Long> waiting() {
    return Map.copyOf(wantedSince);
  }

  /** Games to be ordered now; each counts as asked for from here on. */
  public List<TableGame> toOrder(TournamentState state, long now) {
    var due = new ArrayList<TableGame>();
    var wanted = new HashSet<String>();
    if (state.isLive()) {
      for (var game : state.liveGames()) {
        wanted.add(game.id());
        if (!open.contains(game.id()) && isTime(game.id(), now)) {
          wantedSince.putIfAbsent(game.id(), now);
          asking.add(game.id());
          due.add(game);
        }
      }
    }
    wantedSince.keySet().retainAll(wanted);
    wanted.addAll(TournamentProgress.toCancel(state));
    again.keySet().retainAll(wanted);
    return due;
  }

  /** Games to be called off now; each counts as asked for from here on. */
  public List<String> toCallOff(TournamentState state, long now) {
    var due = new ArrayList<String>();
    for (var game : TournamentProgress.toCancel(state)) {
      if (!calledOff.contains(game) && isTime(game, now)) {
        asking.add(game);
        due.add(game);
      }
    }
    return due;
  }

  private boolean isTime(String game, long now) {
    return !asking.contains(game) && again.getOrDefault(game, 0L) <= now;
  }

  /** A desk answered an order, or nobody did. */
  public void ordered(DeskAnswer answer, long now) {
    answered(answer, now, open);
  }

  /** A desk answered that a game is called off, or nobody did. */
  public void calledOff(DeskAnswer answer, long now) {
    answered(answer, now, calledOff);
  }

  private void answered(DeskAnswer answer, long now, Set<String> done) {
    asking.remove(answer.game());
    if (answer.outcome() == Outcome.UNKNOWN) {
      again.put(answer.game(), now + RETRY_MILLIS);
    } else {
      again.remove(answer.game());
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
        isRated ? settings.gameName() : null);
  }
}
