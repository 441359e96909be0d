package org.apogee.match.ladder;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.match.ladder.LadderState.LiveTable;
import org.apogee.match.upkeep.DeskQuestions;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;

/** Which games of one ladder are to be ordered now, until a desk has answered each. */
public final class LadderBook {
  private final DeskQuestions questions = new DeskQuestions();
  private final Set<String> open = new HashSet<>();

  /** Games to order now; each counts as requested afterwards. */
  public List<LiveTable> toOrder(LadderState state, long now) {
    var due = new ArrayList<LiveTable>();
    var live = new HashSet<String>();
    for (var table : state.live()) {
      live.add(table.game());
      if (!open.contains(table.game()) && questions.ask(table.game(), now)) {
        due.add(table);
      }
    }
    open.retainAll(live);
    questions.retain(live);
    return due;
  }

  /** A desk answered an order, or nobody did. */
  public void answered(DeskAnswer answer, long now) {
    if (questions.hear(answer, now)) {
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
