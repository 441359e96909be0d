package org.apogee.platform.http;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;

/** The query of a request: known names only, each once, each with a value that people can read. */
final class Query {
  private static final int VALUE_MAX = 256;
  private static final int HEX = 16;

  private final Map<String, String> values;

  private Query(Map<String, String> values) {
    this.values = values;
  }

  static Query parse(@Nullable String text, Set<String> allowed) {
    var values = new HashMap<String, String>();
    if (text != null && !text.isEmpty()) {
      for (var part : text.split("&", -1)) {
        int equals = part.indexOf('=');
        var name = decoded(equals < 0 ? part : part.substring(0, equals));
        if (!allowed.contains(name)) {
          throw unknown(allowed);
        }
        var value = decoded(equals < 0 ? "" : part.substring(equals + 1));
        boolean fits = !value.isEmpty() && value.length() <= VALUE_MAX && Texts.isPlain(value);
        if (!fits || values.put(name, value) != null) {
          throw new BadInput(
              "bad-parameter",
              "Parameter '%s' must be set once, with 1 to %d visible characters."
                  .formatted(name, VALUE_MAX));
        }
      }
    }
    return new Query(values);
  }

  Optional<String> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  private static BadInput unknown(Set<String> allowed) {
    var list = allowed.isEmpty() ? "none" : String.join(", ", allowed.stream().sorted().toList());
    return new BadInput(
        "unknown-parameter", "Unknown query parameter; this route accepts: " + list + ".");
  }

  /** Every byte counts: what is not exactly UTF-8 in exact escapes is refused, not mended. */
  private static String decoded(String text) {
    var bytes = new ByteArrayOutputStream();
    if (!Texts.isWhole(text)) {
      throw broken();
    }
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      if (c == '%') {
        bytes.write(escaped(text, i + 1));
        i += 3;
      } else {
        var plain = c == '+' ? " " : Character.toString(c);
        bytes.writeBytes(plain.getBytes(StandardCharsets.UTF_8));
        i += Character.charCount(c);
      }
    }
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes.toByteArray()))
          .toString();
    } catch (CharacterCodingException broken) {
      throw broken();
    }
  }

  private static int escaped(String text, int from) {
    if (from + 2 > text.length()) {
      throw broken();
    }
    int high = Character.digit(text.charAt(from), HEX);
    int low = Character.digit(text.charAt(from + 1), HEX);
    if (high < 0 || low < 0) {
      throw broken();
    }
    return high * HEX + low;
  }

  private static BadInput broken() {
    return new BadInput("bad-parameter", "The query is not valid percent-encoded UTF-8.");
  }
}
