package org.apogee.cluster;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.pekko.actor.DeadLetter;
import org.apache.pekko.actor.Dropped;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.eventstream.EventStream;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.ShardRegion.CurrentShardRegionState;
import org.apache.pekko.cluster.sharding.typed.GetShardRegionState;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;

/** Which part of the cluster's entities this node hosts, and what got lost on the way to them. */
public final class ShardMetrics {
  private static final Duration EVERY = Duration.ofSeconds(10);

  private final EntityTypeKey<?> key;
  private final AtomicInteger shards = new AtomicInteger();
  private final AtomicInteger entities = new AtomicInteger();
  private final Counter moved;
  private final Counter deadLetters;
  private final MeterRegistry registry;
  private Set<String> hosted = Set.of();

  private enum Look {
    AGAIN
  }

  private ShardMetrics(EntityTypeKey<?> key, MeterRegistry registry) {
    this.key = key;
    this.registry = registry;
    gauge("apogee.shards.hosted", "Shards on this node", shards, registry);
    gauge("apogee.entities.live", "Entities in the memory of this node", entities, registry);
    moved =
        Counter.builder("apogee.shards.moved")
            .description("Shards that moved to this node")
            .tag("type", key.name())
            .register(registry);
    deadLetters =
        Counter.builder("apogee.dead.letters")
            .description("Messages to stopped actors")
            .register(registry);
    for (var why : Why.values()) {
      dropped(why);
    }
  }

  /** Pekko gives a sentence, of which a label may not be made. */
  private enum Why {
    FULL,
    STASHED,
    TIMEOUT,
    OTHER;

    static Why of(String sentence) {
      var text = sentence.toLowerCase(Locale.ROOT);
      return text.contains("full") || text.contains("overflow")
          ? FULL
          : text.contains("stash") ? STASHED : text.contains("time") ? TIMEOUT : OTHER;
    }
  }

  private Counter dropped(Why why) {
    return Counter.builder("apogee.dropped.messages")
        .description("Messages that were dropped unread")
        .tag("reason", why.name().toLowerCase(Locale.ROOT))
        .register(registry);
  }

  private void gauge(String name, String description, AtomicInteger value, MeterRegistry registry) {
    Gauge.builder(name, value, AtomicInteger::get)
        .description(description)
        .tag("type", key.name())
        .register(registry);
  }

  public static void watch(ActorSystem<?> system, EntityTypeKey<?> key, MeterRegistry registry) {
    var metrics = new ShardMetrics(key, registry);
    system.systemActorOf(metrics.behavior(system), "shards-of-" + key.name(), Props.empty());
  }

  private Behavior<Object> behavior(ActorSystem<?> system) {
    return Behaviors.setup(context ->
        Behaviors.withTimers(timers -> {
          var self = context.getSelf();
          system.eventStream().tell(new EventStream.Subscribe<>(DeadLetter.class, self.narrow()));
          system.eventStream().tell(new EventStream.Subscribe<>(Dropped.class, self.narrow()));
          timers.startTimerWithFixedDelay(Look.AGAIN, Duration.ZERO, EVERY);
          var region = ClusterSharding.get(system).shardState();
          return Behaviors.receiveMessage(message -> {
            switch (message) {
              case Look _ -> region.tell(new GetShardRegionState(key, self.narrow()));
              case CurrentShardRegionState state -> count(state);
              case DeadLetter _ -> deadLetters.increment();
              case Dropped lost -> dropped(Why.of(lost.reason())).increment();
              default -> {}
            }
            return Behaviors.same();
          });
        }));
  }

  private void count(CurrentShardRegionState state) {
    var now = new HashSet<String>();
    int live = 0;
    for (var shard : state.getShards()) {
      now.add(shard.shardId());
      live += shard.getEntityIds().size();
    }
    moved.increment((double) now.stream().filter(shard -> !hosted.contains(shard)).count());
    hosted = now;
    shards.set(now.size());
    entities.set(live);
  }
}
