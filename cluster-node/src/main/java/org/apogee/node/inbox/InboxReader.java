package org.apogee.node.inbox;

import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apogee.node.inbox.InboxCommand.Attach;
import org.apogee.node.inbox.InboxCommand.Detach;
import org.apogee.node.inbox.InboxCommand.Line;
import org.apogee.platform.http.LineStream;

/** Carries the lines of one inbox to one client of this node. */
final class InboxReader {
  private final EntityRef<InboxCommand> inbox;
  private final LineStream out;
  private final ActorContext<Object> context;
  private long seen;

  private enum Renew {
    NOW
  }

  /** The client is gone. */
  enum Stop {
    NOW
  }

  private InboxReader(
      EntityRef<InboxCommand> inbox, long seen, LineStream out, ActorContext<Object> context) {
    this.inbox = inbox;
    this.seen = seen;
    this.out = out;
    this.context = context;
  }

  static Behavior<Object> create(EntityRef<InboxCommand> inbox, long after, LineStream out) {
    return Behaviors.setup(context ->
        Behaviors.withTimers(timers -> {
          // An inbox that moved to another node has forgotten who listens.
          timers.startTimerWithFixedDelay(Renew.NOW, Inboxes.renewal());
          return new InboxReader(inbox, after, out, context).begin();
        }));
  }

  private Behavior<Object> begin() {
    attach();
    return Behaviors.receive(Object.class)
        .onMessage(Line.class, this::onLine)
        .onMessage(
            Renew.class,
            _ -> {
              attach();
              return Behaviors.same();
            })
        .onMessage(
            Stop.class,
            _ -> {
              inbox.tell(new Detach(context.getSelf().narrow()));
              return Behaviors.stopped();
            })
        .build();
  }

  private void attach() {
    inbox.tell(new Attach(seen, context.getSelf().narrow()));
  }

  private Behavior<Object> onLine(Line line) {
    if (line.sequence() <= seen) {
      return Behaviors.same();
    }
    seen = line.sequence();
    return out.offer(line.sequence(), line.json()) ? Behaviors.same() : Behaviors.stopped();
  }
}
