package org.apogee.match.template;

import java.time.Duration;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.typed.ClusterSingleton;
import org.apache.pekko.cluster.typed.ClusterSingletonSettings;
import org.apache.pekko.cluster.typed.SingletonActor;
import org.apogee.cluster.ClusterSystem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets one matchmaker of the cluster at a time create the events of series. */
public final class RecurringSingleton {
  private static final Logger LOG = LoggerFactory.getLogger(RecurringSingleton.class);

  /** The messages of the singleton. */
  private enum Order {
    LOOK,
    STOP
  }

  private RecurringSingleton() {}

  /** To be called in every matchmaker. */
  public static void host(ActorSystem<?> system, Recurring recurring, Duration every) {
    ClusterSingleton.get(system)
        .init(
            SingletonActor.of(behavior(recurring, every), "recurring")
                .withSettings(
                    ClusterSingletonSettings.create(system).withRole(ClusterSystem.MATCHMAKER))
                .withProps(DispatcherSelector.blocking())
                .withStopMessage(Order.STOP));
  }

  private static Behavior<Order> behavior(Recurring recurring, Duration every) {
    return Behaviors.withTimers(timers -> {
      timers.startTimerWithFixedDelay(Order.LOOK, Duration.ZERO, every);
      return Behaviors.receive(Order.class)
          .onMessageEquals(
              Order.LOOK,
              () -> {
                look(recurring);
                return Behaviors.same();
              })
          .onMessageEquals(Order.STOP, Behaviors::stopped)
          .build();
    });
  }

  /** The database may be away: the next look is soon. */
  private static void look(Recurring recurring) {
    try {
      recurring.createAll();
    } catch (RuntimeException away) {
      LOG.warn("events of series cannot be created at the moment", away);
    }
  }
}
