package org.apogee.node.game;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apogee.cluster.notice.Notice;
import org.apogee.engine.chance.Seed;
import org.apogee.node.receipt.ReceiptPage;
import org.apogee.node.service.Heartbeat;
import org.apogee.node.thinking.Thinkers;
import org.apogee.platform.trace.Traces;

/** What all games of a node share. */
public record GameDeps(
    Heartbeat heart,
    Executor blocking,
    GameHistory history,
    Supplier<Seed> seeds,
    Thinkers thinkers,
    Post post,
    Consumer<Notice> notices,
    VacationTime vacations,
    Consumer<ReceiptPage> receipts,
    GameMetrics metrics,
    Traces traces,
    int botMovesMax,
    int snapshotEvery) {
  long micros() {
    return heart.micros();
  }

  long now() {
    return heart.time().millis();
  }
}
