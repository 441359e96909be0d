package org.apogee.engine.words;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** What somebody may have meant who mistyped a name. */
public final class Nearest {
  private static final int SUGGESTIONS_MAX = 3;

  private Nearest() {}

  /** The names that begin alike or need the fewest corrections, nearest first. */
  public static List<String> to(String typed, Collection<String> names) {
    int tolerated = Math.max(1, typed.length() / 2);
    return names.stream()
        .filter(name -> name.startsWith(typed) || distance(typed, name) <= tolerated)
        .sorted(Comparator.comparingInt((String name) -> distance(typed, name)))
        .limit(SUGGESTIONS_MAX)
        .toList();
  }

  /** Letters to add, drop or change (Levenshtein). */
  static int distance(String a, String b) {
    var row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
