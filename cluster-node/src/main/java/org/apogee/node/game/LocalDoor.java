package org.apogee.node.game;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.typed.ActorRef;

/**
 * The short way to a game that lives in this process: one message, instead of one to the region of
 * the shards, one to its shard and one to the game, with an actor made for the answer.
 *
 * <p>A game may stop with messages unread. Its open asks are then sent again through sharding.
 * Commands are idempotent, so nothing is lost and nothing counts twice.
 */
final class LocalDoor {
  private final ActorRef<GameCommand> game;

  /** Asked and not yet answered; guarded by this, like {@link #isClosed}. */
  private final List<LocalAsk> open = new ArrayList<>(2);

  private boolean isClosed;

  LocalDoor(ActorRef<GameCommand> game) {
    this.game = game;
  }

  /** False when the game is about to leave: then it must be asked the long way. */
  boolean take(LocalAsk ask) {
    synchronized (this) {
      if (isClosed) {
        return false;
      }
      open.add(ask);
    }
    // Outside the lock: telling may take long. A close in between sends this ask again as well.
    game.tell(new GameCommand.Local(ask.command(), reply -> answer(ask, reply)));
    return true;
  }

  private void answer(LocalAsk ask, GameReply reply) {
    synchronized (this) {
      open.remove(ask);
    }
    ask.complete(reply);
  }

  /** Fails what the game has left unanswered for too long: its outcome is unknown. */
  void failLate() {
    List<LocalAsk> late;
    synchronized (this) {
      late = open.stream().filter(LocalAsk::isLate).toList();
      open.removeAll(late);
    }
    late.forEach(ask -> ask.completeExceptionally(new TimeoutException("no answer in time")));
  }

  /** To be called before the game may stop reading; again does no harm. */
  void close() {
    List<LocalAsk> left;
    synchronized (this) {
      isClosed = true;
      left = List.copyOf(open);
      open.clear();
    }
    // The game may have answered one of them meanwhile: the first answer counts.
    left.forEach(LocalAsk::goTheLongWay);
  }
}
