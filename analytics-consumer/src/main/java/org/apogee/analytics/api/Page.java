package org.apogee.analytics.api;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A page of a list.
 *
 * @param next the {@code cursor} of the next page; null at the end
 */
record Page<T>(List<T> items, @Nullable String next) {
  /** One row more than fits says that there is a next page. */
  static <T> Page<T> of(List<T> rows, int limit, Function<T, String> cursor) {
    return rows.size() > limit
        ? new Page<>(rows.subList(0, limit), cursor.apply(rows.get(limit - 1)))
        : new Page<>(rows, null);
  }
}
