package org.apogee.protocol.bot;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The fields of a bot's line: takes the right ones, says what is wrong with others. */
record Fields(JsonNode line) {
  private static final int NAME_MAX = 64;

  String text(String field) {
    return asText(field, present(field));
  }

  @Nullable String optionalText(String field) {
    var value = line.get(field);
    return value == null || value.isNull() ? null : asText(field, value);
  }

  /** A text that a table can show. */
  String name(String field) {
    var name = text(field);
    if (name.isBlank() || name.length() > NAME_MAX || !BotLines.excerpt(name).equals(name)) {
      throw BotLines.garbage(
          "a '%s' that is not 1 to %d visible characters".formatted(field, NAME_MAX));
    }
    return name;
  }

  int whole(String field) {
    return asWhole(field, present(field));
  }

  @Nullable Integer optionalWhole(String field) {
    var value = line.get(field);
    return value == null || value.isNull() ? null : asWhole(field, value);
  }

  boolean isTrue(String field) {
    return asFlag(field, present(field));
  }

  /** False if it is absent. */
  boolean flag(String field) {
    var value = line.get(field);
    return value != null && asFlag(field, value);
  }

  private static boolean asFlag(String field, JsonNode value) {
    if (!value.isBoolean()) {
      throw BotLines.garbage("'%s' as %s; it must be true or false".formatted(field, shown(value)));
    }
    return value.booleanValue();
  }

  private static int asWhole(String field, JsonNode value) {
    if (!value.isIntegralNumber() || !value.canConvertToInt()) {
      throw BotLines.garbage("'%s' as %s; it must be an integer".formatted(field, shown(value)));
    }
    return value.intValue();
  }

  private JsonNode present(String field) {
    var value = line.get(field);
    if (value == null) {
      throw BotLines.garbage(
          "a line without '%s': %s".formatted(field, BotLines.excerpt(line.toString())));
    }
    return value;
  }

  private static String asText(String field, JsonNode value) {
    if (!value.isTextual()) {
      throw BotLines.garbage(
          "'%s' as %s; it must be a string, such as \"385\"".formatted(field, shown(value)));
    }
    return value.textValue();
  }

  private static String shown(JsonNode value) {
    if (value.isNull()) {
      return "null";
    }
    var kind = value.getNodeType().name().toLowerCase(Locale.ROOT);
    return "the %s %s".formatted(kind, BotLines.excerpt(value.toString()));
  }
}
