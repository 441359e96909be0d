package org.apogee.engine.bot.house;

import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Breather;
import org.apogee.engine.bot.mcts.MctsBot;

/** The families of bots that every installation has. */
public enum HouseFamily implements BotSpec.Family {
  RANDOM,
  GREEDY,
  MCTS;

  @Override
  public Bot newBot(Ruleset ruleset, Breather breather) {
    return switch (this) {
      case RANDOM -> new RandomBot();
      case GREEDY -> new GreedyBot(ruleset);
      case MCTS -> new MctsBot(ruleset, breather);
    };
  }
}
