package org.apogee.node.journal;

import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.typed.ClusterSingleton;
import org.apache.pekko.cluster.typed.SingletonActor;

/** Lets a reader run on one node of the cluster, and on another one when that node goes. */
public final class ReaderSingleton {
  /** The messages of the singleton. */
  private enum Order {
    STOP
  }

  private ReaderSingleton() {}

  /** To be called on every node, with what starts the reader here. */
  public static void host(ActorSystem<?> system, String name, Supplier<ReaderLoop> start) {
    // Its end waits for the reader's thread, so it must not hold a thread of the games meanwhile.
    ClusterSingleton.get(system)
        .init(
            SingletonActor.of(behavior(start), name)
                .withProps(DispatcherSelector.blocking())
                .withStopMessage(Order.STOP));
  }

  private static Behavior<Order> behavior(Supplier<ReaderLoop> start) {
    return Behaviors.setup(_ -> {
      var loop = start.get();
      return Behaviors.receive(Order.class)
          .onMessage(Order.class, _ -> Behaviors.stopped())
          .onSignal(
              PostStop.class,
              _ -> {
                loop.close();
                return Behaviors.same();
              })
          .build();
    });
  }
}
