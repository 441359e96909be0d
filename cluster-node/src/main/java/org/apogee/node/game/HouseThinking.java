package org.apogee.node.game;

import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apogee.node.thinking.Payer;
import org.apogee.node.thinking.Rank;
import org.apogee.protocol.game.GameOrder.OriginKind;

/** Lets house bots think for one game, on other threads; the turn comes back as a command. */
final class HouseThinking {
  private final ActorContext<GameCommand> context;
  private final GameDeps deps;

  /** The question and the ply of the turn that was begun last. */
  private int thinksAbout = -1;

  private int thinksAt = -1;
  private long since;

  HouseThinking(ActorContext<GameCommand> context, GameDeps deps) {
    this.context = context;
    this.deps = deps;
  }

  /**
   * Begins a turn. The bot gets a copy of the position: the game may change while it thinks, and
   * then its turn is no longer for this ply and is thrown away.
   */
  void think(GameState state, String bot) {
    int asked = state.questionOf(state.seatToAct());
    if (asked == thinksAbout && state.log().size() == thinksAt) {
      return; // an offer came and went; the turn is on its way
    }
    thinksAbout = asked;
    thinksAt = state.log().size();
    since = deps.micros();
    var turn = HouseTurn.of(state, bot, deps.botMovesMax());
    context.pipeToSelf(
        deps.metrics()
            .thought(state.order(), turn.bot(), payer(state), turn.thought(), deps.thinkers()),
        (played, why) ->
            why == null
                ? new GameCommand.TurnThought(played, asked)
                : new GameCommand.TurnFailed(turn.firstPly(), why));
  }

  /** After a failed write: the turn that it should have stored has to be thought out again. */
  void forget() {
    thinksAbout = -1;
    thinksAt = -1;
  }

  /** When the turn was begun, in microseconds. */
  long since() {
    return since;
  }

  /** Rated games before casual ones, and casual games that a person waits for before others. */
  private static Payer payer(GameState state) {
    var origin = state.order().origin();
    if (origin.kind() != OriginKind.CASUAL || state.order().pool() != null) {
      return new Payer(Rank.RATED, origin.by());
    }
    var rank = state.isWaitedFor() ? Rank.PLAYED : Rank.ALONE;
    return new Payer(rank, origin.by());
  }
}
