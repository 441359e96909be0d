package org.apogee.node;

import java.time.Duration;
import org.apogee.platform.config.Configuration;

/** How much this node takes on. */
public record NodeSettings(
    int botThreads, int botMovesMax, Duration askTimeout, int snapshotEvery, Duration stopGrace) {

  /** Reads {@code apogee.node}. */
  public static NodeSettings from(Configuration apogee) {
    var node = apogee.under("node");
    int threads = node.whole("bot-threads", 0, 1024);
    return new NodeSettings(
        threads > 0 ? threads : Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
        node.whole("bot-moves-max", 1, 10_000),
        node.duration("ask-timeout", Duration.ofMillis(100), Duration.ofMinutes(1)),
        node.whole("snapshot-every", 10, 1_000_000),
        node.duration("stop-grace", Duration.ZERO, Duration.ofMinutes(5)));
  }
}
