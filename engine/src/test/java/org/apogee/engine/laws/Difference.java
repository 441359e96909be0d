package org.apogee.engine.laws;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Puts the first thing in which two values differ into words. */
final class Difference {
  private Difference() {}

  /** Takes how to call the values, which are not equal: {@code view.hand[1] is 3, not 4}. */
  static String inWords(String name, @Nullable Object found, @Nullable Object wanted) {
    if (found instanceof Record record && wanted instanceof Record other) {
      if (record.getClass().equals(other.getClass())) {
        return ofRecords(name, record, other);
      }
    } else if (found instanceof List<?> list && wanted instanceof List<?> other) {
      return ofLists(name, list, other);
    }
    return "%s is %s, not %s".formatted(name, found, wanted);
  }

  private static String ofRecords(String name, Record found, Record wanted) {
    for (var component : found.getClass().getRecordComponents()) {
      var mine = JsonReady.component(found, component);
      var other = JsonReady.component(wanted, component);
      if (!Objects.equals(mine, other)) {
        return inWords(name + "." + component.getName(), mine, other);
      }
    }
    return "%s is %s, not %s".formatted(name, found, wanted);
  }

  private static String ofLists(String name, List<?> found, List<?> wanted) {
    if (found.size() == wanted.size()) {
      for (int i = 0; i < found.size(); i++) {
        if (found.get(i) instanceof Record && !found.get(i).equals(wanted.get(i))) {
          return inWords("%s[%d]".formatted(name, i), found.get(i), wanted.get(i));
        }
      }
    }
    return "%s is %s, not %s".formatted(name, found, wanted);
  }
}
