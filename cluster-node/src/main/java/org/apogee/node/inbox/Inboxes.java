package org.apogee.node.inbox;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.cluster.sharding.typed.ClusterShardingSettings;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apogee.node.game.Games;
import org.apogee.node.game.Post;
import org.apogee.platform.http.LineSource;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.bot.ToBot;
import org.apogee.protocol.game.GameId;

/** The inboxes of all players, wherever they live: the games write, the players' streams read. */
public final class Inboxes implements Post {
  private static final EntityTypeKey<InboxCommand> KEY =
      EntityTypeKey.create(InboxCommand.class, "inbox");

  /** The games in play in which a player holds a seat. */
  @FunctionalInterface
  public interface LiveGames {
    Set<GameId> of(String player);
  }

  /**
   * Dependencies shared by all inboxes of a node.
   *
   * @param games a supplier, evaluated only after the start, because games and inboxes depend on
   *     each other
   */
  public record Deps(
      InstantSource clock, LiveGames liveGames, Supplier<Games> games, Executor blocking) {}

  private final ActorSystem<?> system;
  private final ClusterSharding sharding;
  private final InstantSource clock;
  private final AtomicLong streams = new AtomicLong();
  private final LocalInboxes here = new LocalInboxes();

  private Inboxes(ActorSystem<?> system, InstantSource clock) {
    this.system = system;
    this.clock = clock;
    this.sharding = ClusterSharding.get(system);
  }

  /** From now on this node hosts its share of the inboxes. */
  public static Inboxes host(ActorSystem<?> system, Deps deps) {
    var inboxes = new Inboxes(system, deps.clock());
    inboxes.sharding.init(
        Entity.of(
                KEY,
                entity ->
                    InboxActor.create(entity.getEntityId(), entity.getShard(), deps, inboxes.here))
            .withSettings(
                ClusterShardingSettings.create(system)
                    .withRememberEntities(false)
                    .withNoPassivationStrategy())
            .withStopMessage(InboxCommand.Stop.NOW));
    return inboxes;
  }

  @Override
  public void deliver(String player, GameId game, ToBot line) {
    var json = ProtocolJson.write(line);
    switch (line) {
      case ToBot.GameStart _ -> tell(player, new InboxCommand.Started(game.text(), json));
      case ToBot.Question question ->
          tell(player, new InboxCommand.Asked(game.text(), question.question(), json));
      case ToBot.Offer _ -> tell(player, new InboxCommand.Offered(game.text(), json));
      case ToBot.GameOver _ -> tell(player, new InboxCommand.Over(game.text(), json));
      case ToBot.Hello _, ToBot.Bye _ -> throw new IllegalArgumentException("without a game");
    }
  }

  @Override
  public void overAgain(String player, GameId game, ToBot.GameOver line) {
    tell(player, new InboxCommand.Over(game.text(), ProtocolJson.write(line), true));
  }

  @Override
  public void answered(String player, GameId game) {
    tell(player, new InboxCommand.Answered(game.text()));
  }

  @Override
  public void stillAsked(String player, GameId game, int question) {
    tell(player, new InboxCommand.StillAsked(game.text(), question));
  }

  /** A line of the lobby, as a JSON object with a type; lost if it finds no inbox. */
  public void tell(String player, String line) {
    tell(player, new InboxCommand.Told(line));
  }

  private void tell(String player, InboxCommand.FromGame message) {
    var inbox = here.of(player);
    if (inbox == null) {
      sharding.entityRefFor(KEY, player).tell(message);
    } else {
      inbox.hear(message);
    }
  }

  /**
   * All notifications of a player after a sequence number; 0 starts with the open questions. No
   * inbox has given a number that lies in the future.
   */
  public LineSource stream(String player, long number) {
    long after = Math.min(number, clock.millis() * InboxState.NUMBERS_A_MILLI);
    return out -> {
      var reader =
          system.systemActorOf(
              InboxReader.create(sharding.entityRefFor(KEY, player), after, out, here),
              "inbox-reader-" + streams.incrementAndGet(),
              Props.empty());
      return () -> reader.tell(InboxReader.Stop.NOW);
    };
  }

  static Duration renewal() {
    return Duration.ofSeconds(3);
  }
}
