package org.apogee.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON, byte for byte as {@link ProtocolJson#MAPPER} does, without its general machinery.
 *
 * <p>A question has some hundred numbers and words, and Jackson reads each from its field by
 * reflection. That costs most while the compiler has not seen all classes of a game's view. What is
 * not known here is left to Jackson, so every value can be written.
 */
final class JsonText {
  private static final String HEX = "0123456789ABCDEF";

  /** Most lines are shorter; a longer one grows. */
  private static final int USUAL = 4096;

  /** A thread does not keep the room of a line that is much longer. */
  private static final int KEPT_MOST = 16 * USUAL;

  /**
   * Each thread writes its lines in the same room, because the room takes more memory than the
   * line. A line is written to its end before the next one of its thread begins.
   */
  private static final ThreadLocal<StringBuilder> ROOM =
      ThreadLocal.withInitial(() -> new StringBuilder(USUAL));

  private JsonText() {}

  static String of(@Nullable Object value) {
    if (Thread.currentThread().isVirtual()) {
      return written(value, new StringBuilder(USUAL)); // few of them write a second line
    }
    var room = ROOM.get();
    room.setLength(0);
    var line = written(value, room);
    if (room.capacity() > KEPT_MOST) {
      ROOM.remove();
    }
    return line;
  }

  private static String written(@Nullable Object value, StringBuilder out) {
    value(value, value instanceof Record, out);
    return out.toString();
  }

  /**
   * Appends a value.
   *
   * @param isNamed whether records that are one of several classes begin with their class
   */
  static void value(@Nullable Object value, boolean isNamed, StringBuilder out) {
    switch (value) {
      case null -> out.append("null");
      case String text -> text(text, out);
      case Integer number -> out.append(number.intValue());
      case Long number -> out.append(number.longValue());
      case Boolean flag -> out.append(flag.booleanValue());
      case Record fields -> fields(fields, isNamed, out);
      case List<?> items -> items(items, isNamed, out);
      case Map<?, ?> entries -> entries(entries, isNamed, out);
      default -> out.append(ProtocolJson.byJackson(value));
    }
  }

  private static void fields(Record fields, boolean isNamed, StringBuilder out) {
    var shape = JsonShape.of(fields.getClass());
    if (shape == null) {
      out.append(ProtocolJson.byJackson(fields));
    } else {
      shape.write(fields, isNamed, out);
    }
  }

  private static void items(List<?> items, boolean isNamed, StringBuilder out) {
    out.append('[');
    boolean isFirst = true;
    for (var item : items) {
      if (!isFirst) {
        out.append(',');
      }
      isFirst = false;
      value(item, isNamed, out);
    }
    out.append(']');
  }

  private static void entries(Map<?, ?> entries, boolean isNamed, StringBuilder out) {
    out.append('{');
    boolean isFirst = true;
    for (var entry : entries.entrySet()) {
      if (!isFirst) {
        out.append(',');
      }
      isFirst = false;
      text(key(entry.getKey()), out);
      out.append(':');
      value(entry.getValue(), isNamed, out);
    }
    out.append('}');
  }

  private static String key(Object key) {
    return switch (key) {
      case String text -> text;
      case Integer number -> number.toString();
      default -> throw new IllegalArgumentException("not the name of a field: " + key.getClass());
    };
  }

  static String quoted(String text) {
    var out = new StringBuilder(text.length() + 2);
    text(text, out);
    return out.toString();
  }

  private static void text(String text, StringBuilder out) {
    out.append('"');
    int written = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        out.append(text, written, i);
        escaped(c, out);
        written = i + 1;
      }
    }
    if (written == 0) {
      out.append(text); // nearly always, and faster than a part of it
    } else {
      out.append(text, written, text.length());
    }
    out.append('"');
  }

  private static void escaped(char c, StringBuilder out) {
    out.append('\\');
    switch (c) {
      case '"', '\\' -> out.append(c);
      case '\b' -> out.append('b');
      case '\t' -> out.append('t');
      case '\n' -> out.append('n');
      case '\f' -> out.append('f');
      case '\r' -> out.append('r');
      default -> out.append("u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
    }
  }
}
