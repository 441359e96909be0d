package org.apogee.engine.supernova;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** R 2, the card list in words: a sentence for each row, made from its numbers. */
final class CardSentences {
  private CardSentences() {}

  static List<Glossary.Entry> entries() {
    var entries = new ArrayList<Glossary.Entry>();
    for (var kind : CardKind.values()) {
      var entry =
          Glossary.Entry.of(
                  Glossary.Kind.CARD, id(kind.label), kind.label, sentence(kind), rule(kind.type))
              .codes(kind.label, kind.label + "-#");
      entries.add(isPlural(kind) ? entry.plural(kind.label) : entry);
    }
    return entries;
  }

  private static String id(String label) {
    return label.toLowerCase(Locale.ROOT).replace("'", "").replace(' ', '-');
  }

  /** {@code Evil Clones} are several, {@code Antares} is the only one of its name. */
  private static boolean isPlural(CardKind kind) {
    return kind.type == CardType.PLANET || kind.label.matches(".*[^siu]s");
  }

  private static String rule(CardType type) {
    return switch (type) {
      case PLANET -> "R 2.2";
      case ENVIRONMENT -> "R 2.3";
      case CIVILIZATION -> "R 2.4";
      case ALIEN, MERC -> "R 2.5";
      case SHIP -> "R 2.6";
      case MODIFIER -> "R 2.7";
      case SPECIAL -> "R 2.8";
    };
  }

  static String sentence(CardKind kind) {
    return switch (kind.type) {
      case PLANET ->
          Words.sentence("a planet of %s%s", SupernovaWords.amounts(kind, 1), home(kind));
      case ENVIRONMENT ->
          Words.sentence("an environment: its planet %s%s", changes(kind), opposite(kind));
      case CIVILIZATION -> Words.sentence("a civilization: its planet %s", changes(kind));
      case ALIEN ->
          Words.sentence(
              "aliens: %s population with %s", kind.race.label, SupernovaWords.amounts(kind, 1));
      case MERC ->
          Words.sentence(
              "mercenaries: population of no race with %s", SupernovaWords.amounts(kind, 1));
      case SHIP ->
          Words.sentence("a ship with %s%s", SupernovaWords.amounts(kind, 1), abilities(kind));
      case MODIFIER -> Words.sentence("a modifier: its ship %s", changes(kind));
      case SPECIAL -> special(kind);
    };
  }

  private static String home(CardKind kind) {
    return kind.isPermanentHomeworld() ? ", the homeworld of the " + kind.race.people : "";
  }

  private static String changes(CardKind kind) {
    var clauses = new ArrayList<>(SupernovaWords.changes(kind));
    for (var ability : Ability.values()) {
      if (kind.has(ability.flag)) {
        clauses.add(ability.clause);
      }
    }
    return Words.list(clauses);
  }

  private static String opposite(CardKind kind) {
    return kind.opposite() == kind ? "" : Phrase.of("; %s cancels it", kind.opposite().label);
  }

  private static String abilities(CardKind kind) {
    var clauses = new ArrayList<String>();
    for (var ability : Ability.values()) {
      if (kind.has(ability.flag)) {
        clauses.add(ability.clause);
      }
    }
    return clauses.isEmpty() ? "" : "; it " + Words.list(clauses);
  }

  private static String special(CardKind kind) {
    return kind.effect == Effect.MOD
        ? Words.sentence(
            "one side %s in every battle of this Action phase",
            Words.list(SupernovaWords.changes(kind)))
        : Words.sentence(kind.effect.sentence);
  }
}
