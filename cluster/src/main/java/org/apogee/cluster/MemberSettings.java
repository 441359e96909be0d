package org.apogee.cluster;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.tls.TlsFolder;

/**
 * Where a process stands in the cluster.
 *
 * @param formation how it finds the others
 * @param joinPatience how long it may take to find them
 * @param tls the certificate that members show each other, if their connections are secured
 */
public record MemberSettings(
    String host,
    int remotingPort,
    Formation formation,
    Duration joinPatience,
    int journalConnections,
    Optional<TlsFolder> tls) {
  private static final Pattern SEED = Pattern.compile("[^\\s:,]+:[0-9]{1,5}");

  /** Reads {@code apogee.node} and {@code apogee.cluster}. */
  public static MemberSettings from(Configuration apogee) {
    var node = apogee.under("node");
    var cluster = apogee.under("cluster");
    var tls = TlsFolder.from(cluster, "tls");
    tls.ifPresent(folder -> folder.checkIdentity(cluster, "tls"));
    return new MemberSettings(
        node.text("host"),
        node.whole("remoting-port", 0, 65_535),
        Formation.from(apogee),
        cluster.duration("join-patience", Duration.ofSeconds(1), Duration.ofMinutes(10)),
        node.whole("journal-connections", 2, 100),
        tls);
  }

  static List<String> seeds(Configuration node) {
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
