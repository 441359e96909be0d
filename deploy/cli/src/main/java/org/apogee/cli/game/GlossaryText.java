package org.apogee.cli.game;

import java.util.List;
import org.apogee.engine.Ruleset;
import org.apogee.engine.words.Glossary;

/** The glossary of a game: for people by kind, with the sentence below each name. */
final class GlossaryText {
  private GlossaryText() {}

  static String of(Ruleset ruleset) {
    var text = new StringBuilder();
    text.append(
        "%s (%s): what its board, moves and reports name\n"
            .formatted(ruleset.title(), ruleset.id()));
    for (var kind : Glossary.Kind.values()) {
      var entries =
          ruleset.glossary().entries().stream().filter(entry -> entry.kind() == kind).toList();
      if (!entries.isEmpty()) {
        text.append("\n%s\n".formatted(kind));
        entries.forEach(entry -> text.append(lines(entry)));
      }
    }
    return text.toString().stripTrailing();
  }

  private static String lines(Glossary.Entry entry) {
    var codes = entry.codes().stream().filter(code -> !code.equals(entry.name())).toList();
    var also = codes.isEmpty() ? "" : " [" + String.join(", ", codes) + "]";
    return "  %s%s, %s\n    %s\n".formatted(entry.name(), also, entry.rule(), entry.sentence());
  }

  static Json json(Ruleset ruleset) {
    return new Json(ruleset.id().toString(), ruleset.glossary().entries());
  }

  record Json(String ruleset, List<Glossary.Entry> entries) {}
}
