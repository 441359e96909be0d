package org.apogee.node.game;

import java.util.List;
import org.apogee.node.game.GameReply.Refused;
import org.apogee.platform.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The decision of a game about a command: events to journal, possibly none, and then the reply.
 *
 * @param ahead the computed effects of the move among the events, if there is one
 */
public record GameDecision(List<GameEvent> events, GameReply reply, @Nullable Ahead ahead) {
  public GameDecision {
    events = List.copyOf(events);
  }

  GameDecision(List<GameEvent> events, GameReply reply) {
    this(events, reply, null);
  }

  static GameDecision refuse(Refusal why) {
    return new GameDecision(List.of(), new Refused(why));
  }

  static GameDecision answer(GameReply reply) {
    return new GameDecision(List.of(), reply);
  }
}
