package org.apogee.proving.cluster;

import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.apogee.node.game.GameReply;
import org.apogee.protocol.game.GameId;
import org.apogee.proving.cluster.Script.Step;
import org.apogee.proving.load.Latencies;
import org.jspecify.annotations.Nullable;

/** Plays scripts, one move in flight a game: as fast as they are acknowledged, or at a rate. */
public final class ScriptPlayer {
  private final BenchNode node;
  private final Latencies latencies = new Latencies();
  private final AtomicLong acknowledged = new AtomicLong();
  private final Set<GameId> games = ConcurrentHashMap.newKeySet();
  private final AtomicInteger refused = new AtomicInteger();

  /** Set by the measuring thread, read by the callbacks of replies. */
  private volatile boolean stopped;

  private volatile Listener listener = (_, _, _) -> {};

  /** Hears of every acknowledgement. */
  interface Listener {
    void acknowledged(GameId game, int plies, long nanos);
  }

  ScriptPlayer(BenchNode node) {
    this.node = node;
  }

  void tell(Listener hears) {
    listener = hears;
  }

  long acknowledged() {
    return acknowledged.get();
  }

  int refused() {
    return refused.get();
  }

  /** How many games had at least one of the acknowledged moves. */
  int distinctGames() {
    return games.size();
  }

  Latencies latencies() {
    return latencies;
  }

  /** Keeps so many games going for so long; a game that is over makes room for the next. */
  double flatOut(ConcurrentLinkedQueue<Running> waiting, int atOnce, int seconds)
      throws InterruptedException {
    stopped = false;
    long before = acknowledged.get();
    long start = System.nanoTime();
    var done = new CountDownLatch(atOnce);
    for (int i = 0; i < atOnce; i++) {
      next(waiting.poll(), waiting, done);
    }
    Thread.sleep(seconds * 1000L);
    double perSecond = (acknowledged.get() - before) / ((System.nanoTime() - start) / 1e9);
    stopped = true;
    done.await();
    return perSecond;
  }

  /** Plays all of them to the end of their scripts. */
  void playAll(ConcurrentLinkedQueue<Running> waiting, int atOnce) throws InterruptedException {
    stopped = false;
    var done = new CountDownLatch(atOnce);
    for (int i = 0; i < atOnce; i++) {
      next(waiting.poll(), waiting, done);
    }
    done.await();
  }

  /** A game and how far it is played; it can be put aside and taken up again. */
  static final class Running {
    final GameId game;
    final Iterator<Step> steps;

    /** Who counted it as one of its games. */
    @Nullable ScriptPlayer countedBy;

    Running(Script script) {
      game = script.game();
      steps = script.steps().iterator();
    }
  }

  static ConcurrentLinkedQueue<Running> queue(List<Script> scripts) {
    return new ConcurrentLinkedQueue<>(scripts.stream().map(Running::new).toList());
  }

  private void next(
      @Nullable Running running, ConcurrentLinkedQueue<Running> waiting, CountDownLatch done) {
    var current = running;
    while (current != null && !current.steps.hasNext()) {
      current = waiting.poll();
    }
    if (current == null || stopped) {
      if (current != null) {
        waiting.add(current);
      }
      done.countDown();
      return;
    }
    var playing = current;
    send(playing, () -> next(playing, waiting, done));
  }

  private void send(Running playing, Runnable then) {
    var game = playing.game;
    long start = System.nanoTime();
    var _ =
        node.play(game, playing.steps.next())
            .whenComplete((reply, why) -> {
              long now = System.nanoTime();
              if (reply instanceof GameReply.Played played) {
                latencies.add(now - start);
                acknowledged.incrementAndGet();
                count(playing);
                listener.acknowledged(game, played.plies(), now);
              } else {
                refused.incrementAndGet();
              }
              then.run();
            });
  }

  /** Counted by a player only once, because looking it up for each move would be measured too. */
  private void count(Running playing) {
    if (playing.countedBy != this) {
      playing.countedBy = this;
      games.add(playing.game);
    }
  }

  /** Sends so many moves a second, whatever the answers take, each game one at a time. */
  void paced(ConcurrentLinkedQueue<Running> waiting, int perSecond, int seconds)
      throws InterruptedException {
    long gap = 1_000_000_000L / perSecond;
    long at = System.nanoTime();
    for (long sent = 0; sent < (long) perSecond * seconds; sent++) {
      at += gap;
      long wait = at - System.nanoTime();
      if (wait > 0) {
        Thread.sleep(wait / 1_000_000, (int) (wait % 1_000_000));
      }
      var running = waiting.poll();
      while (running != null && !running.steps.hasNext()) {
        running = waiting.poll();
      }
      if (running == null) {
        throw new IllegalStateException("too few games for this rate");
      }
      var playing = running;
      send(playing, () -> waiting.add(playing));
    }
    Thread.sleep(500);
  }
}
