package org.apogee.engine.solis;

import java.util.ArrayList;
import org.apogee.engine.solis.Effect.Deed;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** R 2.18 and R 2.19: effects of technologies in words. */
final class TechWords {
  private TechWords() {}

  /** What a technology does, in one sentence. */
  static String sentence(Tech tech) {
    var parts = new ArrayList<String>();
    for (var effect : tech.effects) {
      parts.add(effect(effect));
    }
    return Words.sentence(Words.list(parts));
  }

  private static String effect(Effect effect) {
    return switch (effect) {
      case Effect.Lasting(var what, int amount) -> lasting(what, amount);
      case Effect.Tiles(var kind, int count) -> "provides " + Words.some(count, kind.noun);
      case Effect.PointsPer(var metric, int points) ->
          Phrase.of("scores %d ☆ for each %s at the end", points, unit(metric));
      case Effect.When(var event, int stars) ->
          Phrase.of("gives %d ★ for the first %s of each cycle", stars, event(event));
      case Effect.Power power ->
          Phrase.of(
              "%s for %s%s: %s",
              when(power.timing()),
              SolisWords.energy(power.cost()),
              power.onlyAgainstEntity() ? ", against the Entity alone" : "",
              deed(power.deed(), power.amount()));
    };
  }

  private static String lasting(Passive what, int n) {
    return switch (what) {
      case TRACK_ENERGY -> steps("energy", n);
      case TRACK_RESEARCH -> steps("research", n);
      case TRACK_POPULATION -> steps("population", n);
      case TRACK_FLEET -> steps("fleet", n);
      case MOVE_CAP -> Phrase.of("a move takes %s without extra cost", more(n, "ship"));
      case BUILD_CAP -> "a build makes " + more(n, "ship");
      case MOVE_RANGE -> Phrase.of("ships move %s, and support reaches as far", more(n, "sector"));
      case SUPPORT -> "support reaches " + more(n, "sector");
      case PASS -> "ships pass through sectors with enemy forces";
      case RANGE_OF_SHIPS -> "ships fire at a distance of " + n;
      case RANGE_OF_STATIONS -> "stations fire at a distance of " + n;
      case STATION_DICE -> "each station rolls " + more(n, "die", "dice");
      case HULL -> Phrase.of("armour is %d higher", n);
      case SCAN_DRAW -> "a scan draws " + more(n, "tile");
      case SCAN_KEEP -> Phrase.of("a scan keeps %s without extra cost", more(n, "tile"));
      case STORE -> more(n, "tile") + " can be stored";
      case REVEAL_RED -> "a reveal of red tiles places " + more(n, "tile");
      case REVEAL_YELLOW -> "a reveal of yellow tiles places " + more(n, "tile");
      case REVEAL_BLUE -> "a reveal of blue tiles places " + more(n, "tile");
      case CHEAP_COLONIZE -> cheaper("to colonize", n);
      case CHEAP_SHIPS -> cheaper("to build ships", n);
      case CHEAP_STATION -> cheaper("to build a station", n);
      case CHEAP_GATE -> cheaper("to build a gate", n);
      case CHEAP_REVEAL_RED -> cheaper("to reveal red tiles", n);
      case RESEARCH_YIELD -> "research gives " + more(n, "credit");
      case DISCOVER_DRAW -> "a discovery draws " + more(n, "card");
      case CLAIM_DISCOUNT -> Phrase.of("basic technologies cost %s less", Words.count(n, "credit"));
      case ARCHIVE -> "the archive has " + more(n, "place");
      case SYNTH_LIMIT -> more(n, "resource") + " can be synthesized";
      case IMPROVE_COUNT -> "one action improves " + more(n, "sector");
    };
  }

  private static String steps(String track, int n) {
    return Phrase.of("%s is %s higher", track, Words.count(n, "step"));
  }

  private static String more(int n, String what) {
    return more(n, what, Words.plural(what));
  }

  private static String more(int n, String one, String many) {
    return Phrase.of("%d more %s", n, Words.agree(n, one, many));
  }

  private static String cheaper(String action, int n) {
    return Phrase.of("%s costs %d energy less, at least 1", action, n);
  }

  private static String unit(Effect.Metric metric) {
    return switch (metric) {
      case RES_N -> "Neutronium ore in stock";
      case RES_P -> "Pteracnium crystal in stock";
      case RES_H -> "Hadron archeolith in stock";
      case RES_B -> "Boson condensate in stock";
      case RES_A -> "Antimatter in stock";
      case SECTORS -> "sector but the homeworld";
      case ARTIFACTS -> "artifact";
      case ACTIVE_BASICS -> "active basic technology";
    };
  }

  private static String event(Effect.Event event) {
    return switch (event) {
      case KILL2 -> "combat that destroys 2 units";
      case WIN_SECTOR -> "combat won";
      case BUILD_GATE -> "gate built";
      case BUILD_STATION -> "station built";
    };
  }

  private static String when(Effect.Timing timing) {
    return switch (timing) {
      case COMBAT -> "once in a combat";
      case TURN -> "once in a cycle, beside an action,";
      case ACTION -> "once in a cycle, as an action,";
    };
  }

  /** What a power does, as the end of a sentence. */
  static String deed(Deed deed, int n) {
    return switch (deed) {
      case REROLL -> Phrase.of("up to %d own dice are rolled again", n);
      case SETDIE -> Phrase.of("%s turned to another face", n == 1 ? "a die is" : n + " dice are");
      case ADD_DICE -> Phrase.of("%d more dice are rolled", n);
      case JAM -> n == 1 ? "a die of the enemy is removed" : n + " dice of the enemy are removed";
      case GAIN_ENERGY -> Phrase.of("it gains %d energy", n);
      case RESTORE -> Phrase.of("up to %d ships that are disabled or captured come back", n);
      case DISABLE -> Phrase.of("up to %d enemy ships are disabled", n);
      case FOLD_JUMP -> Phrase.of("ships move %d sectors further, through enemies", n);
    };
  }
}
