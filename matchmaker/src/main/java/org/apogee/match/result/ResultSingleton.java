package org.apogee.match.result;

import java.time.Duration;
import java.util.Map;
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
   */
  public static void host(
      ActorSystem<?> system,
      EndedGames games,
      Map<OriginKind, ResultReceiver> takers,
      Duration every,
      Runnable alsoDo,
      Runnable afterwards) {
    ClusterSingleton.get(system)
        .init(
            SingletonActor.of(behavior(games, takers, every, alsoDo, afterwards), "results")
                .withSettings(
                    ClusterSingletonSettings.create(system).withRole(ClusterSystem.MATCHMAKER))
                .withProps(DispatcherSelector.blocking())
                .withStopMessage(Order.STOP));
  }

  private static Behavior<Order> behavior(
      EndedGames games,
      Map<OriginKind, ResultReceiver> takers,
      Duration every,
      Runnable alsoDo,
      Runnable afterwards) {
    return Behaviors.setup(_ -> {
      var loop = ResultLoop.start(games, takers, every, alsoDo);
      return Behaviors.receive(Order.class)
          .onMessage(Order.class, _ -> Behaviors.stopped())
          .onSignal(
              PostStop.class,
              _ -> {
                loop.close();
                afterwards.run();
                return Behaviors.same();
              })
          .build();
    });
  }
}
