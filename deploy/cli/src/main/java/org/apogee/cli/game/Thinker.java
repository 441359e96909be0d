package org.apogee.cli.game;

import java.util.HexFormat;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.engine.chance.Seed;

/**
 * A bot in its seat: thinks on what it may know, with dice of its own that follow from the seed.
 */
final class Thinker {
  private final BotSpec spec;
  private final Bot bot;
  private final Chance dice;

  Thinker(String name, Ruleset ruleset, Seed seed, int seat) {
    spec = BotSpec.parse(name);
    bot = spec.newBot(ruleset);
    var own = Seed.from("bot " + seat + " " + seed.reveal()).reveal();
    dice = Chance.of(new SplittableRandom(HexFormat.fromHexDigitsToLong(own.substring(0, 16))));
  }

  long choose(Position position, int seat) {
    var known = position.copy();
    known.determinize(seat, dice);
    return bot.choose(known, seat, dice, spec.budget());
  }
}
