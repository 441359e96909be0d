package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.GLOSSARY;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.apogee.engine.Option;
import org.apogee.engine.Ruleset;
import org.apogee.engine.words.Glossary;

/** The form of a glossary, and that options and their values are in it. */
final class GlossaryFormLaw {
  private static final Pattern ID = Pattern.compile("[a-z0-9]+([-.][a-z0-9]+)*");
  private static final Pattern SENTENCE = Pattern.compile("[\\p{Lu}0-9].*[^ .!?][.!?]");

  private final Ruleset ruleset;
  private final Glossary glossary;

  GlossaryFormLaw(Ruleset ruleset) {
    this.ruleset = ruleset;
    this.glossary = ruleset.glossary();
  }

  void check() {
    var ids = new HashSet<String>();
    var texts = new EnumMap<Glossary.Kind, Map<String, String>>(Glossary.Kind.class);
    for (var entry : glossary.entries()) {
      check(
          ID.matcher(entry.id()).matches() && ids.add(entry.id()),
          "an id is of lower-case words with hyphens, and there is one of each: " + entry);
      check(
          SENTENCE.matcher(entry.sentence()).matches()
              && !entry.name().isBlank()
              && !entry.plural().isBlank()
              && entry.rule().startsWith("R "),
          "an entry has a name, a plural, a sentence and a rule: " + entry);
      var ofKind = texts.computeIfAbsent(entry.kind(), _ -> new HashMap<>());
      for (var text : entry.texts()) {
        var twin = ofKind.put(text, entry.id());
        check(
            twin == null,
            "%s stands for both %s and %s, of one kind".formatted(text, twin, entry.id()));
      }
    }
    ruleset.options().forEach(this::checkOption);
  }

  private void checkOption(Option option) {
    check(
        glossary.find(option.name()).stream()
            .anyMatch(entry -> entry.kind() == Glossary.Kind.OPTION),
        "it has no option %s".formatted(option.name()));
    var values =
        option.values() instanceof Option.OneOf(var names) ? Set.copyOf(names) : Set.<String>of();
    for (var value : values) {
      check(
          glossary.knows(value),
          "option %s has the value %s, which it lacks".formatted(option.name(), value));
    }
  }

  private void check(boolean holds, String what) {
    if (!holds) {
      throw new BrokenLaw(GLOSSARY, ruleset.id().toString(), what);
    }
  }
}
