package org.apogee.node.game;

import java.util.HashSet;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;

/** The subscribers to a game's events, until they stop or unsubscribe. */
final class Listeners {
  private final ActorContext<GameCommand> context;
  private final Set<ActorRef<UnfilteredNews>> all = new HashSet<>();

  Listeners(ActorContext<GameCommand> context) {
    this.context = context;
  }

  void hear(GameCommand.Listening command) {
    switch (command) {
      case GameCommand.Watch(var listener) -> {
        if (all.add(listener)) {
          context.watchWith(listener, new GameCommand.ListenerGone(listener));
        }
      }
      case GameCommand.Unwatch(var listener) -> {
        if (all.remove(listener)) {
          context.unwatch(listener);
        }
      }
      case GameCommand.ListenerGone(var listener) -> all.remove(listener);
    }
  }

  void tell(UnfilteredNews told) {
    if (!all.isEmpty()) { // nobody watches most games
      all.forEach(listener -> listener.tell(told));
    }
  }
}
