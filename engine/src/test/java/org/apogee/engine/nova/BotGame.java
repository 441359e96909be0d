package org.apogee.engine.nova;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.house.BotSpec;

/** A game of equal bots, for what is measured on demand. */
final class BotGame {
  /** Is told of every move before it is played. */
  interface Watcher {
    void sees(NovaPosition p, long move);
  }

  private BotGame() {}

  /** Plays it to the end. */
  static NovaPosition play(String bot, int seats, long seed, Watcher watcher) {
    var ruleset = new NovaRuleset();
    var spec = BotSpec.parse(bot);
    var chance = Chance.of(new SplittableRandom(seed));
    var own = Chance.of(new SplittableRandom(~seed));
    var p = (NovaPosition) ruleset.newPosition(Setup.of(ruleset, seats), chance);
    var bots = new Bot[seats];
    Arrays.setAll(bots, _ -> spec.newBot(ruleset));
    while (!p.isOver()) {
      int seat = p.seatToAct();
      var known = p.copy();
      known.determinize(seat, own);
      long move = bots[seat].choose(known, seat, own, spec.budget());
      watcher.sees(p, move);
      p.play(move, chance);
    }
    return p;
  }
}
