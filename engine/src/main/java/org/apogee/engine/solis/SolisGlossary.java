package org.apogee.engine.solis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;
import org.apogee.engine.words.Words;

/**
 * Everything that the game names, in words. Rows of tables are explained here, from the tables
 * themselves; {@link SolisTerms} has what is not in a table.
 */
final class SolisGlossary {
  static final Glossary ALL = Glossary.of(entries());

  private SolisGlossary() {}

  private static List<Entry> entries() {
    var entries = new ArrayList<>(SolisTerms.ENTRIES);
    for (int i = 0; i < Race.count(); i++) {
      entries.add(race(Race.of(i)));
    }
    for (int good = 0; good <= Good.OMEGA; good++) {
      entries.add(resource(good));
    }
    for (int i = 0; i < Location.count(); i++) {
      entries.add(location(Location.of(i)));
    }
    for (int i = 0; i < TileKind.count(); i++) {
      entries.add(combatTile(TileKind.of(i)));
    }
    for (var tech : BasicTechs.ROWS) {
      entries.add(tech(tech, "R 2.16"));
    }
    for (var tech : RaceTechs.ROWS) {
      entries.add(tech(tech, "R 2.15"));
    }
    for (var tech : AncientTechs.ROWS) {
      entries.add(tech(tech, "R 2.17"));
    }
    for (int i = 0; i < Objective.count(); i++) {
      entries.add(objective(Objective.of(i)));
    }
    for (int i = 0; i < SolisEnding.count(); i++) {
      entries.add(ending(SolisEnding.of(i)));
    }
    return entries;
  }

  /** A name of its own, which has no plural. */
  private static Entry named(Kind kind, String id, String name, String sentence, String rule) {
    return Entry.of(kind, id.toLowerCase(Locale.ROOT), name, sentence, rule).plural(name);
  }

  private static Entry race(Race race) {
    var sentence = "A race of the colour %s: %s.".formatted(race.colour, race.gift);
    return named(Kind.RACE, race.label, race.label, sentence, "R 2.15");
  }

  private static Entry resource(int good) {
    var sentence =
        good == Good.OMEGA
            ? "An artifact brings it; it supplies any slot of a technology."
            : "A basic resource, which supplies slots of its kind and grey slots.";
    var letter = Good.letter(good);
    var id = Good.name(good).replace(' ', '-');
    return named(Kind.RESOURCE, id, Good.name(good), sentence, "R 2.6").codes(letter);
  }

  private static Entry location(Location location) {
    var worth = location.value == 0 ? "" : ", and is worth %d ★".formatted(location.value);
    var gift = location.gift();
    var sentence = "A %s tile that brings %s%s.".formatted(Star.name(location.star), gift, worth);
    return named(Kind.TILE, location.id, location.label, sentence, "R 2.8").codes(location.id);
  }

  private static Entry combatTile(TileKind kind) {
    var entry =
        Entry.of(Kind.EFFECT, kind.label.toLowerCase(Locale.ROOT), kind.noun, kind.does, "R 2.22");
    return kind == TileKind.A1
        ? entry.codes(kind.label, kind.label + "+1")
        : entry.codes(kind.label);
  }

  private static Entry tech(Tech tech, String rule) {
    return named(Kind.TECH, tech.id, tech.label, TechWords.sentence(tech), rule).codes(tech.id);
  }

  private static Entry objective(Objective objective) {
    var sentence =
        "A %s objective, for %d ☆: %s."
            .formatted(
                objective.tier.name().toLowerCase(Locale.ROOT),
                objective.tier.points,
                objective.wanted);
    return named(Kind.OBJECTIVE, objective.name(), objective.label, sentence, "R 2.27")
        .codes(objective.name());
  }

  private static Entry ending(SolisEnding ending) {
    var name = ending == SolisEnding.NONE ? "no ending" : ending.code.replace('-', ' ');
    var sentence =
        switch (ending) {
          case NONE -> "The game goes on.";
          case VICTORY -> "A seat declared victory, and the seats are first to last by points.";
          case DEFEAT_OVERRUN, DEFEAT_SUPERNOVA, DEFEAT_STALL ->
              "The Entity wins: %s.".formatted(ending.reason);
          case END_OVERRUN, END_SUPERNOVA ->
              "The game ends, and points decide: %s.".formatted(ending.reason);
        };
    var rule =
        ending == SolisEnding.END_OVERRUN || ending == SolisEnding.END_SUPERNOVA
            ? "R 16.2"
            : "R 15.3";
    return Entry.of(Kind.ENDING, "ending-" + ending.code, name, Words.sentence(sentence), rule)
        .codes(ending.code);
  }
}
