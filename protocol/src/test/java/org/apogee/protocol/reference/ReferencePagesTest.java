package org.apogee.protocol.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.StringEntry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.words.Reference;
import org.apogee.engine.words.Reference.Part;
import org.apogee.engine.words.Reference.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pages {@code docs/reference} are what the engine says now. {@code -Dreference.write=true}
 * writes them anew, and {@code -Dreference.hunt=200} also looks for the games of their examples
 * among as many.
 */
final class ReferencePagesTest {
  private static final Path DOCS = Path.of("..", "docs", "reference");
  private static final Path GAMES = Path.of("src", "test", "resources", "reference");
  private static final int HUNT = Integer.getInteger("reference.hunt", 0);

  static Stream<Ruleset> rulesets() {
    return Rulesets.all().stream();
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void thePageIsWhatTheEngineSays(Ruleset ruleset) throws IOException {
    var page = DOCS.resolve(ruleset.id().game() + ".md");
    var text = ReferencePage.of(ruleset, Examples.of(ruleset, games(ruleset)));
    if (HUNT > 0 || Boolean.getBoolean("reference.write")) {
      Files.createDirectories(DOCS);
      Files.writeString(page, text);
    }
    assertThat(Files.readString(page))
        .as("docs/reference; write it with -Dreference.write=true and read what changed")
        .isEqualTo(text);
  }

  private static List<Integer> games(Ruleset ruleset) throws IOException {
    var file = GAMES.resolve(ruleset.id().game() + ".games");
    if (HUNT > 0) {
      var found = Examples.hunt(ruleset, HUNT).stream().map(String::valueOf);
      Files.writeString(file, found.collect(Collectors.joining(" ", "", "\n")));
    }
    return Arrays.stream(Files.readString(file).strip().split(" ", -1))
        .map(Integer::valueOf)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void everyFieldOfTheViewHasAMeaning(Ruleset ruleset) {
    var views = ruleset.reference().views();
    var names = new HashSet<String>();
    for (var record : ViewTypes.of(ruleset)) {
      var name = names.isEmpty() ? "" : record.getSimpleName();
      names.add(name);
      var fields =
          Arrays.stream(record.getRecordComponents())
              .map(component -> component.getName())
              .toList();
      assertThat(Reference.find(views, name)).as("a meaning of %s", record).isPresent();
      assertThat(Reference.find(views, name).orElseThrow().parts())
          .as("the fields of %s", record)
          .extracting(Part::name)
          .containsExactlyElementsOf(fields);
    }
    assertThat(views).extracting(Shape::name).containsExactlyInAnyOrderElementsOf(names);
  }

  /** Kinds that games bring are found missing by {@link TranscriptsTest}; this finds stale ones. */
  @ParameterizedTest
  @MethodSource("rulesets")
  void everyKindIsATextOfTheEngine(Ruleset ruleset) throws IOException {
    var texts = texts(ruleset.getClass());
    var reference = ruleset.reference();
    for (var shape :
        Stream.concat(reference.moves().stream(), reference.facts().stream()).toList()) {
      assertThat(texts).as("kinds").containsAnyOf(shape.name(), shape.name().replace('-', ' '));
    }
  }

  /** All texts in the code of a game. */
  private static Set<String> texts(Class<?> game) throws IOException {
    var texts = new HashSet<String>();
    var folder =
        Path.of("..", "engine", "target", "classes", game.getPackageName().replace('.', '/'));
    try (var files = Files.list(folder)) {
      for (var file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
        for (var entry : ClassFile.of().parse(file).constantPool()) {
          if (entry instanceof StringEntry text) {
            texts.add(text.stringValue());
          }
        }
      }
    }
    return texts;
  }
}
