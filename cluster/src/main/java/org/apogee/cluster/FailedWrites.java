package org.apogee.cluster;

import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.BehaviorInterceptor;
import org.apache.pekko.actor.typed.TypedActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.persistence.JournalProtocol.WriteMessageFailure;

/**
 * Passes on only the first report of a failed write.
 *
 * <p>Pekko's journals report a failed write once for each of its events. The first report makes
 * Pekko begin the actor again from the journal. It would keep the others, among the commands that
 * come meanwhile; but it takes the next kept message only after a command, so each report would
 * hold up the commands behind it until another command comes.
 */
public final class FailedWrites extends BehaviorInterceptor<Object, Object> {
  /** Each start of an actor from the journal has a number of its own. */
  private int reported = -1;

  private FailedWrites() {
    super(Object.class);
  }

  public static <C> Behavior<C> reportedOnce(Behavior<C> actor) {
    return Behaviors.<Object, Object>intercept(FailedWrites::new, actor.unsafeCast()).narrow();
  }

  @Override
  public Behavior<Object> aroundReceive(
      TypedActorContext<Object> context, Object message, ReceiveTarget<Object> target) {
    if (message instanceof WriteMessageFailure failure) {
      if (failure.actorInstanceId() == reported) {
        return Behaviors.same();
      }
      reported = failure.actorInstanceId();
    }
    return target.apply(context, message);
  }
}
