package org.apogee.stack.routes;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which part serves which path, derived from the OpenAPI documents.
 *
 * <p>Nodes also serve the pages, so they receive every path that no rule matches. Each other part
 * has rules. Each rule is the shortest start of a documented path that no other document shares, so
 * that a new route below it needs no new rule. Rules of different parts match no common path;
 * therefore proxies may check them in any order.
 */
public final class RouteTable {
  private static final List<String> ROOT = List.of("api", "v1");
  private static final RouteTable DOCUMENTED = documentedNow();

  private final Map<Part, List<PathRule>> rules;
  private final Map<Part, Pattern> patterns = new EnumMap<>(Part.class);

  private RouteTable(Map<Part, List<PathRule>> rules) {
    this.rules = rules;
    rules.forEach((part, its) -> {
      var either = its.stream().map(PathRule::regex).collect(Collectors.joining("|"));
      if (!either.isEmpty()) {
        patterns.put(part, Pattern.compile(either));
      }
    });
  }

  /** The table of this version. */
  public static RouteTable documented() {
    return DOCUMENTED;
  }

  private static RouteTable documentedNow() {
    var documents = new EnumMap<Part, Collection<String>>(Part.class);
    for (var part : Part.values()) {
      documents.put(part, part.documentedPaths());
    }
    return of(documents);
  }

  /** The table of documents with these path templates. */
  static RouteTable of(Map<Part, ? extends Collection<String>> documents) {
    var rules = new EnumMap<Part, List<PathRule>>(Part.class);
    for (var part : Part.values()) {
      if (part != Part.NODE) {
        var others =
            documents.entrySet().stream()
                .filter(document -> document.getKey() != part)
                .flatMap(document -> document.getValue().stream())
                .map(PathRule::segments)
                .toList();
        rules.put(part, rules(requireNonNull(documents.get(part)), others));
      }
    }
    return new RouteTable(rules);
  }

  private static List<PathRule> rules(Collection<String> documented, List<List<String>> others) {
    var own = new TreeSet<>(documented).stream().map(PathRule::segments).toList();
    var rules = new ArrayList<PathRule>();
    for (var template : own) {
      var rule =
          candidates(template, own)
              .filter(candidate -> others.stream().noneMatch(candidate::overlaps))
              .findFirst()
              .orElseThrow(() ->
                  new IllegalStateException("two documents claim /" + String.join("/", template)));
      if (!rules.contains(rule)) {
        rules.add(rule);
      }
    }
    return List.copyOf(rules);
  }

  /**
   * Shortest first; the last is the path alone. Never all of the API, which has pages beside it.
   */
  private static Stream<PathRule> candidates(List<String> template, List<List<String>> own) {
    if (template.size() <= ROOT.size() || !template.subList(0, ROOT.size()).equals(ROOT)) {
      throw new IllegalStateException("not a path of the API: /" + String.join("/", template));
    }
    var starts =
        IntStream.rangeClosed(ROOT.size() + 1, template.size())
            .mapToObj(length -> new PathRule(template.subList(0, length), true))
            .filter(rule ->
                own.stream()
                    .anyMatch(it -> it.size() > rule.segments().size() && rule.overlaps(it)));
    return Stream.concat(starts, Stream.of(new PathRule(template, false)));
  }

  /** The rules of a part; none for the node, which receives the rest. */
  public List<PathRule> rules(Part part) {
    return rules.getOrDefault(part, List.of());
  }

  /** The part that receives a path, with or without its query. */
  public Part part(String pathAndQuery) {
    int query = pathAndQuery.indexOf('?');
    var path = query < 0 ? pathAndQuery : pathAndQuery.substring(0, query);
    for (var entry : patterns.entrySet()) {
      if (entry.getValue().matcher(path).lookingAt()) {
        return entry.getKey();
      }
    }
    return Part.NODE;
  }
}
