package org.apogee.cluster.order;

import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.receptionist.ServiceKey;
import org.apogee.cluster.ClusterMessage;
import org.apogee.protocol.game.GameOrder;

/**
 * A request to a node's order desk. Every request is idempotent at every desk, because the sender
 * chooses the ID of the game.
 */
public sealed interface DeskRequest extends ClusterMessage {
  /** Under which every node registers its desk. */
  ServiceKey<DeskRequest> KEY = ServiceKey.create(DeskRequest.class, "order-desk");

  /** Open this game, once. */
  record Open(String game, GameOrder order, ActorRef<DeskAnswer> replyTo) implements DeskRequest {}

  /** Cancels the game: it no longer counts. */
  record Cancel(String game, String reason, ActorRef<DeskAnswer> replyTo) implements DeskRequest {}

  /** Ends the game in play with these places; a game that has ended stays as it is. */
  record Adjudicate(String game, List<Integer> places, String reason, ActorRef<DeskAnswer> replyTo)
      implements DeskRequest {
    public Adjudicate {
      places = List.copyOf(places);
    }
  }
}
