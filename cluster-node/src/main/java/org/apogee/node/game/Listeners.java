package org.apogee.node.game;

import java.util.HashSet;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;

/** Who hears the news of a game, until it stops or does not want to any more. */
final class Listeners {
  private final ActorContext<GameCommand> context;
  private final Set<ActorRef<Told>> all = new HashSet<>();

  Listeners(ActorContext<GameCommand> context) {
    this.context = context;
  }

  void add(ActorRef<Told> listener) {
    if (all.add(listener)) {
      context.watchWith(listener, new GameCommand.ListenerGone(listener));
    }
  }

  void remove(ActorRef<Told> listener) {
    if (all.remove(listener)) {
      context.unwatch(listener);
    }
  }

  void gone(ActorRef<Told> listener) {
    all.remove(listener);
  }

  void tell(Told told) {
    all.forEach(listener -> listener.tell(told));
  }
}
