package org.apogee.node.api;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.node.game.ForkStart;
import org.apogee.node.game.GameCommand;
import org.apogee.node.game.GameCommand.OfferAnswer;
import org.apogee.node.game.GameHistory;
import org.apogee.node.game.GameHistory.Status;
import org.apogee.node.game.GameRefusals;
import org.apogee.node.game.GameReply;
import org.apogee.node.game.Games;
import org.apogee.node.service.Arrivals;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Asked;
import org.apogee.platform.token.Caller;
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
  /** Bounds a cache: a game that was evicted is looked up in the journal again. */
  private static final int OPENED_MAX = 100_000;

  private final Games games;
  private final GameHistory history;
  private final Arrivals arrivals;

  /** Cached facts of opened games; a game that was live may have ended since. */
  private final Map<GameId, Status> opened = Collections.synchronizedMap(recent());

  GameDesk(Games games, GameHistory history, Arrivals arrivals) {
    this.games = games;
    this.history = history;
    this.arrivals = arrivals;
  }

  private static Map<GameId, Status> recent() {
    return new LinkedHashMap<>() {
      @Override
      protected boolean removeEldestEntry(Map.Entry<GameId, Status> eldest) {
        return size() > OPENED_MAX;
      }
    };
  }

  /** Whether it was open before. */
  boolean open(GameId id, GameOrder order) {
    return open(id, order, null);
  }

  /** The same for a fork. */
  boolean open(GameId id, GameOrder order, @Nullable ForkStart fork) {
    var reply = ask(id, me -> new GameCommand.Open(order, fork, me));
    opened.put(id, Status.LIVE);
    return ((GameReply.IsOpen) reply).repeated();
  }

  GameReply.Played play(GameId id, Caller caller, int ply, long move, long received) {
    checkOpened(id);
    return (GameReply.Played)
        ask(
            id,
            me -> new GameCommand.Play(caller.player(), caller.kind(), ply, move, received, me));
  }

  /** The same without waiting. */
  CompletionStage<GameReply.Played> playLater(
      GameId id, Caller caller, int ply, long move, long received) {
    checkOpened(id);
    return askLater(
        id,
        me -> new GameCommand.Play(caller.player(), caller.kind(), ply, move, received, me),
        GameReply.Played.class);
  }

  CompletionStage<GameReply.Done> resignLater(GameId id, String player) {
    checkOpened(id);
    return askLater(id, me -> new GameCommand.Resign(player, me), GameReply.Done.class);
  }

  GameReply.Done resign(GameId id, String player) {
    checkOpened(id);
    return (GameReply.Done) ask(id, me -> new GameCommand.Resign(player, me));
  }

  GameReply.Done makeOffer(GameId id, String player, OfferWish wish) {
    checkOpened(id);
    long sent = now();
    return (GameReply.Done)
        ask(id, me -> new GameCommand.MakeOffer(player, wish.kind(), wish.millis(), sent, me));
  }

  CompletionStage<GameReply.Done> makeOfferLater(GameId id, String player, OfferWish wish) {
    checkOpened(id);
    long sent = now();
    return askLater(
        id,
        me -> new GameCommand.MakeOffer(player, wish.kind(), wish.millis(), sent, me),
        GameReply.Done.class);
  }

  GameReply.Done answerOffer(GameId id, String player, long number, OfferAnswer answer) {
    checkOpened(id);
    long sent = now();
    return (GameReply.Done)
        ask(id, me -> new GameCommand.AnswerOffer(player, number, answer, sent, me));
  }

  CompletionStage<GameReply.Done> answerOfferLater(
      GameId id, String player, long number, OfferAnswer answer) {
    checkOpened(id);
    long sent = now();
    return askLater(
        id,
        me -> new GameCommand.AnswerOffer(player, number, answer, sent, me),
        GameReply.Done.class);
  }

  GameReply.Done resume(GameId id, String player) {
    checkOpened(id);
    return (GameReply.Done) ask(id, me -> new GameCommand.Resume(player, me));
  }

  CompletionStage<GameReply.Done> resumeLater(GameId id, String player) {
    checkOpened(id);
    return askLater(id, me -> new GameCommand.Resume(player, me), GameReply.Done.class);
  }

  GameReply.Done cancel(GameId id, String reason) {
    checkOpened(id);
    return (GameReply.Done) ask(id, me -> new GameCommand.Cancel(reason, me));
  }

  /** What would come of some moves, as JSON. */
  String attempt(GameId id, String player, int ply, List<Long> moves) {
    checkOpened(id);
    var reply = ask(id, me -> new GameCommand.Try(player, ply, moves, me));
    return ((GameReply.Tried) reply).json();
  }

  /** The current look of a viewer, as JSON; null stands for an observer. */
  String look(GameId id, @Nullable String player) {
    return seen(id, player).json();
  }

  /** The same, only for who holds a seat. */
  String view(GameId id, String player) {
    var seen = seen(id, player);
    if (!seen.isSeated()) {
      throw new RequestRefused(GameRefusals.NOT_YOUR_GAME);
    }
    return seen.json();
  }

  /** A finished game is read from the journal, so that a look does not load its actor. */
  private GameReply.Seen seen(GameId id, @Nullable String player) {
    return switch (status(id)) {
      case UNKNOWN -> throw noSuchGame();
      case OVER -> history.look(id, player).orElseThrow(GameDesk::noSuchGame);
      case LIVE -> {
        var seen = (GameReply.Seen) ask(id, me -> new GameCommand.Look(player, me));
        if (!seen.isLive()) {
          opened.put(id, Status.OVER);
        }
        yield seen;
      }
    };
  }

  void checkOpened(GameId id) {
    if (!isOpened(id)) {
      throw noSuchGame();
    }
  }

  boolean isOpened(GameId id) {
    return status(id) != Status.UNKNOWN;
  }

  private Status status(GameId id) {
    var known = opened.get(id);
    if (known != null) {
      return known;
    }
    var status = history.status(id);
    if (status != Status.UNKNOWN) {
      opened.put(id, status);
    }
    return status;
  }

  static RequestRefused noSuchGame() {
    return new RequestRefused(GameRefusals.NO_SUCH_GAME);
  }

  private long now() {
    return arrivals.arrived(Duration.ZERO);
  }

  private GameReply ask(GameId id, Function<ActorRef<GameReply>, GameCommand.Asked> command) {
    return accepted(Asked.await(games.ask(id, command)));
  }

  private <T extends GameReply> CompletionStage<T> askLater(
      GameId id, Function<ActorRef<GameReply>, GameCommand.Asked> command, Class<T> answer) {
    return games
        .ask(id, command)
        .handle((reply, why) -> {
          if (why != null) {
            throw Asked.refusalOf(why);
          }
          return answer.cast(accepted(reply));
        });
  }

  private static GameReply accepted(GameReply reply) {
    if (reply instanceof GameReply.Refused(var why)) {
      throw new RequestRefused(why);
    }
    return reply;
  }
}
