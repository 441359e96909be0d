package org.apogee.match.result;

import java.time.Duration;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.typed.ClusterSingleton;
import org.apache.pekko.cluster.typed.ClusterSingletonSettings;
import org.apache.pekko.cluster.typed.SingletonActor;
import org.apogee.cluster.ClusterSystem;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.jspecify.annotations.Nullable;

/** Lets one matchmaker of the cluster at a time bring the results. */
public final class ResultSingleton {
  /** The messages of the singleton. */
  private enum Order {
    STOP
  }

  private ResultSingleton() {}

  /**
   * To be called in every matchmaker.
   *
   * @param alsoDo whenever it looked for results: for what one matchmaker should do for all
   * @param afterwards when this matchmaker does so no more
   * @return ends the work of this process, and returns when it has ended. It must be closed before
   *     the database: the actors may belong to a member that goes on without its matchmaker
   */
  public static AutoCloseable host(
      ActorSystem<?> system,
      EndedGames games,
      Map<OriginKind, ResultReceiver> takers,
      Duration every,
      Runnable alsoDo,
      Runnable afterwards) {
    var here = new Here();
    Supplier<ResultLoop> loop = () -> ResultLoop.start(games, takers, every, alsoDo);
    ClusterSingleton.get(system)
        .init(
            SingletonActor.of(behavior(here, loop, afterwards), "results")
                .withSettings(
                    ClusterSingletonSettings.create(system).withRole(ClusterSystem.MATCHMAKER))
                .withProps(DispatcherSelector.blocking())
                .withStopMessage(Order.STOP));
    return here;
  }

  private static Behavior<Order> behavior(
      Here here, Supplier<ResultLoop> loop, Runnable afterwards) {
    return Behaviors.setup(_ -> {
      here.start(loop);
      return Behaviors.receive(Order.class)
          .onMessage(Order.class, _ -> Behaviors.stopped())
          .onSignal(
              PostStop.class,
              _ -> {
                here.stop();
                afterwards.run();
                return Behaviors.same();
              })
          .build();
    });
  }

  /** The loop of this process, which the actor starts and either of them stops. */
  static final class Here implements AutoCloseable {
    private @Nullable ResultLoop loop;
    private boolean isClosed;

    synchronized void start(Supplier<ResultLoop> start) {
      if (!isClosed) {
        loop = start.get();
      }
    }

    synchronized void stop() {
      if (loop != null) {
        loop.close();
        loop = null;
      }
    }

    @Override
    public synchronized void close() {
      isClosed = true;
      stop();
    }
  }
}
