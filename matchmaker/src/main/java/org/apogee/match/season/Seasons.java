package org.apogee.match.season;

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

/** The seasons of the whole cluster, wherever they live. */
public final class Seasons {
  public static final EntityTypeKey<SeasonCommand> KEY =
      EntityTypeKey.create(SeasonCommand.class, SeasonActor.ENTITY);

  private final ClusterSharding sharding;
  private final Duration patience;

  private Seasons(ActorSystem<?> system, Duration patience) {
    this.sharding = ClusterSharding.get(system);
    this.patience = patience;
  }

  /**
   * From now on this process hosts its share of the seasons.
   *
   * @param patience how long an answer may take before its outcome is unknown
   */
  public static Seasons host(ActorSystem<?> system, SeasonActor.Deps deps, Duration patience) {
    var seasons = new Seasons(system, patience);
    seasons.sharding.init(
        Entity.of(KEY, entity -> SeasonActor.create(entity.getEntityId(), entity.getShard(), deps))
            .withRole(ClusterSystem.MATCHMAKER)
            .withStopMessage(SeasonCommand.Leave.NOW));
    return seasons;
  }

  /** A command that wants an answer. */
  @FunctionalInterface
  public interface Change extends Function<ActorRef<SeasonReply>, SeasonCommand.Remote> {}

  /** The reply to a command, as it comes; fails if none comes in time. */
  public CompletionStage<SeasonReply> send(String id, Change command) {
    return sharding.entityRefFor(KEY, id).ask(command::apply, patience);
  }

  /** Waits for the answer; throws {@link RequestRefused} with the season's refusal. */
  public SeasonReply.Done change(String id, Change command) {
    return (SeasonReply.Done) await(id, command);
  }

  /** A season's view, as JSON. */
  public String look(String id) {
    return ((SeasonReply.Seen) await(id, SeasonCommand.Look::new)).json();
  }

  /**
   * What the season after an ended one is made of.
   *
   * @param first when it begins, as a local time in its zone
   */
  public SeasonReply.NextSeason next(String id, String first) {
    return (SeasonReply.NextSeason) await(id, me -> new SeasonCommand.Next(first, me));
  }

  private SeasonReply await(String id, Change command) {
    var reply = Asked.await(send(id, command));
    if (reply instanceof SeasonReply.Refused(var refusal)) {
      throw new RequestRefused(refusal);
    }
    return reply;
  }
}
