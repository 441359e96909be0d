package org.apogee.match.tournament;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apogee.cluster.ClusterSystem;
import org.apogee.match.registration.EntryFacts;
import org.apogee.match.result.EndedGames.Numbered;
import org.apogee.match.tournament.TournamentCommand.What;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Asked;
import org.apogee.protocol.ProtocolJson;

/** The tournaments of the whole cluster, wherever they live. */
public final class Tournaments {
  public static final EntityTypeKey<TournamentCommand> KEY =
      EntityTypeKey.create(TournamentCommand.class, TournamentActor.ENTITY);

  private final ClusterSharding sharding;
  private final Duration patience;

  private Tournaments(ActorSystem<?> system, Duration patience) {
    this.sharding = ClusterSharding.get(system);
    this.patience = patience;
  }

  /**
   * From now on this process hosts its share of the tournaments.
   *
   * @param patience how long an answer may take before its outcome is unknown
   */
  public static Tournaments host(
      ActorSystem<?> system, TournamentActor.Deps deps, Duration patience) {
    var tournaments = new Tournaments(system, patience);
    tournaments.sharding.init(
        Entity.of(
                KEY,
                entity -> TournamentActor.create(entity.getEntityId(), entity.getShard(), deps))
            .withRole(ClusterSystem.MATCHMAKER)
            .withStopMessage(TournamentCommand.Leave.NOW));
    return tournaments;
  }

  private CompletionStage<TournamentReply> ask(
      String id, Function<ActorRef<TournamentReply>, TournamentCommand.Remote> command) {
    return sharding.entityRefFor(KEY, id).ask(command::apply, patience);
  }

  /** True once the result is in the journal, or the tournament does not need it. */
  public CompletionStage<Boolean> result(Numbered result) {
    return ask(
            result.ended().origin().by(),
            me -> new TournamentCommand.Result(result.number(), result.ended(), me))
        .thenApply(reply -> reply instanceof TournamentReply.Done);
  }

  /** The reply to a command, as it comes; fails if none comes in time. */
  public CompletionStage<TournamentReply> send(
      String id, Function<ActorRef<TournamentReply>, TournamentCommand.Remote> command) {
    return ask(id, command);
  }

  /** Waits for the answer; throws {@link RequestRefused} with the tournament's refusal. */
  public TournamentReply.Done change(
      String id, Function<ActorRef<TournamentReply>, TournamentCommand.Remote> command) {
    return (TournamentReply.Done) await(id, command);
  }

  /** A view of a tournament, as text. */
  public String look(String id, What what, long number) {
    var reply = await(id, me -> new TournamentCommand.Look(what, number, me));
    return ((TournamentReply.Seen) reply).text();
  }

  /** The directors of a tournament. */
  public TournamentDirectors directors(String id) {
    try {
      var view = look(id, What.DIRECTORS, 0);
      return TournamentDirectors.read(ProtocolJson.MAPPER.readTree(view));
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("a tournament returned invalid JSON", ours);
    }
  }

  /** What the captain of a team sees of it, as JSON. */
  public String team(String id, String team) {
    var reply = await(id, me -> new TournamentCommand.LookAtTeam(team, me));
    return ((TournamentReply.Seen) reply).text();
  }

  /** The advice for a player about a registration, as JSON. */
  public String advise(String id, String entrant, EntryFacts facts) {
    var reply = await(id, me -> new TournamentCommand.Advise(entrant, facts, me));
    return ((TournamentReply.Seen) reply).text();
  }

  /** The next round as it would be paired now, with these tables if any; as text. */
  public String next(String id, List<List<String>> forced) {
    var reply = await(id, me -> new TournamentCommand.ShowNext(forced, me));
    return ((TournamentReply.Seen) reply).text();
  }

  private TournamentReply await(
      String id, Function<ActorRef<TournamentReply>, TournamentCommand.Remote> command) {
    var reply = Asked.await(ask(id, command));
    if (reply instanceof TournamentReply.Refused(var refusal)) {
      throw new RequestRefused(refusal);
    }
    return reply;
  }
}
