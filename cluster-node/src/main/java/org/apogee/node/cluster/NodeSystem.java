package org.apogee.node.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValueFactory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.apogee.platform.database.DatabaseSettings;

/** Starts Pekko with this node's addresses and lets it join the cluster. */
public final class NodeSystem {
  public static final String NAME = "apogee";

  /** The server ends a statement before the client gives it up: see docs/decisions/0021. */
  private static final String LIMITS =
      "reWriteBatchedInserts=true&socketTimeout=5&connectTimeout=2&tcpKeepAlive=true"
          + "&ApplicationName=apogee-journal"
          + "&options=-c%20statement_timeout=4000%20-c%20idle_in_transaction_session_timeout=5000";

  private static final List<String> PHASES_OF_LEAVING =
      List.of(
          "cluster-sharding-shutdown-region",
          "cluster-leave",
          "cluster-exiting",
          "cluster-exiting-done",
          "cluster-shutdown");

  private NodeSystem() {}

  public static ActorSystem<Void> start(
      Config whole, NodeSettings settings, DatabaseSettings database) {
    var system =
        ActorSystem.create(Behaviors.<Void>empty(), NAME, config(whole, settings, database));
    join(system, settings);
    return system;
  }

  private static Config config(Config whole, NodeSettings settings, DatabaseSettings database) {
    var here = new LinkedHashMap<String, Object>();
    here.put("pekko.remote.artery.canonical.hostname", settings.host());
    here.put("pekko.remote.artery.canonical.port", settings.remotingPort());
    var db = "pekko-persistence-jdbc.shared-databases.slick.db.";
    var mark = database.url().contains("?") ? "&" : "?";
    here.put(db + "url", database.url() + mark + LIMITS);
    here.put(db + "user", database.user());
    here.put(db + "password", database.password().reveal());
    for (var count : List.of("numThreads", "maxConnections", "minConnections")) {
      here.put(db + count, settings.journalConnections());
    }
    if (settings.seeds().isEmpty()) {
      // Alone there is nobody to hand games over to, and waiting for somebody takes ten seconds.
      for (var phase : PHASES_OF_LEAVING) {
        here.put("pekko.coordinated-shutdown.phases." + phase + ".enabled", false);
      }
    }
    return overriding(here).withFallback(whole);
  }

  /**
   * The whole configuration of a node: what is given here, then the environment and {@code
   * application.conf}, then our settings of Pekko, then every module's own.
   */
  public static Config load(Map<String, ?> given) {
    return ConfigFactory.parseMap(given)
        .withFallback(ConfigFactory.defaultOverrides())
        .withFallback(ConfigFactory.defaultApplication())
        .withFallback(ConfigFactory.parseResources("pekko.conf"))
        .withFallback(ConfigFactory.defaultReferenceUnresolved())
        .resolve();
  }

  private static Config overriding(Map<String, Object> values) {
    var config = ConfigFactory.empty();
    for (var entry : values.entrySet()) {
      config = config.withValue(entry.getKey(), ConfigValueFactory.fromAnyRef(entry.getValue()));
    }
    return config;
  }

  private static void join(ActorSystem<Void> system, NodeSettings settings) {
    var cluster = Cluster.get(system);
    var self = cluster.selfMember().address();
    if (settings.seeds().isEmpty()) {
      cluster.manager().tell(Join.create(self));
    } else {
      cluster.manager().tell(new JoinSeedNodes(addresses(settings.seeds())));
    }
  }

  private static List<Address> addresses(List<String> seeds) {
    return seeds.stream()
        .map(seed -> AddressFromURIString.parse("pekko://" + NAME + "@" + seed))
        .toList();
  }
}
