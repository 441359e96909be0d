package org.apogee.node.gateway;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.engine.BadInput;
import org.apogee.node.game.GameCommand;
import org.apogee.node.game.GameHistory;
import org.apogee.node.game.GameHistory.Status;
import org.apogee.node.game.GameReply;
import org.apogee.node.game.Games;
import org.apogee.platform.http.Asked;
import org.apogee.platform.token.Caller;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;
import org.jspecify.annotations.Nullable;

/**
 * Asks games, and says in HTTP's terms what became of it.
 *
 * <p>Whatever is sent to an id creates a game there to answer it, so ids that were never opened are
 * stopped here: the journal is asked once for each id.
 */
final class GameDesk {
  private static final int OPENED_MAX = 100_000;

  private final Games games;
  private final GameHistory history;
  private final Set<GameId> opened = Collections.synchronizedSet(recent());

  GameDesk(Games games, GameHistory history) {
    this.games = games;
    this.history = history;
  }

  private static Set<GameId> recent() {
    return Collections.newSetFromMap(
        new LinkedHashMap<>() {
          @Override
          protected boolean removeEldestEntry(Map.Entry<GameId, Boolean> eldest) {
            return size() > OPENED_MAX;
          }
        });
  }

  /** Whether it was open before. */
  boolean open(GameId id, GameOrder order) {
    var reply = ask(id, me -> new GameCommand.Open(order, me));
    opened.add(id);
    return ((GameReply.IsOpen) reply).repeated();
  }

  GameReply.Played play(GameId id, Caller caller, int ply, long move, long received) {
    checkOpened(id);
    return (GameReply.Played)
        ask(
            id,
            me -> new GameCommand.Play(caller.player(), caller.kind(), ply, move, received, me));
  }

  GameReply.Done resign(GameId id, String player) {
    checkOpened(id);
    return (GameReply.Done) ask(id, me -> new GameCommand.Resign(player, me));
  }

  GameReply.Done cancel(GameId id, String reason) {
    checkOpened(id);
    return (GameReply.Done) ask(id, me -> new GameCommand.Cancel(reason, me));
  }

  /** What a viewer sees now, as JSON; an observer is null. */
  String look(GameId id, @Nullable String player) {
    return switch (history.status(id)) {
      case UNKNOWN -> throw noSuchGame();
      case OVER -> history.look(id, player).orElseThrow(GameDesk::noSuchGame);
      case LIVE -> ((GameReply.Seen) ask(id, me -> new GameCommand.Look(player, me))).json();
    };
  }

  /** The same, only for who holds a seat. */
  String view(GameId id, String player) {
    var json = look(id, player);
    try {
      if (ProtocolJson.MAPPER.readTree(json).hasNonNull("seat")) {
        return json;
      }
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("a game said what is no JSON", ours);
    }
    throw new BadInput("not-your-game", "You hold no seat in this game.");
  }

  void checkOpened(GameId id) {
    if (!isOpened(id)) {
      throw noSuchGame();
    }
  }

  boolean isOpened(GameId id) {
    boolean isKnown = opened.contains(id) || history.status(id) != Status.UNKNOWN;
    if (isKnown) {
      opened.add(id);
    }
    return isKnown;
  }

  static BadInput noSuchGame() {
    return new BadInput("no-such-game", "There is no such game.");
  }

  private GameReply ask(GameId id, Function<ActorRef<GameReply>, GameCommand.Remote> command) {
    var reply = Asked.await(games.ask(id, command));
    if (reply instanceof GameReply.Refused(var why)) {
      throw new BadInput(why.code(), why.sentence());
    }
    return reply;
  }
}
