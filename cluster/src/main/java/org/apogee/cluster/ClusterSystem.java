package org.apogee.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValueFactory;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.ClusterSharding;
import org.apache.pekko.cluster.sharding.ShardRegion;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.apache.pekko.pattern.Patterns;
import org.apogee.cluster.register.Enrolment;
import org.apogee.cluster.register.Enrolment.Founding;
import org.apogee.cluster.tls.MemberEngines;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;

/** Starts Pekko with this member's addresses and lets it join the cluster. */
public final class ClusterSystem {
  public static final String NAME = "apogee";

  /** The role of a member that hosts games. */
  public static final String NODE = "node";

  /** The role of a member that runs tournaments and ladders. */
  public static final String MATCHMAKER = "matchmaker";

  /** The server ends a statement before the client gives it up: see docs/decisions/0021. */
  private static final String LIMITS =
      "reWriteBatchedInserts=true&socketTimeout=5&connectTimeout=2&tcpKeepAlive=true"
          + "&ApplicationName=apogee-journal"
          + "&options=-c%20statement_timeout=4000%20-c%20idle_in_transaction_session_timeout=5000";

  /** A member that hands over thousands of games needs seconds; this is only the net. */
  private static final Duration LEAVE_PATIENCE = Duration.ofSeconds(60);

  /** The system of a removed member usually ends within a second or two. */
  private static final Duration END_PATIENCE = Duration.ofSeconds(10);

  private static final List<String> PHASES_OF_LEAVING =
      List.of(
          "cluster-sharding-shutdown-region",
          "cluster-leave",
          "cluster-exiting",
          "cluster-exiting-done",
          "cluster-shutdown");

  private ClusterSystem() {}

  /**
   * Starts a member.
   *
   * @param roles what it does for the cluster: {@link #NODE}, {@link #MATCHMAKER}
   */
  public static ActorSystem<Void> start(
      Config whole, MemberSettings settings, DatabaseSettings database, List<String> roles) {
    var system =
        ActorSystem.create(Behaviors.<Void>empty(), NAME, config(whole, settings, database, roles));
    try {
      join(system, settings.formation(), roles.contains(NODE));
    } catch (RuntimeException failed) {
      system.terminate();
      throw failed;
    }
    return system;
  }

  /** Hands over what lives here, leaves the cluster and ends the system. */
  public static void leave(ActorSystem<?> system) throws Exception {
    CoordinatedShutdown.get(system)
        .runAll(CoordinatedShutdown.clusterLeavingReason())
        .toCompletableFuture()
        .get(LEAVE_PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
  }

  /**
   * Completes when this member has ended, by itself or because the others removed it. Its process
   * should then exit, even if the actor system is still ending: the remoting of Pekko 1.7, cut off
   * from the others while it shuts down, may wait for ever.
   */
  public static CompletableFuture<Void> whenEnded(ActorSystem<?> system) {
    return whenEnded(system, END_PATIENCE);
  }

  static CompletableFuture<Void> whenEnded(ActorSystem<?> system, Duration patience) {
    var ended = new CompletableFuture<Void>();
    var _ = system.getWhenTerminated().thenRun(() -> ended.complete(null));
    org.apache.pekko.cluster.Cluster.get(Adapter.toClassic(system))
        .registerOnMemberRemoved(
            () -> ended.completeOnTimeout(null, patience.toMillis(), TimeUnit.MILLISECONDS));
    return ended;
  }

  /**
   * Ends the sharded actors that this process hosts, while its member goes on. Returns when they
   * have ended, so what they use can be closed.
   */
  public static void endHosting(ActorSystem<?> system, List<EntityTypeKey<?>> kinds)
      throws Exception {
    var sharding = ClusterSharding.get(Adapter.toClassic(system));
    var ended =
        kinds.stream()
            .map(kind ->
                Patterns.gracefulStop(
                        sharding.shardRegion(kind.name()),
                        LEAVE_PATIENCE,
                        ShardRegion.gracefulShutdownInstance())
                    .toCompletableFuture())
            .toArray(CompletableFuture[]::new);
    CompletableFuture.allOf(ended).get();
  }

  /** Brings the tables that every member journals into to this version. */
  public static void migrate(Database database) {
    database.migrate("journal", "db/member");
  }

  private static Config config(
      Config whole, MemberSettings settings, DatabaseSettings database, List<String> roles) {
    var here = new LinkedHashMap<String, Object>();
    here.put("pekko.cluster.roles", roles);
    here.put("pekko.remote.artery.canonical.hostname", settings.host());
    here.put("pekko.remote.artery.canonical.port", settings.remotingPort());
    if (settings.tls().isPresent()) {
      here.putAll(MemberEngines.pekko());
    }
    var db = "pekko-persistence-jdbc.shared-databases.slick.db.";
    var mark = database.url().contains("?") ? "&" : "?";
    here.put(db + "url", database.url() + mark + LIMITS);
    here.put(db + "user", database.user());
    here.put(db + "password", database.password().reveal());
    for (var count : List.of("numThreads", "maxConnections", "minConnections")) {
      here.put(db + count, settings.journalConnections());
    }
    here.put("apogee-register.url", database.url());
    here.put("apogee-register.user", database.user());
    here.put("apogee-register.password", database.password().reveal());
    if (settings.formation() instanceof KubernetesFormation kubernetes) {
      here.putAll(kubernetes.pekko(settings.host()));
    }
    if (settings.formation().isAlone()) {
      // Alone there is nobody to hand games over to, and waiting for somebody takes ten seconds.
      for (var phase : PHASES_OF_LEAVING) {
        here.put("pekko.coordinated-shutdown.phases." + phase + ".enabled", false);
      }
    }
    return overriding(here).withFallback(whole);
  }

  /**
   * The whole configuration of a member: what is given here, then the environment and {@code
   * application.conf}, then our settings of Pekko, then every module's own.
   */
  public static Config load(Map<String, ?> given) {
    return ConfigFactory.parseMap(given)
        .withFallback(ConfigFactory.defaultOverrides())
        .withFallback(ConfigFactory.defaultApplication())
        .withFallback(ConfigFactory.parseResources("member.conf"))
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

  /** Pekko lets nobody form a cluster: who may is for the register to say. */
  private static void join(ActorSystem<Void> system, Formation formation, boolean hostsGames) {
    var enrolment = Enrolment.of(system);
    switch (formation) {
      case Formation.Seeds alone when alone.isAlone() ->
          enrolment.begin(Founding.ALONE, hostsGames);
      case Formation.Seeds(var seeds) -> {
        var others = others(system, seeds);
        if (!others.isEmpty()) {
          Cluster.get(system).manager().tell(new JoinSeedNodes(others));
        }
        enrolment.begin(others.isEmpty() ? Founding.ALONE : Founding.SEEDS, hostsGames);
      }
      case KubernetesFormation kubernetes -> {
        enrolment.begin(Founding.BOOTSTRAP, hostsGames);
        kubernetes.begin(system);
      }
    }
  }

  /** A list that begins with this member would let Pekko form a cluster when nobody answers. */
  private static List<Address> others(ActorSystem<?> system, List<String> seeds) {
    var self = Cluster.get(system).selfMember().address();
    return addresses(seeds).stream().filter(seed -> !seed.equals(self)).toList();
  }

  private static List<Address> addresses(List<String> seeds) {
    return seeds.stream()
        .map(seed -> AddressFromURIString.parse("pekko://" + NAME + "@" + seed))
        .toList();
  }
}
