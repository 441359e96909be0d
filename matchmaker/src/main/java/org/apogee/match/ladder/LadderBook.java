package org.apogee.match.ladder;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.match.ladder.LadderState.LiveTable;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;

/**
 * Which games of one ladder are to be ordered now, until a desk has answered each. It is kept in
 * memory only: after a crash every game in play is ordered again, which is harmless.
 */
public final class LadderBook {
  private static final long RETRY_MILLIS = 2_000;

  private final Set<String> open = new HashSet<>();
  private final Set<String> asking = new HashSet<>();
  private final Map<String, Long> again = new HashMap<>();

  /** Games to be ordered now; each counts as asked for from here on. */
  public List<LiveTable> toOrder(LadderState state, long now) {
    var due = new ArrayList<LiveTable>();
    var live = new HashSet<String>();
    for (var table : state.live()) {
      live.add(table.game());
      if (!open.contains(table.game()) && isTime(table.game(), now)) {
        asking.add(table.game());
        due.add(table);
      }
    }
    open.retainAll(live);
    again.keySet().retainAll(live);
    return due;
  }

  private boolean isTime(String game, long now) {
    return !asking.contains(game) && again.getOrDefault(game, 0L) <= now;
  }

  /** A desk answered an order, or nobody did. */
  public void answered(DeskAnswer answer, long now) {
    asking.remove(answer.game());
    if (answer.outcome() == Outcome.UNKNOWN) {
      again.put(answer.game(), now + RETRY_MILLIS);
    } else {
      again.remove(answer.game());
      open.add(answer.game());
    }
  }

  /** The same for the same game, whenever it is sent. */
  public static GameOrder order(LadderState state, LiveTable table) {
    var settings = state.settings();
    List<SeatOrder> seats = table.members().stream().map(LadderMember::seat).toList();
    return GameOrder.of(
        settings.game(),
        settings.options(),
        seats,
        settings.clock(),
        settings.onForfeit(),
        new Origin(OriginKind.LADDER, state.id()),
        settings.pool());
  }
}
