package org.apogee.engine.golden;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.engine.chance.Seed;
import org.apogee.engine.replay.GameRecorder;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.toy.DriftRuleset;

/** Lets bots play a whole game and writes it down. */
final class GoldenRecorder {
  private static final Ruleset TOY = new DriftRuleset();

  private GoldenRecorder() {}

  /** A game by its edition; the toy is not registered where the tests run. */
  static Ruleset rulesetOf(String id) {
    return id.equals(TOY.id().toString()) ? TOY : Rulesets.find(id);
  }

  /**
   * @param parts {@code sol-1/name}, bots with commas, a number as seed, options as {@code
   *     name=value}
   */
  static String record(List<String> parts) {
    var game =
        parts.get(0).substring(0, parts.get(0).indexOf('/')).replaceFirst("-(?=[0-9]+$)", "/");
    var ruleset = rulesetOf(game);
    var players = List.of(parts.get(1).split(",", -1));
    long seed = Long.parseLong(parts.get(2));
    var options = new HashMap<String, String>();
    for (var option : parts.subList(3, parts.size())) {
      int equals = option.indexOf('=');
      options.put(option.substring(0, equals), option.substring(equals + 1));
    }
    var specs = players.stream().map(BotSpec::parse).toList();
    List<Bot> bots = specs.stream().map(spec -> spec.newBot(ruleset)).toList();
    var nonces = new ArrayList<String>();
    for (int seat = 0; seat < players.size(); seat++) {
      nonces.add("golden-" + seat);
    }
    var recorder =
        new GameRecorder(
            ruleset,
            Setup.of(ruleset, players.size(), options),
            players,
            Seed.from("golden " + seed),
            nonces);
    var own = Chance.of(new SplittableRandom(seed));
    while (!recorder.isOver()) {
      var known = recorder.position().copy();
      int seat = known.seatToAct();
      known.determinize(seat, own);
      recorder.play(bots.get(seat).choose(known, seat, own, specs.get(seat).budget()));
    }
    return ReplayText.print(recorder.replay());
  }
}
