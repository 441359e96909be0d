package org.apogee.node.inbox;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
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
  private final LocalInboxes here;
  private final ActorRef<Object> self;

  /** Guarded by this, because an inbox of this process calls on its own threads. */
  private final ReaderPosition position;

  private enum Renew {
    NOW
  }

  /** The client is gone. */
  enum Stop {
    NOW
  }

  private InboxReader(
      EntityRef<InboxCommand> inbox,
      long seen,
      LineStream out,
      LocalInboxes here,
      ActorContext<Object> context) {
    this.inbox = inbox;
    this.out = out;
    this.here = here;
    self = context.getSelf();
    position = new ReaderPosition(seen);
  }

  static Behavior<Object> create(
      EntityRef<InboxCommand> inbox, long after, LineStream out, LocalInboxes here) {
    return Behaviors.setup(context ->
        Behaviors.withTimers(timers -> {
          // An inbox that moved to another node has forgotten who listens.
          timers.startTimerWithFixedDelay(Renew.NOW, Inboxes.renewal());
          return new InboxReader(inbox, after, out, here, context).begin();
        }));
  }

  private Behavior<Object> begin() {
    here.add(
        self.narrow(),
        line -> {
          if (!take(line)) {
            self.tell(Stop.NOW);
          }
        });
    attach();
    return Behaviors.receive(Object.class)
        .onMessage(Line.class, line -> take(line) ? Behaviors.same() : Behaviors.stopped())
        .onMessage(
            Renew.class,
            _ -> {
              attach();
              return Behaviors.same();
            })
        .onMessage(
            Stop.class,
            _ -> {
              detach();
              return Behaviors.stopped();
            })
        .onSignal(
            PostStop.class,
            _ -> {
              here.remove(self.narrow());
              return Behaviors.same();
            })
        .build();
  }

  private synchronized void attach() {
    inbox.tell(new Attach(position.seen(), self.narrow()));
  }

  private void detach() {
    inbox.tell(new Detach(self.narrow()));
  }

  /** False if the client reads no more lines. */
  private synchronized boolean take(Line line) {
    return switch (position.judge(line)) {
      case PASS_ON -> out.offer(line.sequence(), line.json());
      case DROP -> true;
      case ASK_AGAIN -> {
        detach();
        attach();
        yield true;
      }
    };
  }
}
