package org.apogee.node.watch;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apogee.node.game.GameHistory;
import org.apogee.node.game.Games;
import org.apogee.platform.Unavailable;
import org.apogee.platform.http.LineSource;
import org.apogee.platform.http.LineStream;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets this node's clients follow games, from any point of a game to its end. */
public final class WatchHub {
  private static final Logger LOG = LoggerFactory.getLogger(WatchHub.class);

  /** How long a silent game may be trusted before the journal is asked. */
  private static final long SILENCE_NANOS = Duration.ofSeconds(3).toNanos();

  private final ActorSystem<?> system;
  private final Games games;
  private final GameHistory history;
  private final Map<GameId, Listening> listening = new HashMap<>();
  private long names;

  private record Listening(Channel channel, @Nullable ActorRef<Object> actor) {}

  public WatchHub(ActorSystem<?> system, Games games, GameHistory history) {
    this.system = system;
    this.games = games;
    this.history = history;
  }

  /**
   * All events of a game after a sequence number, as a viewer may know them, until the game ends.
   *
   * @param viewer a seat, or an observer
   */
  public LineSource follow(GameId id, int viewer, long after) {
    return stream -> {
      var channel = enter(id);
      var pump =
          Thread.ofVirtual()
              .name("watch-" + id)
              .start(() -> new Pump(id, viewer, channel, stream).run(after));
      return () -> {
        pump.interrupt();
        leave(id);
      };
    };
  }

  /** One at a time, like leave: the last viewer must not close what a new one has just entered. */
  private synchronized Channel enter(GameId id) {
    var here = listening.computeIfAbsent(id, this::listen);
    here.channel().enter();
    return here.channel();
  }

  private Listening listen(GameId id) {
    var channel = new Channel();
    boolean isLive = history.status(id) == GameHistory.Status.LIVE;
    return new Listening(
        channel,
        isLive
            ? system.systemActorOf(
                ChannelActor.create(id, games, channel),
                "watch-" + id + "-" + names++,
                Props.empty())
            : null);
  }

  private synchronized void leave(GameId id) {
    var here = listening.get(id);
    if (here != null && here.channel().leave()) {
      listening.remove(id);
      if (here.actor() != null) {
        here.actor().tell(ChannelActor.Stop.NOW);
      }
    }
  }

  /** Delivers the events of one game to one client. */
  private final class Pump {
    private final GameId id;
    private final int viewer;
    private final Channel channel;
    private final LineStream stream;

    Pump(GameId id, int viewer, Channel channel, LineStream stream) {
      this.id = id;
      this.viewer = viewer;
      this.channel = channel;
      this.stream = stream;
    }

    void run(long after) {
      try {
        long seen = after;
        var news = read(seen);
        while (!news.isEmpty() || !isOver(seen)) {
          for (var one : news) {
            if (!put(one)) {
              return;
            }
            seen = one.sequence();
          }
          news = channel.after(seen, SILENCE_NANOS);
          if (news.isEmpty()) {
            news = read(seen);
          }
        }
        stream.finish();
      } catch (InterruptedException gone) {
        Thread.currentThread().interrupt();
      } catch (RuntimeException mistake) {
        LOG.error("a viewer of {} cannot be updated", id, mistake);
        stream.fail();
      }
    }

    /** From the journal: a game that is quiet costs one row, not the whole game. */
    private List<WrittenNews> read(long seen) throws InterruptedException {
      return patiently(() ->
          history.newest(id).filter(newest -> newest.sequence() > seen).isPresent()
              ? history.news(id, seen).stream().map(WrittenNews::new).toList()
              : List.of());
    }

    /** A client may come back when it has seen everything, or claim to have seen more. */
    private boolean isOver(long seen) throws InterruptedException {
      return patiently(() ->
          history
              .newest(id)
              .filter(newest -> newest.isOver() && newest.sequence() <= seen)
              .isPresent());
    }

    /** While the database is away the client waits. */
    private <T> T patiently(Supplier<T> look) throws InterruptedException {
      while (true) {
        try {
          return look.get();
        } catch (Unavailable away) {
          TimeUnit.NANOSECONDS.sleep(SILENCE_NANOS);
        }
      }
    }

    /** Whether there is more to come. */
    private boolean put(WrittenNews news) throws InterruptedException {
      boolean isRead = stream.put(news.sequence(), news.line(viewer));
      if (news.isLast()) {
        stream.finish();
        return false;
      }
      return isRead;
    }
  }
}
