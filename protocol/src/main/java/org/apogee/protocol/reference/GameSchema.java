package org.apogee.protocol.reference;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apogee.engine.Option;
import org.apogee.engine.Ruleset;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Reference;
import org.apogee.engine.words.Reference.Part;
import org.apogee.engine.words.Reference.Shape;
import org.apogee.protocol.bot.BotLines;

/**
 * The JSON Schema (2020-12) of the bot protocol in games of one ruleset. The schema of the protocol
 * leaves views, moves and facts open; here they have the fields of the game and no others.
 */
public final class GameSchema {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String PROTOCOL = "bot-protocol-1.schema.json";
  private static final String DEFS = "#/$defs/";

  /** Facts of games on the platform, whatever the ruleset. */
  static final List<Shape> PLATFORM_FACTS =
      List.of(
          new Shape(
              "taken-back",
              "By consent, a seat took back its last decision and all after it. Only online.",
              List.of(
                  whole("seat", "The seat that takes back."),
                  whole("ply", "The number of decisions that remain."))));

  private final Ruleset ruleset;
  private final Reference reference;
  private final ObjectNode schema = protocol();

  private GameSchema(Ruleset ruleset) {
    this.ruleset = ruleset;
    this.reference = ruleset.reference();
  }

  public static ObjectNode of(Ruleset ruleset) {
    return new GameSchema(ruleset).build();
  }

  /** Of any game: views are open. */
  public static ObjectNode protocol() {
    try (var in = BotLines.class.getResourceAsStream(PROTOCOL)) {
      return (ObjectNode) JSON.readTree(Objects.requireNonNull(in, PROTOCOL));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(PROTOCOL + " is not JSON", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private ObjectNode build() {
    var id = ruleset.id();
    schema.put("$id", "urn:apogee:bot-protocol:1:%s:%d".formatted(id.game(), id.edition()));
    schema.put("title", "Apogee bot protocol, version 1, in games of " + ruleset.title());
    var defs = defs();
    addViews(defs);
    var moves = addKinds(defs, "move", (ObjectNode) defs.get("legalMove"), reference.moves());
    moves.put("description", "A legal move; one definition for each kind.");
    defs.set("legalMove", moves);
    var facts = addKinds(defs, "fact", (ObjectNode) defs.get("fact"), facts());
    facts.put("description", "One thing that happened in a move; one definition for each kind.");
    defs.set("fact", facts);
    defs.set("options", options());
    defs.set("ending", endings());
    defs.set("counters", counters());
    refer(defs);
    return schema;
  }

  private List<Shape> facts() {
    return Stream.concat(reference.facts().stream(), PLATFORM_FACTS.stream()).toList();
  }

  private ObjectNode defs() {
    return (ObjectNode) schema.get("$defs");
  }

  /** The messages of the protocol take what the game defines. */
  private void refer(ObjectNode defs) {
    var start = (ObjectNode) defs.at("/gameStart/properties");
    start.putObject("ruleset").put("const", ruleset.id().toString());
    start.set("options", reference("options"));
    var question = (ObjectNode) defs.at("/question/properties");
    question.set("view", reference("view"));
    var over = (ObjectNode) defs.at("/gameOver/properties/ending");
    var failure = over.deepCopy();
    failure.put("description", "A code of the platform, such as bot-timeout or agreed-draw.");
    over.removeAll();
    over.put("description", "How the game ended.");
    over.putArray("anyOf").add(reference("ending")).add(failure);
  }

  private void addViews(ObjectNode defs) {
    boolean isRoot = true;
    for (var record : ViewTypes.of(ruleset)) {
      var shape = Reference.find(reference.views(), isRoot ? "" : record.getSimpleName());
      var json = object(shape.map(Shape::sentence).orElse(""));
      for (var component : record.getRecordComponents()) {
        var part = shape.flatMap(found -> found.part(component.getName()));
        put(json, component.getName(), typed(component.getGenericType(), part), true);
      }
      if (isRoot) {
        ((ObjectNode) json.at("/properties/viewer")).put("minimum", -1);
      }
      defs.set(isRoot ? "view" : name("view", record.getSimpleName()), json);
      isRoot = false;
    }
  }

  private ObjectNode typed(Type type, Optional<Part> part) {
    var element = (Class<?>) ViewTypes.element(type);
    var json =
        element.isRecord() ? reference(name("view", element.getSimpleName())) : simple(element);
    part.filter(found -> !found.values().isEmpty())
        .ifPresent(found -> values(json, found.values()));
    var whole = ViewTypes.isList(type) ? listOf(json) : json;
    part.ifPresent(found -> whole.put("description", found.sentence()));
    return whole;
  }

  private static ObjectNode simple(Class<?> type) {
    if (type == String.class) {
      return ofType("string");
    }
    if (type == int.class || type == Integer.class) {
      return ofType("integer");
    }
    if (type == boolean.class) {
      return ofType("boolean");
    }
    throw new IllegalStateException("views do not contain " + type);
  }

  /** A definition for each kind, which is that of the protocol with the arguments of the kind. */
  private static ObjectNode addKinds(
      ObjectNode defs, String what, ObjectNode open, List<Shape> shapes) {
    var all = JSON.createObjectNode();
    var choices = all.putArray("oneOf");
    for (var shape : shapes) {
      var json = open.deepCopy();
      json.put("description", shape.sentence());
      var properties = (ObjectNode) json.get("properties");
      properties.putObject("kind").put("const", shape.name());
      var args = object("The details, by name.");
      shape.parts().forEach(part -> put(args, part.name(), argument(part), !part.isOptional()));
      properties.set("args", args);
      defs.set(name(what, shape.name()), json);
      choices.add(reference(name(what, shape.name())));
    }
    return all;
  }

  private static ObjectNode argument(Part part) {
    var json =
        switch (part.type()) {
          case INT -> ofType("integer");
          case TEXT -> ofType("string");
          case FLAG -> ofType("boolean");
          case INTS -> listOf(ofType("integer"));
          case TEXTS -> listOf(ofType("string"));
        };
    if (!part.values().isEmpty()) {
      values(json, part.values());
    }
    return json.put("description", part.sentence());
  }

  private static Part whole(String name, String sentence) {
    return new Part(name, Reference.Type.INT, false, List.of(), sentence);
  }

  private ObjectNode options() {
    var json = object("Every option of the ruleset with its value, defaults included.");
    for (var option : ruleset.options()) {
      var value = ofType("string");
      switch (option.values()) {
        case Option.OneOf(var names) -> values(value, names);
        case Option.Whole _ -> value.put("pattern", "^-?(0|[1-9][0-9]*)$");
        case Option.Text(var _, var regex) -> value.put("pattern", "^(" + regex + ")$");
      }
      value.put("default", option.byDefault());
      value.put("description", option.sentence());
      put(json, option.name(), value, true);
    }
    return json;
  }

  private ObjectNode endings() {
    var json = JSON.createObjectNode().put("description", "How the rules end a game.");
    values(
        json,
        ruleset.glossary().entries().stream()
            .filter(entry -> entry.kind() == Glossary.Kind.ENDING)
            .flatMap(entry -> entry.codes().stream())
            .toList());
    return json;
  }

  private ObjectNode counters() {
    var json = object("The counters of the outcome, for statistics.");
    var patterns = json.putObject("patternProperties");
    for (var counter : reference.counters()) {
      var type = ofType("integer").put("description", counter.sentence());
      patterns.set("^" + regex(counter.name()) + "$", type);
    }
    json.remove("required");
    return json;
  }

  /** {@code #} stands for a number and {@code @} for a word. */
  static String regex(String name) {
    var quoted = Pattern.compile("[.]").matcher(name).replaceAll("[.]");
    return quoted.replace("#", "[0-9]+").replace("@", "[a-z-]+");
  }

  private static ObjectNode object(String description) {
    var json = JSON.createObjectNode();
    if (!description.isEmpty()) {
      json.put("description", description);
    }
    json.put("type", "object");
    json.putObject("properties");
    json.putArray("required");
    json.put("additionalProperties", false);
    return json;
  }

  private static void put(ObjectNode object, String name, ObjectNode type, boolean isRequired) {
    ((ObjectNode) object.get("properties")).set(name, type);
    if (isRequired) {
      ((ArrayNode) object.get("required")).add(name);
    }
  }

  private static ObjectNode ofType(String type) {
    return JSON.createObjectNode().put("type", type);
  }

  private static ObjectNode listOf(ObjectNode items) {
    var json = ofType("array");
    json.set("items", items);
    return json;
  }

  private static ObjectNode reference(String name) {
    return JSON.createObjectNode().put("$ref", DEFS + name);
  }

  private static void values(ObjectNode json, List<String> values) {
    var all = json.putArray("enum");
    values.forEach(all::add);
  }

  /** {@code card-drawn} of a fact is {@code factCardDrawn}. */
  static String name(String what, String kind) {
    var name = new StringBuilder(what);
    for (var word : kind.split("-", -1)) {
      name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
    }
    return name.toString();
  }
}
