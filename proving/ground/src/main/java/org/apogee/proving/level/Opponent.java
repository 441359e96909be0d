package org.apogee.proving.level;

import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Breather;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.engine.bot.house.Level;
import org.apogee.engine.bot.house.LevelBot;
import org.apogee.engine.bot.house.Strength;

/** Either side of a measured pair: a level, perhaps with another strength than it has now. */
sealed interface Opponent {
  String name();

  Bot newBot(Ruleset ruleset);

  default Budget budget() {
    return Budget.NONE;
  }

  record OfLevel(Level level, Strength strength) implements Opponent {
    @Override
    public String name() {
      return level.text();
    }

    @Override
    public Bot newBot(Ruleset ruleset) {
      return new LevelBot(ruleset, strength, Breather.NONE);
    }
  }

  record Other(BotSpec spec) implements Opponent {
    @Override
    public String name() {
      return spec.text();
    }

    @Override
    public Bot newBot(Ruleset ruleset) {
      return spec.newBot(ruleset);
    }

    @Override
    public Budget budget() {
      return spec.budget();
    }
  }
}
