package org.apogee.node.watch;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apogee.node.game.GameHistory;
import org.apogee.node.game.Games;
import org.apogee.platform.http.LineSource;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets this node's clients follow games, from any point of a game to its end.
 *
 * <p>Writing to viewers takes threads of its own, fewer than there are cores: a move that thousands
 * watch must not keep players' requests from the processors.
 */
public final class WatchHub {
  private static final Logger LOG = LoggerFactory.getLogger(WatchHub.class);

  /** How long a silent game may be trusted before the journal is asked. */
  private static final Duration SILENCE = Duration.ofSeconds(3);

  private final ActorSystem<?> system;
  private final Games games;
  private final GameHistory history;
  private final List<ViewerThread> threads;
  private final ConcurrentHashMap<GameId, Watched> watched = new ConcurrentHashMap<>();
  private final AtomicLong names = new AtomicLong();

  /** A game that somebody follows; one that is over has neither subscription nor check. */
  private record Watched(
      int viewers, Channel channel, @Nullable ActorRef<Object> news, @Nullable Thread check) {
    Watched with(int count) {
      return new Watched(count, channel, news, check);
    }
  }

  public WatchHub(ActorSystem<?> system, Games games, GameHistory history) {
    this.system = system;
    this.games = games;
    this.history = history;
    int count = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    this.threads = IntStream.range(0, count).mapToObj(ViewerThread::new).toList();
  }

  /**
   * All events of a game after a sequence number, as a viewer may know them, until the game ends.
   *
   * @param viewer a seat, or an observer
   */
  public LineSource follow(GameId id, int viewer, long after) {
    return stream -> {
      var channel = enter(id);
      var client = new StreamViewer(id, viewer, after, history, channel, stream);
      client.begin();
      return () -> {
        client.close();
        channel.leave(client);
        leave(id);
      };
    };
  }

  private Channel enter(GameId id) {
    return watched
        .compute(
            id,
            (_, here) -> {
              var game = here == null ? listen(id) : here;
              return game.with(game.viewers() + 1);
            })
        .channel();
  }

  private Watched listen(GameId id) {
    var channel = new Channel();
    if (history.status(id) != GameHistory.Status.LIVE) {
      return new Watched(0, channel, null, null);
    }
    // One thread for each game, so that its viewers hear of its events in order.
    var thread = threads.get(Math.floorMod(id.hashCode(), threads.size()));
    var news =
        system.systemActorOf(
            ChannelActor.create(id, games, told -> thread.bring(told, channel)),
            "watch-" + id + "-" + names.incrementAndGet(),
            Props.empty());
    var check = Thread.ofVirtual().name("silence-" + id).start(() -> check(id, channel));
    return new Watched(0, channel, news, check);
  }

  /** News from another node may get lost: then nothing else would tell the viewers. */
  private void check(GameId id, Channel channel) {
    try {
      while (true) {
        Thread.sleep(SILENCE);
        if (channel.isSilent(SILENCE.toNanos())) {
          StreamViewer.patiently(() -> history.newest(id))
              .ifPresent(newest -> {
                // Those that have seen the end find that out in the journal, too.
                long least = newest.isOver() ? Long.MAX_VALUE : newest.sequence();
                channel.catchUp(least);
              });
        }
      }
    } catch (InterruptedException left) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException mistake) {
      LOG.error("the viewers of {} may miss events until they come back", id, mistake);
    }
  }

  private void leave(GameId id) {
    watched.computeIfPresent(
        id,
        (_, here) -> {
          if (here.viewers() > 1) {
            return here.with(here.viewers() - 1);
          }
          if (here.news() != null) {
            here.news().tell(ChannelActor.Stop.NOW);
          }
          if (here.check() != null) {
            here.check().interrupt();
          }
          return null;
        });
  }
}
