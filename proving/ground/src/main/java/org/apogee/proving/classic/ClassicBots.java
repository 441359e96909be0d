package org.apogee.proving.classic;

import java.util.Optional;
import java.util.regex.Pattern;
import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.Breather;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.house.AddedBots;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.engine.bot.house.GreedyBot;
import org.apogee.proving.classic.search.ClassicSearch;

/** {@code classic}, greedy with a frozen evaluation, and {@code classic:200}, a frozen search. */
public final class ClassicBots implements AddedBots {
  private static final String GREEDY = "classic";
  private static final Pattern SEARCH = Pattern.compile("classic:([1-9][0-9]{0,6})");

  @Override
  public Optional<BotSpec> find(String text) {
    var search = SEARCH.matcher(text);
    if (search.matches()) {
      var budget = new Budget.Playouts(Integer.parseInt(search.group(1)));
      return Optional.of(new BotSpec(text, Family.SEARCH, budget));
    }
    return text.equals(GREEDY)
        ? Optional.of(new BotSpec(text, Family.GREEDY, Budget.NONE))
        : Optional.empty();
  }

  private enum Family implements BotSpec.Family {
    GREEDY,
    SEARCH;

    @Override
    public Bot newBot(Ruleset ruleset, Breather breather) {
      var evaluation = Classics.evaluation(ruleset);
      return this == GREEDY
          ? new GreedyBot(evaluation)
          : new ClassicSearch(ruleset, evaluation, breather);
    }
  }
}
