package org.apogee.engine.supernova;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;
import org.apogee.engine.words.Words;

/** Everything that Supernova names, in words. */
final class SupernovaGlossary {
  static final Glossary ALL = Glossary.of(entries());

  private SupernovaGlossary() {}

  private static List<Entry> entries() {
    var entries = new ArrayList<Entry>();
    for (var term : Term.values()) {
      entries.add(term.entry());
    }
    for (var phase : PhaseTerm.values()) {
      entries.add(phase.entry());
    }
    for (var option : OptionTerm.values()) {
      entries.add(option.entry());
    }
    for (var race : Race.values()) {
      if (race != Race.NONE) {
        entries.add(race(race));
      }
    }
    entries.addAll(CardSentences.entries());
    for (var effect : Effect.values()) {
      if (effect != Effect.NONE) {
        entries.add(
            Entry.of(Kind.EFFECT, effect.id, effect.title, Words.sentence(effect.sentence), "R 2.9")
                .plural(effect.title));
      }
    }
    for (var ability : Ability.values()) {
      var sentence = Words.sentence("the planet or ship %s", ability.clause);
      entries.add(
          Entry.of(Kind.EFFECT, ability.id, ability.title, sentence, ability.rule)
              .plural(ability.title));
    }
    return entries;
  }

  private static Entry race(Race race) {
    var sentence = Words.sentence("the aliens whose homeworld is %s", homeOf(race));
    return new Entry(
        race.label.toLowerCase(Locale.ROOT),
        Kind.RACE,
        race.label,
        race.people,
        sentence,
        "R 2.5",
        List.of(race.label));
  }

  private static String homeOf(Race race) {
    for (var kind : CardKind.values()) {
      if (kind.isPermanentHomeworld() && kind.race == race) {
        return kind.label;
      }
    }
    throw new IllegalStateException("no homeworld of " + race);
  }
}
