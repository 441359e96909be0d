package org.apogee.match.ladder;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.match.ladder.LadderState.LiveTable;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;

/**
 * Orders the games of one ladder until a desk has answered each. It remembers in memory only: after
 * a crash every game in play is ordered again, which is harmless.
 */
final class LadderOrders {
  private static final long RETRY_MILLIS = 2_000;

  private final ActorContext<LadderCommand> context;
  private final BiFunction<String, GameOrder, CompletionStage<DeskAnswer>> desks;
  private final Set<String> open = new HashSet<>();
  private final Set<String> asking = new HashSet<>();
  private final Map<String, Long> again = new HashMap<>();

  LadderOrders(
      ActorContext<LadderCommand> context,
      BiFunction<String, GameOrder, CompletionStage<DeskAnswer>> desks) {
    this.context = context;
    this.desks = desks;
  }

  /** Sends what is to be sent now. */
  void see(LadderState state, long now) {
    var live = new HashSet<String>();
    for (var table : state.live()) {
      live.add(table.game());
      if (!open.contains(table.game()) && isTime(table.game(), now)) {
        asking.add(table.game());
        context.pipeToSelf(
            desks.apply(table.game(), order(state, table)),
            (answer, _) -> new LadderCommand.Ordered(answer));
      }
    }
    open.retainAll(live);
    again.keySet().retainAll(live);
  }

  private boolean isTime(String game, long now) {
    return !asking.contains(game) && again.getOrDefault(game, 0L) <= now;
  }

  /** The same for the same game, whenever it is sent. */
  static GameOrder order(LadderState state, LiveTable table) {
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

  void answered(DeskAnswer answer, long now) {
    asking.remove(answer.game());
    if (answer.outcome() == Outcome.UNKNOWN) {
      again.put(answer.game(), now + RETRY_MILLIS);
    } else {
      again.remove(answer.game());
      open.add(answer.game());
    }
  }
}
