package org.apogee.protocol.reference;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.engine.Ruleset;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Reference;
import org.apogee.engine.words.Reference.Part;
import org.apogee.engine.words.Reference.Shape;

/** A game's page {@code docs/reference/GAME.md}. */
final class ReferencePage {
  private static final int EXAMPLE_MAX = 60;
  private static final String NO_EXAMPLE = "—";

  private final Ruleset ruleset;
  private final Reference reference;
  private final Examples examples;
  private final StringBuilder page = new StringBuilder();

  private ReferencePage(Ruleset ruleset, Examples examples) {
    this.ruleset = ruleset;
    this.reference = ruleset.reference();
    this.examples = examples;
  }

  static String of(Ruleset ruleset, Examples examples) {
    return new ReferencePage(ruleset, examples).text();
  }

  private String text() {
    var game = ruleset.id().game();
    line("# " + ruleset.title() + " for programs");
    line("");
    line(
        ("The views, moves and facts of games of `%s`, for %s. This page is generated from the engine and"
                + " from real games: do not edit it.")
            .formatted(ruleset.id(), seats()));
    line(
        ("The same as JSON Schema: `GET /api/v1/rulesets/%s/schema`. The messages around it:"
                + " [bot-protocol.md](../bot-protocol.md). The rules: [%s.md](../rules/%s.md).")
            .formatted(game, game, game));
    line("");
    line("- Seats count from 0. `int` is a whole number, `flag` is true or false.");
    line("- A program answers with the `code` of a move, never with its kind or arguments.");
    line("- Every text that names something is explained under [Words](#words).");
    line(
        "- Where an example is "
            + NO_EXAMPLE
            + ", the games of the examples show none: it is rare.");
    options();
    views();
    kinds("Moves", "move", reference.moves());
    kinds(
        "Facts",
        "fact",
        Stream.concat(reference.facts().stream(), GameSchema.PLATFORM_FACTS.stream()).toList());
    endings();
    counters();
    words();
    example();
    return page.toString();
  }

  private String seats() {
    return ruleset.minSeats() == ruleset.maxSeats()
        ? ruleset.minSeats() + " seats"
        : "%d to %d seats".formatted(ruleset.minSeats(), ruleset.maxSeats());
  }

  private void options() {
    heading("Options");
    line("`game-start` contains all of them.");
    table("Option", "Values", "Default", "Meaning");
    for (var option : ruleset.options()) {
      row(
          code(option.name()),
          option.values().described(),
          code(option.byDefault()),
          option.sentence());
    }
  }

  private void views() {
    heading("View");
    boolean isRoot = true;
    for (var record : ViewTypes.of(ruleset)) {
      var name = isRoot ? "" : record.getSimpleName();
      var shape = Reference.find(reference.views(), name).orElseThrow();
      if (!isRoot) {
        line("");
        line("### " + name);
        line("");
      }
      line(shape.sentence());
      table("Field", "Type", "Meaning", "Example");
      for (var component : record.getRecordComponents()) {
        var part = shape.part(component.getName()).orElseThrow();
        row(
            code(component.getName()),
            ViewTypes.described(component),
            meaning(part),
            example("view/" + name + "/" + component.getName()));
      }
      isRoot = false;
    }
  }

  private void kinds(String title, String what, List<Shape> shapes) {
    heading(title);
    line(
        what.equals("move")
            ? "Each legal move of a question has a `kind` and its `args`; the example of a kind is"
                + " its `text`."
            : "Each fact has a `kind` and its `args`; the example of a kind is its `text`.");
    table("Kind", "Argument", "Meaning", "Example");
    for (var shape : sorted(shapes)) {
      var path = what + "/" + shape.name();
      var rule = examples.get("rule/" + shape.name());
      row(
          code(shape.name()),
          "",
          shape.sentence() + (what.equals("move") && rule != null ? " " + rule.asText() : ""),
          words(path));
      for (var part : shape.parts()) {
        row(
            "",
            code(part.name()) + " " + type(part) + (part.isOptional() ? ", may be absent" : ""),
            meaning(part),
            example(path + "/" + part.name()));
      }
    }
  }

  private static List<Shape> sorted(List<Shape> shapes) {
    var byName = new TreeMap<String, Shape>();
    shapes.forEach(shape -> byName.put(shape.name(), shape));
    return List.copyOf(byName.values());
  }

  private static String type(Part part) {
    return switch (part.type()) {
      case INTS -> "list of int";
      case TEXTS -> "list of text";
      default -> part.type().name().toLowerCase(Locale.ROOT);
    };
  }

  private static String meaning(Part part) {
    return part.values().isEmpty()
        ? part.sentence()
        : part.sentence()
            + " "
            + part.values().stream()
                .map(value -> value.isEmpty() ? "an empty text" : code(value))
                .collect(Collectors.joining(", "));
  }

  private void endings() {
    heading("Endings");
    line(
        "`ending` of `game-over`, if the rules ended the game. Codes of failures are in"
            + " [bot-protocol.md](../bot-protocol.md#4-failures-that-lose-a-game).");
    table("Code", "Meaning", "Rule");
    entries(Glossary.Kind.ENDING)
        .forEach(entry -> row(codes(entry), entry.sentence(), entry.rule()));
  }

  private void counters() {
    heading("Counters");
    line("Of the outcome, for statistics; `#` is a number of a seat and `@` a word.");
    table("Counter", "Meaning", "Example");
    for (var counter : reference.counters()) {
      row(
          code(counter.name()),
          counter.sentence(),
          examples
              .first("counter/" + GameSchema.regex(counter.name()))
              .map(ReferencePage::shortened)
              .map(ReferencePage::code)
              .orElse(NO_EXAMPLE));
    }
  }

  private void words() {
    heading("Words");
    line(
        "How views, moves and facts name things; in a code, `#` is a number and `@` a capital"
            + " letter.");
    for (var kind : Glossary.Kind.values()) {
      var entries = entries(kind).toList();
      if (!entries.isEmpty() && kind != Glossary.Kind.ENDING && kind != Glossary.Kind.OPTION) {
        line("");
        line("### Words: " + kind.name().toLowerCase(Locale.ROOT));
        table("Code", "Name", "Meaning", "Rule");
        entries.forEach(entry -> row(codes(entry), entry.name(), entry.sentence(), entry.rule()));
      }
    }
  }

  private Stream<Glossary.Entry> entries(Glossary.Kind kind) {
    return ruleset.glossary().entries().stream().filter(entry -> entry.kind() == kind);
  }

  private static String codes(Glossary.Entry entry) {
    return entry.codes().stream().map(ReferencePage::code).collect(Collectors.joining(", "));
  }

  private void example() {
    heading("A question");
    line("A real one; each list is cut to its first two entries.");
    line("");
    line("```json");
    line(ProtocolNodes.cut(examples.question(), 2).toPrettyString());
    line("```");
  }

  private String words(String path) {
    var found = examples.get(path);
    return found == null ? NO_EXAMPLE : escaped(found.asText());
  }

  private String example(String path) {
    var found = examples.get(path);
    return found == null ? NO_EXAMPLE : code(shortened(found));
  }

  /** Lists of records by their number: their fields have examples of their own. */
  private static String shortened(JsonNode value) {
    if (value.isObject() || (value.isArray() && !value.isEmpty() && value.get(0).isObject())) {
      return value.isObject() ? "{…}" : "[{…}, …]";
    }
    var text = value.toString();
    return text.length() <= EXAMPLE_MAX ? text : text.substring(0, EXAMPLE_MAX - 1) + "…";
  }

  private static String code(String text) {
    return text.isEmpty() ? "" : "`" + text + "`";
  }

  private void heading(String title) {
    line("");
    line("## " + title);
    line("");
  }

  private void table(String... heads) {
    line("");
    row(heads);
    line("|---".repeat(heads.length) + "|");
  }

  private void row(String... cells) {
    line(
        Stream.of(cells)
            .map(ReferencePage::escaped)
            .collect(Collectors.joining(" | ", "| ", " |"))
            .replace("|  |", "| |"));
  }

  private static String escaped(String cell) {
    return cell.replaceAll("(?<!\\\\)\\|", "\\\\|");
  }

  private void line(String text) {
    page.append(text).append('\n');
  }
}
