package org.apogee.cluster.order;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.receptionist.Receptionist;
import org.apogee.cluster.order.DeskAnswer.Outcome;
import org.apogee.protocol.game.GameOrder;

/** The order desks of all nodes, as another member of the cluster sees them. */
public final class OrderDesks {
  private final ActorSystem<?> system;
  private final Duration patience;
  private volatile List<ActorRef<DeskRequest>> desks = List.of();

  private OrderDesks(ActorSystem<?> system, Duration patience) {
    this.system = system;
    this.patience = patience;
  }

  /**
   * Starts to track the desks of the cluster.
   *
   * @param patience how long a desk may take before the outcome is unknown
   */
  public static OrderDesks find(ActorSystem<?> system, Duration patience) {
    var desks = new OrderDesks(system, patience);
    system.systemActorOf(desks.finder(), "order-desks", Props.empty());
    return desks;
  }

  private Behavior<Receptionist.Listing> finder() {
    return Behaviors.setup(context -> {
      system.receptionist().tell(Receptionist.subscribe(DeskRequest.KEY, context.getSelf()));
      return Behaviors.receiveMessage(listing -> {
        desks = List.copyOf(listing.getServiceInstances(DeskRequest.KEY));
        return Behaviors.same();
      });
    });
  }

  /** How many nodes take orders, as far as is known here. */
  public int count() {
    return desks.size();
  }

  public boolean areFound() {
    return !desks.isEmpty();
  }

  /** Never fails: an answer that does not come is {@link Outcome#UNKNOWN}. */
  public CompletionStage<DeskAnswer> open(String game, GameOrder order) {
    return ask(game, replyTo -> new DeskRequest.Open(game, order, replyTo));
  }

  /** The same for cancelling a game. */
  public CompletionStage<DeskAnswer> cancel(String game, String reason) {
    return ask(game, replyTo -> new DeskRequest.Cancel(game, reason, replyTo));
  }

  /** The same for ending a game in play with the director's places. */
  public CompletionStage<DeskAnswer> adjudicate(String game, List<Integer> places, String reason) {
    return ask(game, replyTo -> new DeskRequest.Adjudicate(game, places, reason, replyTo));
  }

  private CompletionStage<DeskAnswer> ask(
      String game, Function<ActorRef<DeskAnswer>, DeskRequest> request) {
    var now = desks;
    if (now.isEmpty()) {
      return CompletableFuture.completedFuture(DeskAnswer.of(game, Outcome.UNKNOWN));
    }
    var desk = now.get(ThreadLocalRandom.current().nextInt(now.size()));
    return AskPattern.ask(desk, request::apply, patience, system.scheduler())
        .exceptionally(_ -> DeskAnswer.of(game, Outcome.UNKNOWN));
  }
}
