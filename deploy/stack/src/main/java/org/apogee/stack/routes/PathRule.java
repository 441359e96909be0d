package org.apogee.stack.routes;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Paths that one part serves.
 *
 * @param segments the segments of the path; {@link #ANY} stands for any one segment
 * @param open whether all paths below belong to the rule too
 */
public record PathRule(List<String> segments, boolean open) {
  static final String ANY = "*";

  public PathRule {
    segments = List.copyOf(segments);
  }

  /** The segments of an OpenAPI template. */
  static List<String> segments(String template) {
    return Stream.of(template.substring(1).split("/", -1))
        .map(segment -> segment.startsWith("{") ? ANY : segment)
        .toList();
  }

  /** True if some path matches both this rule and the template. */
  boolean overlaps(List<String> template) {
    if (open ? template.size() < segments.size() : template.size() != segments.size()) {
      return false;
    }
    for (int i = 0; i < segments.size(); i++) {
      var mine = segments.get(i);
      var its = template.get(i);
      if (!mine.equals(its) && !mine.equals(ANY) && !its.equals(ANY)) {
        return false;
      }
    }
    return true;
  }

  /** A regular expression in the common subset of nginx and Java, to be anchored at the start. */
  public String regex() {
    return segments.stream()
            .map(segment -> segment.equals(ANY) ? "/[^/]+" : "/" + segment.replace(".", "\\."))
            .collect(Collectors.joining())
        + (open ? "(/|$)" : "$");
  }
}
