package org.apogee.cluster;

import java.util.List;
import org.apogee.platform.config.Configuration;

/** How the members of a cluster find each other. */
public sealed interface Formation permits Formation.Seeds, KubernetesFormation {

  /**
   * Formation by a list of names that every member has.
   *
   * @param seeds members to join, as {@code host:port}; none for a cluster of one
   */
  record Seeds(List<String> seeds) implements Formation {
    public Seeds {
      seeds = List.copyOf(seeds);
    }
  }

  /** Whether there will never be anybody else. */
  default boolean isAlone() {
    return this instanceof Seeds(var seeds) && seeds.isEmpty();
  }

  /** Reads {@code apogee.cluster}, and the seeds of {@code apogee.node}. */
  static Formation from(Configuration apogee) {
    var cluster = apogee.under("cluster");
    var seeds = MemberSettings.seeds(apogee.under("node"));
    return switch (cluster.text("formation")) {
      case "seeds" -> new Seeds(seeds);
      case "kubernetes" -> {
        if (!seeds.isEmpty()) {
          throw cluster.bad(
              "formation",
              "is kubernetes, but apogee.node.seeds is also set; use only one of them");
        }
        yield KubernetesFormation.from(cluster.under("kubernetes"));
      }
      case String other ->
          throw cluster.bad("formation", "is '" + other + "'; it must be seeds or kubernetes");
    };
  }
}
