package org.apogee.node.inbox;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.node.game.GameCommand;
import org.apogee.node.inbox.InboxCommand.Line;
import org.apogee.protocol.game.GameId;

/**
 * The lines of one player and the streams that receive them. It lives in memory only: the player's
 * games repeat what it loses.
 *
 * <p>Games of the same process call it on their own threads, so a question reaches its connection
 * without a change of threads; games of other nodes reach it through its actor. All of it is
 * guarded by this.
 */
final class Inbox {
  private final String player;
  private final BiConsumer<GameId, GameCommand.Remind> toGame;
  private final InboxState state;
  private final Map<ActorRef<Line>, Listener> listeners = new HashMap<>();
  private final Set<GameId> unsaid = new HashSet<>();

  /** The games that have reported since {@link #remindSilent}. */
  private final Set<String> heard = new HashSet<>();

  /** A stream, and what it was sent. */
  private static final class Listener {
    final Consumer<Line> tell;
    long sent;

    /** What it had been sent when it last said that it is there, and should have by now. */
    long due;

    Listener(Consumer<Line> tell, long seen) {
      this.tell = tell;
      sent = seen;
      due = seen;
    }

    void send(Line line) {
      tell.accept(line.behind(sent));
      sent = line.sequence();
    }
  }

  /**
   * An inbox without lines.
   *
   * @param toGame takes a reminder to one of the player's games
   */
  Inbox(
      String player,
      BiConsumer<GameId, GameCommand.Remind> toGame,
      LongSupplier now,
      LongSupplier room) {
    this.player = player;
    this.toGame = toGame;
    this.state = new InboxState(now, room);
  }

  synchronized void hear(InboxCommand.FromGame message) {
    if (message instanceof InboxCommand.OfGame report) {
      heard.add(report.game());
    }
    switch (message) {
      case InboxCommand.Started(var game, var line) -> send(state.started(game, line));
      case InboxCommand.Asked(var game, int question, var line) ->
          send(state.asked(game, question, line));
      case InboxCommand.Answered(var game) -> {
        unsaid.remove(new GameId(game));
        state.answered(game);
      }
      case InboxCommand.Over(var game, var line, boolean again) -> {
        unsaid.remove(new GameId(game));
        send(again ? state.overAgain(game, line) : state.over(game, line));
      }
      case InboxCommand.Offered(var game, var line) -> send(Optional.of(state.offered(game, line)));
      case InboxCommand.Told(var line) -> send(Optional.of(state.told(line)));
      case InboxCommand.StillAsked(var game, int question) -> {
        if (!state.knows(game, question)) {
          needLine(new GameId(game));
        }
      }
    }
  }

  /** The live games of the player, for an inbox that has forgotten them. */
  synchronized void remember(Set<GameId> live) {
    live.forEach(this::needLine);
  }

  /**
   * Asks each game in play that has sent nothing since the last call for its line. A game sends its
   * end only once, and that line may have been lost.
   */
  synchronized void remindSilent() {
    if (!listeners.isEmpty()) {
      state.games().stream()
          .filter(game -> !heard.contains(game))
          .forEach(game -> remind(new GameId(game)));
    }
    heard.clear();
  }

  /**
   * Sends what the listener has not seen; false if it listens already. Lines to another node can be
   * lost: a listener that says again that it is there, and has not seen what it was sent before it
   * said so last, is sent that again.
   */
  synchronized boolean attach(long after, ActorRef<Line> listener, Consumer<Line> tell) {
    var known = listeners.get(listener);
    if (known != null) {
      if (after < known.due) {
        sendSince(after, known);
      }
      known.due = known.sent;
      return false;
    }
    var fresh = new Listener(tell, after);
    listeners.put(listener, fresh);
    sendSince(after, fresh);
    unsaid.forEach(this::remind);
    unsaid.clear();
    return true;
  }

  private void sendSince(long after, Listener listener) {
    listener.sent = after;
    state.since(after).forEach(listener::send);
  }

  synchronized void detach(ActorRef<Line> listener) {
    listeners.remove(listener);
  }

  synchronized boolean isHeard() {
    return !listeners.isEmpty();
  }

  private void send(Optional<Line> line) {
    line.ifPresent(known -> listeners.values().forEach(listener -> listener.send(known)));
  }

  /** View and moves are built only for connected clients. */
  private void needLine(GameId game) {
    if (listeners.isEmpty()) {
      unsaid.add(game);
    } else {
      remind(game);
    }
  }

  private void remind(GameId game) {
    boolean fromStart = !state.hasStart(game.text());
    toGame.accept(game, new GameCommand.Remind(player, fromStart));
  }
}
