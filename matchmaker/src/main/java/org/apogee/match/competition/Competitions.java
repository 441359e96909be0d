package org.apogee.match.competition;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apogee.cluster.ClusterSystem;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Asked;

/** The competitions of the whole cluster, wherever they live. */
public final class Competitions {
  public static final EntityTypeKey<CompetitionCommand> KEY =
      EntityTypeKey.create(CompetitionCommand.class, CompetitionActor.ENTITY);

  private final ClusterSharding sharding;
  private final Duration patience;

  private Competitions(ActorSystem<?> system, Duration patience) {
    this.sharding = ClusterSharding.get(system);
    this.patience = patience;
  }

  /**
   * From now on this process hosts its share of the competitions.
   *
   * @param patience how long an answer may take before its outcome is unknown
   */
  public static Competitions host(
      ActorSystem<?> system, CompetitionActor.Deps deps, Duration patience) {
    var competitions = new Competitions(system, patience);
    competitions.sharding.init(
        Entity.of(
                KEY,
                entity -> CompetitionActor.create(entity.getEntityId(), entity.getShard(), deps))
            .withRole(ClusterSystem.MATCHMAKER)
            .withStopMessage(CompetitionCommand.Leave.NOW));
    return competitions;
  }

  /** A command that wants an answer. */
  @FunctionalInterface
  public interface Change extends Function<ActorRef<CompetitionReply>, CompetitionCommand.Remote> {}

  /** The reply to a command, as it comes; fails if none comes in time. */
  public CompletionStage<CompetitionReply> send(String id, Change command) {
    return sharding.entityRefFor(KEY, id).ask(command::apply, patience);
  }

  /** Waits for the answer; throws {@link RequestRefused} with the competition's refusal. */
  public CompetitionReply.Done change(String id, Change command) {
    return (CompetitionReply.Done) await(id, command);
  }

  /** A competition's view, as JSON. */
  public String look(String id) {
    var reply = await(id, me -> new CompetitionCommand.Look(CompetitionCommand.What.WHOLE, me));
    return ((CompetitionReply.Seen) reply).json();
  }

  private CompetitionReply await(String id, Change command) {
    var reply = Asked.await(send(id, command));
    if (reply instanceof CompetitionReply.Refused(var refusal)) {
      throw new RequestRefused(refusal);
    }
    return reply;
  }
}
