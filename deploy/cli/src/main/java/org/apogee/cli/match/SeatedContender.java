package org.apogee.cli.match;

import java.util.List;
import org.apogee.cli.process.BotFailed;
import org.apogee.cli.process.BotSeat;
import org.apogee.engine.Chance;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Budget;
import org.jspecify.annotations.Nullable;

/** A contender on one seat of one game. */
sealed interface SeatedContender {
  void begin() throws BotFailed, InterruptedException;

  long choose(Position truth, int ply, MoveList legal) throws BotFailed, InterruptedException;

  default boolean listens() {
    return false;
  }

  default void hear(Fact fact) {}

  default void end(
      String ending, @Nullable String reason, List<Integer> places, List<Integer> scores) {}

  default void drop() {}

  /**
   * A bot of the platform; it is shown a position with everything dealt anew that it may not know.
   */
  final class House implements SeatedContender {
    private final Bot bot;
    private final int seat;
    private final Chance chance;
    private final Budget budget;
    private @Nullable Position known;

    House(Bot bot, int seat, Chance chance, Budget budget) {
      this.bot = bot;
      this.seat = seat;
      this.chance = chance;
      this.budget = budget;
    }

    @Override
    public void begin() {}

    @Override
    public long choose(Position truth, int ply, MoveList legal) {
      if (known == null) {
        known = truth.copy();
      }
      known.copyFrom(truth);
      known.determinize(seat, chance);
      return bot.choose(known, seat, chance, budget);
    }
  }

  /** A bot program. */
  record Program(BotSeat bot) implements SeatedContender {
    @Override
    public void begin() throws BotFailed, InterruptedException {
      bot.begin();
    }

    @Override
    public long choose(Position truth, int ply, MoveList legal)
        throws BotFailed, InterruptedException {
      return bot.choose(truth, ply, legal);
    }

    @Override
    public boolean listens() {
      return true;
    }

    @Override
    public void hear(Fact fact) {
      bot.hear(fact);
    }

    @Override
    public void end(
        String ending, @Nullable String reason, List<Integer> places, List<Integer> scores) {
      bot.end(ending, reason, places, scores);
    }

    @Override
    public void drop() {
      bot.drop();
    }
  }
}
