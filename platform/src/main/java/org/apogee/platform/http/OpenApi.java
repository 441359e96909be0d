package org.apogee.platform.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The OpenAPI document of a process: served as it is, and held to the routes by a test. */
public final class OpenApi {
  private static final Set<String> VERBS = Set.of("get", "post", "put", "delete", "patch");

  private final JsonNode document;
  private final String text;

  private OpenApi(String text) {
    this.text = text;
    this.document = Json.read(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Reads a JSON document from the class path. */
  public static OpenApi load(String resource) {
    try (var in = OpenApi.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no such document in the jar: " + resource);
      }
      return new OpenApi(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  public static OpenApi of(String text) {
    return new OpenApi(text);
  }

  /** The route that serves the document. */
  public Route route(String template) {
    var answer = Answer.jsonText(text);
    return Route.get(template, Access.ANYBODY, _ -> answer);
  }

  /** The templates of all paths. */
  public Set<String> paths() {
    return document.path("paths").properties().stream()
        .map(Map.Entry::getKey)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The templates of the paths that a client upgrades to another protocol. */
  public Set<String> upgrades() {
    return paths().stream()
        .filter(path -> document.path("paths").path(path).at("/get/responses").has("101"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The differences between document and routes, as sentences; empty if there are none. */
  public List<String> differences(List<Route> routes) {
    var found = new ArrayList<String>();
    var operations = operations();
    for (var route : routes) {
      var operation = operations.remove(route.name());
      if (operation == null) {
        found.add(route.name() + " is not in the document");
      } else {
        compare(route, operation, found);
      }
    }
    operations.keySet().forEach(name -> found.add(name + " is not a route"));
    checkReferences(document, found);
    return found;
  }

  /** Operations by the name of their route. */
  private Map<String, JsonNode> operations() {
    var operations = new TreeMap<String, JsonNode>();
    for (var path : document.path("paths").properties()) {
      for (var entry : path.getValue().properties()) {
        if (VERBS.contains(entry.getKey())) {
          var verb = entry.getKey().toUpperCase(Locale.ROOT);
          operations.put(verb + " " + path.getKey(), entry.getValue());
        }
      }
    }
    return operations;
  }

  private void compare(Route route, JsonNode operation, List<String> found) {
    var name = route.name();
    expect(route.query(), parameters(operation, "query"), name + ": query parameters", found);
    expect(inPath(route), parameters(operation, "path"), name + ": path parameters", found);
    expect(route.hasBody(), operation.has("requestBody"), name + ": has a body", found);
    var scope = route.access().scope().map(s -> s.word()).orElse("anybody");
    expect(scope, scope(operation), name + ": scope", found);
    expect(false, operation.path("summary").asText().isBlank(), name + ": no summary", found);
    expect(true, operation.path("responses").has("default"), name + ": default answer", found);
    expect(
        1L,
        operations().values().stream()
            .filter(o -> o.path("operationId").equals(operation.path("operationId")))
            .count(),
        name + ": operations with its operationId",
        found);
  }

  private static void expect(Object wanted, Object is, String what, List<String> found) {
    if (!wanted.equals(is)) {
      found.add("%s: the route has %s, the document %s".formatted(what, wanted, is));
    }
  }

  private static Set<String> inPath(Route route) {
    var names = new TreeSet<String>();
    for (var part : route.template().split("/", -1)) {
      if (part.startsWith("{")) {
        names.add(part.substring(1, part.length() - 1));
      }
    }
    return names;
  }

  private Set<String> parameters(JsonNode operation, String place) {
    var names = new TreeSet<String>();
    for (var parameter : operation.path("parameters")) {
      var resolved = resolved(parameter);
      if (resolved.path("in").asText().equals(place)) {
        names.add(resolved.path("name").asText());
      }
    }
    return names;
  }

  /** The scope of the only way in; where one may also come without a token, anybody. */
  private static String scope(JsonNode operation) {
    var ways = operation.path("security");
    if (ways.size() == 1 && ways.get(0).path("bearer").size() == 1) {
      return ways.get(0).path("bearer").get(0).asText();
    }
    return ways.isArray() && (ways.isEmpty() || ways.get(0).isEmpty()) ? "anybody" : "unclear";
  }

  private JsonNode resolved(JsonNode node) {
    var reference = node.path("$ref").asText("");
    return reference.isEmpty() ? node : document.at(reference.substring(1));
  }

  private void checkReferences(JsonNode node, List<String> found) {
    var reference = node.path("$ref");
    if (reference.isTextual() && resolved(node).isMissingNode()) {
      found.add("the document has no " + reference.asText());
    }
    var seen = new HashSet<JsonNode>();
    for (var child : node) {
      if (child.isContainerNode() && seen.add(child)) {
        checkReferences(child, found);
      }
    }
  }
}
