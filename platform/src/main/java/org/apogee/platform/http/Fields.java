package org.apogee.platform.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a JSON object from outside. A field is taken by its kind and bounds; what is
 * missing, of another kind or out of bounds is refused by name, and so is a field that nobody took.
 */
public final class Fields {
  private static final int SHOWN_MAX = 80;

  private final ObjectNode object;
  private final String path;
  private final Set<String> taken = new HashSet<>();

  private Fields(ObjectNode object, String path) {
    this.object = object;
    this.path = path;
  }

  /** Reads an object completely: when the reader is done, no field may be left. */
  public static <T> T read(ObjectNode object, Function<Fields, T> reader) {
    return read(object, "", reader);
  }

  private static <T> T read(ObjectNode object, String path, Function<Fields, T> reader) {
    var fields = new Fields(object, path);
    var result = reader.apply(fields);
    object
        .fieldNames()
        .forEachRemaining(name -> {
          if (!fields.taken.contains(name)) {
            throw new BadInput("unknown-field", "Unknown field " + shown(path + name) + ".");
          }
        });
    return result;
  }

  /** A text of 1 to {@code max} characters that people can read. */
  public String text(String field, int max) {
    return asText(field, present(field), max);
  }

  public Optional<String> optionalText(String field, int max) {
    return optional(field).map(value -> asText(field, value, max));
  }

  /** An id of ours. */
  public String id(String field) {
    return Texts.id(path + field, text(field, 64));
  }

  public int whole(String field, int min, int max) {
    return asWhole(field, present(field), min, max);
  }

  public int whole(String field, int min, int max, int otherwise) {
    return optional(field).map(value -> asWhole(field, value, min, max)).orElse(otherwise);
  }

  public boolean flag(String field, boolean otherwise) {
    return optional(field).map(value -> asFlag(field, value)).orElse(otherwise);
  }

  /** One of the words, as the constant it stands for. */
  public <E extends Enum<E>> E choice(String field, Class<E> type) {
    return asChoice(field, text(field, 64), type);
  }

  public <E extends Enum<E>> E choice(String field, Class<E> type, E otherwise) {
    return optionalText(field, 64).map(word -> asChoice(field, word, type)).orElse(otherwise);
  }

  public <T> Optional<T> optionalObject(String field, Function<Fields, T> reader) {
    return optional(field).map(value -> asObject(field, value, reader));
  }

  /** A list of at most {@code max} objects; empty if the field is missing. */
  public <T> List<T> objects(String field, int max, Function<Fields, T> reader) {
    return list(field, max, (name, value) -> asObject(name, value, reader));
  }

  /** A list of at most {@code max} texts; empty if the field is missing. */
  public List<String> texts(String field, int max, int lengthMax) {
    return list(field, max, (name, value) -> asText(name, value, lengthMax));
  }

  /** A list of at most {@code max} whole numbers; empty if the field is missing. */
  public List<Integer> wholes(String field, int max, int least, int most) {
    return list(field, max, (name, value) -> asWhole(name, value, least, most));
  }

  /** A list of lists of texts; empty if the field is missing. */
  public List<List<String>> textLists(String field, int max, int eachMax, int lengthMax) {
    return list(
        field,
        max,
        (name, value) -> items(name, value, eachMax, (n, v) -> asText(n, v, lengthMax)));
  }

  /** An object whose values are all texts, such as the options of a game; empty if missing. */
  public SortedMap<String, String> textsByName(String field, int max, int lengthMax) {
    var result = new TreeMap<String, String>();
    var value = optional(field);
    if (value.isEmpty()) {
      return result;
    }
    if (!(value.get() instanceof ObjectNode inner)) {
      throw wrong(field, "an object");
    }
    if (inner.size() > max) {
      throw bounds(field, "at most " + max + " entries");
    }
    for (var entry : inner.properties()) {
      var name = field + "." + entry.getKey();
      if (entry.getKey().length() > lengthMax || !Texts.isPlain(entry.getKey())) {
        throw bounds(field, "names of at most " + lengthMax + " characters");
      }
      result.put(entry.getKey(), asText(name, entry.getValue(), lengthMax));
    }
    return result;
  }

  private <T> List<T> list(String field, int max, BiFunction<String, JsonNode, T> item) {
    var value = optional(field);
    if (value.isEmpty()) {
      return List.of();
    }
    return items(field, value.get(), max, item);
  }

  private <T> List<T> items(
      String field, JsonNode value, int max, BiFunction<String, JsonNode, T> item) {
    if (!(value instanceof ArrayNode array)) {
      throw wrong(field, "a list");
    }
    if (array.size() > max) {
      throw bounds(field, "at most " + max + " items");
    }
    var items = new ArrayList<T>();
    for (int i = 0; i < array.size(); i++) {
      items.add(item.apply(field + "[" + i + "]", array.get(i)));
    }
    return List.copyOf(items);
  }

  private <T> T asObject(String field, JsonNode value, Function<Fields, T> reader) {
    if (!(value instanceof ObjectNode inner)) {
      throw wrong(field, "an object");
    }
    return read(inner, path + field + ".", reader);
  }

  private String asText(String field, JsonNode value, int max) {
    if (!value.isTextual()) {
      throw wrong(field, "a text");
    }
    var text = value.textValue();
    if (text.isBlank() || text.length() > max || !Texts.isPlain(text)) {
      throw bounds(field, "1 to " + max + " visible characters");
    }
    return text;
  }

  private int asWhole(String field, JsonNode value, int min, int max) {
    if (!value.isIntegralNumber()) {
      throw wrong(field, "an integer");
    }
    if (!value.canConvertToInt() || value.intValue() < min || value.intValue() > max) {
      throw bounds(field, "an integer from " + min + " to " + max);
    }
    return value.intValue();
  }

  private boolean asFlag(String field, JsonNode value) {
    if (!value.isBoolean()) {
      throw wrong(field, "true or false");
    }
    return value.booleanValue();
  }

  private <E extends Enum<E>> E asChoice(String field, String word, Class<E> type) {
    return Choices.of(word, type)
        .orElseThrow(() -> bounds(field, "one of " + String.join(", ", Choices.words(type))));
  }

  private JsonNode present(String field) {
    taken.add(field);
    var value = object.get(field);
    if (value == null) {
      throw new BadInput("missing-field", "The field " + shown(path + field) + " is missing.");
    }
    return value;
  }

  /** A field that says null counts as not there. */
  private Optional<JsonNode> optional(String field) {
    taken.add(field);
    @Nullable JsonNode value = object.get(field);
    return value == null || value.isNull() ? Optional.empty() : Optional.of(value);
  }

  private BadInput wrong(String field, String kind) {
    return new BadInput(
        "wrong-type", "The field " + shown(path + field) + " must be " + kind + ".");
  }

  private BadInput bounds(String field, String kind) {
    return new BadInput(
        "out-of-range", "The field " + shown(path + field) + " must be " + kind + ".");
  }

  /** Names of fields come from outside as well. */
  private static String shown(String name) {
    var plain = Texts.isPlain(name) ? name : "with unreadable characters";
    if (plain.length() <= SHOWN_MAX) {
      return "'" + plain + "'";
    }
    boolean isSplit = Character.isHighSurrogate(plain.charAt(SHOWN_MAX - 1));
    return "'" + plain.substring(0, isSplit ? SHOWN_MAX - 1 : SHOWN_MAX) + "…'";
  }
}
