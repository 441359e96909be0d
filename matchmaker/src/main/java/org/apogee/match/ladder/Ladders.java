package org.apogee.match.ladder;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apogee.cluster.ClusterSystem;
import org.apogee.match.result.EndedGames.Numbered;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Asked;

/** The ladders of the whole cluster, wherever they live. */
public final class Ladders {
  public static final EntityTypeKey<LadderCommand> KEY =
      EntityTypeKey.create(LadderCommand.class, LadderActor.ENTITY);

  private final ClusterSharding sharding;
  private final Duration patience;

  private Ladders(ActorSystem<?> system, Duration patience) {
    this.sharding = ClusterSharding.get(system);
    this.patience = patience;
  }

  /**
   * From now on this process hosts its share of the ladders.
   *
   * @param patience how long an answer may take before its outcome is unknown
   */
  public static Ladders host(ActorSystem<?> system, LadderActor.Deps deps, Duration patience) {
    var ladders = new Ladders(system, patience);
    ladders.sharding.init(
        Entity.of(KEY, entity -> LadderActor.create(entity.getEntityId(), entity.getShard(), deps))
            .withRole(ClusterSystem.MATCHMAKER)
            .withStopMessage(LadderCommand.Stop.NOW));
    return ladders;
  }

  /** A command that wants an answer. */
  @FunctionalInterface
  public interface Change extends Function<ActorRef<LadderReply>, LadderCommand.Remote> {}

  private CompletionStage<LadderReply> ask(String id, Change command) {
    return sharding.entityRefFor(KEY, id).ask(command::apply, patience);
  }

  /** True once the result is in the journal, or the ladder does not need it. */
  public CompletionStage<Boolean> result(Numbered result) {
    return ask(
            result.ended().origin().by(),
            me -> new LadderCommand.Result(result.number(), result.ended(), me))
        .thenApply(reply -> reply instanceof LadderReply.Done);
  }

  /** Waits for the answer; throws {@link RequestRefused} with the ladder's refusal. */
  public LadderReply.Done change(String id, Change command) {
    return (LadderReply.Done) await(id, command);
  }

  /** A ladder's view, as JSON. */
  public String look(String id) {
    return ((LadderReply.Seen) await(id, LadderCommand.Look::new)).json();
  }

  /** The player who opened a ladder, or an empty string if that is unknown. */
  public String owner(String id) {
    return ((LadderReply.Seen) await(id, LadderCommand.LookAtOwner::new)).json();
  }

  private LadderReply await(String id, Change command) {
    var reply = Asked.await(ask(id, command));
    if (reply instanceof LadderReply.Refused(var refusal)) {
      throw new RequestRefused(refusal);
    }
    return reply;
  }
}
