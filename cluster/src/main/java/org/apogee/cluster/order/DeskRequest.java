package org.apogee.cluster.order;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.receptionist.ServiceKey;
import org.apogee.cluster.ClusterMessage;
import org.apogee.protocol.game.GameOrder;

/**
 * What a node's order desk is asked. Each can be sent again without harm, to any desk: the game's
 * id is chosen by whoever orders it.
 */
public sealed interface DeskRequest extends ClusterMessage {
  /** Under which every node registers its desk. */
  ServiceKey<DeskRequest> KEY = ServiceKey.create(DeskRequest.class, "order-desk");

  /** Open this game, once. */
  record Open(String game, GameOrder order, ActorRef<DeskAnswer> replyTo) implements DeskRequest {}

  /** The game counts for nothing any more. */
  record Cancel(String game, String reason, ActorRef<DeskAnswer> replyTo) implements DeskRequest {}
}
