package org.apogee.deploy.promise;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.StreamSupport;

/**
 * Compares the OpenAPI document of a release with a later one. A later API may accept more and
 * answer more: routes, optional parameters, fields and values of an answer may be added.
 */
final class ApiPromise {
  private static final Set<String> METHODS = Set.of("get", "put", "post", "delete", "patch");

  private final Document before;
  private final Document now;
  private final List<String> broken = new ArrayList<>();

  private ApiPromise(JsonNode before, JsonNode now) {
    this.before = new Document(before);
    this.now = new Document(now);
  }

  /** A document whose references are followed. */
  private record Document(JsonNode root) {
    JsonNode follow(JsonNode node) {
      var target = node;
      while (target.has("$ref")) {
        target = root.at(target.path("$ref").asText().substring(1));
      }
      return target;
    }

    /** Each by its place and name. */
    Map<String, JsonNode> parameters(JsonNode operation) {
      var found = new LinkedHashMap<String, JsonNode>();
      for (var parameter : operation.path("parameters")) {
        var meant = follow(parameter);
        found.put(meant.path("in").asText() + " " + meant.path("name").asText(), meant);
      }
      return found;
    }
  }

  /** A sentence for each promise of the earlier document that the later one breaks. */
  static List<String> broken(JsonNode before, JsonNode now) {
    var promise = new ApiPromise(before, now);
    promise.compare();
    return List.copyOf(promise.broken);
  }

  private void compare() {
    for (var path : before.root.path("paths").properties()) {
      for (var operation : path.getValue().properties()) {
        if (METHODS.contains(operation.getKey())) {
          var where = operation.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey();
          var later = now.root.path("paths").path(path.getKey()).path(operation.getKey());
          if (later.isMissingNode()) {
            say(where, "is gone");
          } else {
            compare(where, operation.getValue(), later);
          }
        }
      }
    }
  }

  private void compare(String where, JsonNode old, JsonNode later) {
    compareParameters(where, old, later);
    compareTokens(where, old.path("security"), later.path("security"));
    var asked = before.follow(old.path("requestBody"));
    var asks = now.follow(later.path("requestBody"));
    if (asks.path("required").asBoolean() && !asked.path("required").asBoolean()) {
      say(where, "needs a body");
    }
    compareContent(where + ", body", asked, asks, new Accepted());
    for (var response : old.path("responses").properties()) {
      var name = where + ", answer " + response.getKey();
      var given = later.path("responses").path(response.getKey());
      if (given.isMissingNode()) {
        say(name, "is gone");
      } else {
        compareContent(name, before.follow(response.getValue()), now.follow(given), new Given());
      }
    }
  }

  private void compareParameters(String where, JsonNode old, JsonNode later) {
    var earlier = before.parameters(old);
    var present = now.parameters(later);
    earlier.forEach((name, parameter) -> {
      var same = present.get(name);
      if (same == null) {
        say(where + ", " + name, "is gone");
      } else {
        new Accepted().compare(where + ", " + name, parameter.path("schema"), same.path("schema"));
      }
    });
    present.forEach((name, parameter) -> {
      var same = earlier.get(name);
      boolean wasNeeded = same != null && same.path("required").asBoolean();
      if (parameter.path("required").asBoolean() && !wasNeeded) {
        say(where + ", " + name, "is needed");
      }
    });
  }

  /** Whoever was let in must still be: with the same kind of token, or with none. */
  private void compareTokens(String where, JsonNode old, JsonNode later) {
    if (later.isEmpty()) {
      return;
    }
    if (old.isEmpty()) {
      say(where, "needs a token");
      return;
    }
    for (var earlier : old) {
      boolean isLetIn =
          StreamSupport.stream(later.spliterator(), false).anyMatch(way -> covers(earlier, way));
      if (!isLetIn) {
        say(where, "no longer takes " + earlier);
      }
    }
  }

  private static boolean covers(JsonNode token, JsonNode way) {
    return way.properties().stream()
        .allMatch(scheme ->
            token.has(scheme.getKey())
                && texts(token.path(scheme.getKey())).containsAll(texts(scheme.getValue())));
  }

  private void compareContent(String where, JsonNode old, JsonNode later, Schemas schemas) {
    for (var content : old.path("content").properties()) {
      var same = later.path("content").path(content.getKey());
      if (same.isMissingNode()) {
        say(where, content.getKey() + " is gone");
      } else {
        schemas.compare(where, content.getValue().path("schema"), same.path("schema"));
      }
    }
  }

  private void say(String where, String what) {
    broken.add(where + ": " + what);
  }

  private static Set<String> texts(JsonNode node) {
    var found = new TreeSet<String>();
    if (node.isTextual()) {
      found.add(node.asText());
    }
    node.forEach(item -> found.add(item.asText()));
    return found;
  }

  /** Schemas that refer to themselves are compared once. */
  private abstract class Schemas {
    private final Set<String> compared = new TreeSet<>();

    final void compare(String where, JsonNode old, JsonNode later) {
      if (old.has("$ref") && !compared.add(old.path("$ref") + " " + later.path("$ref"))) {
        return;
      }
      var earlier = before.follow(old);
      var present = now.follow(later);
      compareValues(where, earlier, present);
      for (var property : earlier.path("properties").properties()) {
        var name = where + ", " + property.getKey();
        var same = present.path("properties").path(property.getKey());
        if (same.isMissingNode()) {
          say(name, "is gone");
        } else {
          compare(name, property.getValue(), same);
        }
      }
      for (var part : List.of("items", "additionalProperties")) {
        if (earlier.path(part).isObject() && present.path(part).isObject()) {
          compare(where + "[]", earlier.path(part), present.path(part));
        }
      }
    }

    abstract void compareValues(String where, JsonNode old, JsonNode later);

    /** Whether every value of the inner types has one of the outer types. */
    final boolean fits(JsonNode inner, JsonNode outer) {
      var wide = texts(outer.path("type"));
      if (wide.contains("number")) {
        wide.add("integer");
      }
      return wide.isEmpty() || wide.containsAll(texts(inner.path("type")));
    }
  }

  /** What a client sends: it may not become narrower. */
  private final class Accepted extends Schemas {
    private static final List<String> UPPER = List.of("maximum", "maxLength", "maxItems");
    private static final List<String> LOWER = List.of("minimum", "minLength", "minItems");

    @Override
    void compareValues(String where, JsonNode old, JsonNode later) {
      if (!fits(old, later)) {
        say(where, "does not take " + old.path("type"));
      }
      var values = texts(old.path("enum"));
      boolean isFree = values.isEmpty() && later.has("enum");
      if (isFree || (later.has("enum") && !texts(later.path("enum")).containsAll(values))) {
        say(where, "takes only " + later.path("enum"));
      }
      var needed = texts(later.path("required"));
      needed.removeAll(texts(old.path("required")));
      needed.forEach(name -> say(where + ", " + name, "is needed"));
      for (var limit : UPPER) {
        if (later.has(limit)
            && (!old.has(limit) || later.path(limit).asDouble() < old.path(limit).asDouble())) {
          say(where, limit + " is " + later.path(limit));
        }
      }
      for (var limit : LOWER) {
        if (later.has(limit)
            && (!old.has(limit) || later.path(limit).asDouble() > old.path(limit).asDouble())) {
          say(where, limit + " is " + later.path(limit));
        }
      }
      if (later.has("pattern") && !later.path("pattern").equals(old.path("pattern"))) {
        say(where, "pattern is " + later.path("pattern"));
      }
    }
  }

  /** What a client reads: it may not become less. */
  private final class Given extends Schemas {
    @Override
    void compareValues(String where, JsonNode old, JsonNode later) {
      if (!fits(later, old)) {
        say(where, "is " + later.path("type"));
      }
      var sure = texts(old.path("required"));
      sure.removeAll(texts(later.path("required")));
      sure.forEach(name -> say(where + ", " + name, "may be missing"));
    }
  }
}
