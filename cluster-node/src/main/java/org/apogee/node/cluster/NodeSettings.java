package org.apogee.node.cluster;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.apogee.platform.config.Configuration;

/**
 * Where this node stands and how much it takes on.
 *
 * @param seeds nodes to join, as {@code host:port}; none for a cluster of one
 */
public record NodeSettings(
    String host,
    int remotingPort,
    List<String> seeds,
    int botThreads,
    int botMovesMax,
    Duration askTimeout,
    int snapshotEvery,
    Duration stopGrace,
    int journalConnections) {
  private static final Pattern SEED = Pattern.compile("[^\\s:,]+:[0-9]{1,5}");

  public NodeSettings {
    seeds = List.copyOf(seeds);
  }

  /** Reads {@code apogee.node}. */
  public static NodeSettings from(Configuration apogee) {
    var node = apogee.under("node");
    int threads = node.whole("bot-threads", 0, 1024);
    return new NodeSettings(
        node.text("host"),
        node.whole("remoting-port", 0, 65_535),
        seeds(node),
        threads > 0 ? threads : Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
        node.whole("bot-moves-max", 1, 10_000),
        node.duration("ask-timeout", Duration.ofMillis(100), Duration.ofMinutes(1)),
        node.whole("snapshot-every", 10, 1_000_000),
        node.duration("stop-grace", Duration.ZERO, Duration.ofMinutes(5)),
        node.whole("journal-connections", 2, 100));
  }

  private static List<String> seeds(Configuration node) {
    var listed = node.has("seeds") ? node.text("seeds") : "";
    var seeds =
        Arrays.stream(listed.split(",", -1))
            .map(String::strip)
            .filter(seed -> !seed.isEmpty())
            .toList();
    for (var seed : seeds) {
      if (!SEED.matcher(seed).matches()) {
        throw node.bad("seeds", "has '" + seed + "'; each must be host:port");
      }
    }
    return seeds;
  }
}
