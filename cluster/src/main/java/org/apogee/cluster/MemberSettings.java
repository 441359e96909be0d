package org.apogee.cluster;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.apogee.platform.config.Configuration;

/**
 * Where a process stands in the cluster.
 *
 * @param seeds members to join, as {@code host:port}; none for a cluster of one
 */
public record MemberSettings(
    String host, int remotingPort, List<String> seeds, int journalConnections) {
  private static final Pattern SEED = Pattern.compile("[^\\s:,]+:[0-9]{1,5}");

  public MemberSettings {
    seeds = List.copyOf(seeds);
  }

  /** Reads {@code apogee.node}. */
  public static MemberSettings from(Configuration apogee) {
    var node = apogee.under("node");
    return new MemberSettings(
        node.text("host"),
        node.whole("remoting-port", 0, 65_535),
        seeds(node),
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
