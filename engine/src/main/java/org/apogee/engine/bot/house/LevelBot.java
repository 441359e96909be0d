package org.apogee.engine.bot.house;

import org.apogee.engine.Chance;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Breather;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.mcts.MctsBot;

/**
 * Greedy or a search with the strength of a level. Its budget belongs to the level and the game, so
 * it does not ask for another: the same name is the same strength everywhere.
 */
public final class LevelBot implements Bot {
  private final Bot bot;
  private final Budget own;

  public LevelBot(Ruleset ruleset, Strength strength, Breather breather) {
    var evaluation = Misjudgment.of(ruleset.evaluation(), strength.blur());
    bot =
        strength.isSearch()
            ? new MctsBot(evaluation, strength.width(), strength.lookahead(), breather)
            : new GreedyBot(evaluation, strength.width());
    own = strength.isSearch() ? new Budget.Playouts(strength.playOuts()) : Budget.NONE;
  }

  @Override
  public long choose(Position known, int seat, Chance chance, Budget budget) {
    return bot.choose(known, seat, chance, own);
  }
}
