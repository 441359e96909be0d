package org.apogee.engine.laws;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds what would not become JSON as it stands. */
final class JsonReady {
  /** Browsers keep whole numbers up to here only. */
  private static final long WHOLE_MAX = (1L << 53) - 1;

  private JsonReady() {}

  /** Where the first thing stands that is not ready, and why. */
  static Optional<String> flaw(String where, @Nullable Object value) {
    return switch (value) {
      case null -> Optional.of(where + " is null");
      case String _, Boolean _, Enum<?> _, Integer _, Short _, Byte _ -> Optional.empty();
      case Long whole when Math.abs(whole) <= WHOLE_MAX -> Optional.empty();
      case Long whole -> Optional.of(where + " is " + whole + ", which a browser would round");
      case Double real when Double.isFinite(real) -> Optional.empty();
      case Record parts -> ofRecord(where, parts);
      case List<?> list -> ofList(where, list);
      case Map<?, ?> map -> ofMap(where, map);
      default -> Optional.of("%s is a %s".formatted(where, value.getClass().getTypeName()));
    };
  }

  private static Optional<String> ofList(String where, List<?> list) {
    for (int i = 0; i < list.size(); i++) {
      var flaw = flaw("%s[%d]".formatted(where, i), list.get(i));
      if (flaw.isPresent()) {
        return flaw;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> ofMap(String where, Map<?, ?> map) {
    for (var entry : map.entrySet()) {
      if (!(entry.getKey() instanceof String || entry.getKey() instanceof Enum<?>)) {
        return Optional.of("%s has the key %s, which is no text".formatted(where, entry.getKey()));
      }
      var flaw = flaw(where + "." + entry.getKey(), entry.getValue());
      if (flaw.isPresent()) {
        return flaw;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> ofRecord(String where, Record parts) {
    for (var component : parts.getClass().getRecordComponents()) {
      var name = where + "." + component.getName();
      var part = component(parts, component);
      // A part that is absent is null in Java and in JSON.
      var flaw = part == null ? Optional.<String>empty() : flaw(name, part);
      if (flaw.isPresent()) {
        return flaw;
      }
    }
    return Optional.empty();
  }

  static @Nullable Object component(Record parts, RecordComponent component) {
    try {
      var accessor = component.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(parts);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + component, e);
    }
  }
}
