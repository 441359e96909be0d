package org.apogee.clients;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.StreamSupport;
import org.apogee.clients.ApiPart.Field;
import org.apogee.clients.ApiPart.Model;
import org.apogee.clients.ApiPart.Operation;
import org.apogee.clients.ApiPart.Repeat;
import org.apogee.clients.ApiPart.Result;
import org.apogee.clients.ApiType.Plain;

/**
 * Reads an OpenAPI document. A keyword or form that it does not know is an error, so that a change
 * of the documents cannot silently lose a type.
 */
final class DocumentReader {
  private static final Set<String> VERBS = Set.of("get", "post", "put", "delete", "patch");

  /** Limits and examples, which the server checks or shows. */
  private static final Set<String> IGNORED =
      Set.of(
          "description",
          "required",
          "additionalProperties",
          "minimum",
          "maximum",
          "minLength",
          "maxLength",
          "minItems",
          "maxItems",
          "pattern",
          "format",
          "default",
          "examples",
          "contentMediaType");

  private final JsonNode document;
  private final Map<String, Model> models = new LinkedHashMap<>();

  private DocumentReader(JsonNode document) {
    this.document = document;
  }

  static ApiPart read(String name, String source, Path root) throws IOException {
    var reader =
        new DocumentReader(new ObjectMapper().readTree(Files.readString(root.resolve(source))));
    return reader.part(name, source);
  }

  private ApiPart part(String name, String source) {
    for (var entry : document.at("/components/schemas").properties()) {
      define(entry.getKey(), entry.getValue());
    }
    var operations = new ArrayList<Operation>();
    for (var path : document.path("paths").properties()) {
      for (var entry : path.getValue().properties()) {
        if (!VERBS.contains(entry.getKey())) {
          throw new IllegalStateException(path.getKey() + ": unknown key " + entry.getKey());
        }
        operation(entry.getKey(), path.getKey(), entry.getValue()).ifPresent(operations::add);
      }
    }
    return new ApiPart(
        name,
        source,
        document.at("/info/title").asText(),
        List.copyOf(models.values()),
        operations);
  }

  /** An object or an alias under a name of its own. */
  private ApiType define(String name, JsonNode schema) {
    if (models.containsKey(name)) {
      throw new IllegalStateException("two schemas are named " + name);
    }
    models.put(name, new Model(name, "", Optional.of(Plain.ANY), List.of())); // keeps the order
    var text = schema.path("description").asText("");
    models.put(
        name,
        isRecord(schema)
            ? new Model(name, text, Optional.empty(), fields(name, schema))
            : new Model(name, text, Optional.of(type(name + "Item", schema)), List.of()));
    return new ApiType.Named(name);
  }

  private static boolean isRecord(JsonNode schema) {
    return schema.has("allOf") || schema.has("properties");
  }

  private List<Field> fields(String name, JsonNode schema) {
    var fields = new LinkedHashMap<String, Field>();
    for (var part : schema.path("allOf")) {
      for (var field : fields(name, resolved(part))) {
        fields.put(field.name(), field);
      }
    }
    var required = new TreeSet<String>();
    schema.path("required").forEach(word -> required.add(word.asText()));
    for (var entry : schema.path("properties").properties()) {
      var type = type(name + ApiPart.capital(entry.getKey()), entry.getValue());
      var text = entry.getValue().path("description").asText("");
      fields.put(
          entry.getKey(), new Field(entry.getKey(), type, required.contains(entry.getKey()), text));
    }
    return List.copyOf(fields.values());
  }

  /**
   * The type of a schema.
   *
   * @param name of the model that it becomes if it is an object with fields
   */
  private ApiType type(String name, JsonNode schema) {
    var reference = schema.path("$ref").asText("");
    if (!reference.isEmpty()) {
      var last = reference.substring(reference.lastIndexOf('/') + 1);
      return new ApiType.Named(last);
    }
    if (schema.has("enum")) {
      return new ApiType.OneOf(
          StreamSupport.stream(schema.path("enum").spliterator(), false)
              .map(JsonNode::asText)
              .toList());
    }
    if (isRecord(schema)) {
      return models.containsKey(name) && !models.get(name).fields().isEmpty()
          ? new ApiType.Named(name) // a part of two schemas that share an inner one
          : define(name, schema);
    }
    checkKeywords(name, schema);
    if (schema.path("type").isArray()) {
      return new ApiType.Nullable(plain(name, schema.path("type").get(0).asText(), schema));
    }
    return plain(name, schema.path("type").asText("any"), schema);
  }

  private static void checkKeywords(String name, JsonNode schema) {
    var words = new LinkedHashSet<String>();
    schema.fieldNames().forEachRemaining(words::add);
    words.removeAll(IGNORED);
    words.removeAll(Set.of("type", "items"));
    if (!words.isEmpty()) {
      throw new IllegalStateException(name + ": unknown keywords " + words);
    }
  }

  private ApiType plain(String name, String type, JsonNode schema) {
    return switch (type) {
      case "string" -> Plain.TEXT;
      case "integer" -> Plain.WHOLE;
      case "number" -> Plain.NUMBER;
      case "boolean" -> Plain.TRUTH;
      case "any" -> Plain.ANY;
      case "array" -> new ApiType.ListOf(type(name, schema.path("items")));
      case "object" ->
          schema.path("additionalProperties").isObject()
              ? new ApiType.MapOf(type(name, schema.path("additionalProperties")))
              : Plain.OBJECT;
      default -> throw new IllegalStateException(name + ": unknown type " + type);
    };
  }

  /** Empty for what is no request of a program: a link for browsers, an upgrade. */
  private Optional<Operation> operation(String verb, String path, JsonNode operation) {
    var id = operation.path("operationId").asText();
    var result = result(id, operation.path("responses"));
    if (result.isEmpty()) {
      return Optional.empty();
    }
    var inPath = new ArrayList<Field>();
    var query = new ArrayList<Field>();
    for (var reference : operation.path("parameters")) {
      var parameter = resolved(reference);
      var name = parameter.path("name").asText();
      var type = type(ApiPart.capital(id) + ApiPart.capital(name), parameter.path("schema"));
      var field =
          new Field(
              name,
              type,
              parameter.path("required").asBoolean(),
              parameter.path("description").asText(""));
      (parameter.path("in").asText().equals("path") ? inPath : query).add(field);
    }
    var content = operation.at("/requestBody/content/application~1json/schema");
    var body =
        content.isMissingNode()
            ? Optional.<ApiType>empty()
            : Optional.of(type(ApiPart.capital(id) + "Body", content));
    return Optional.of(
        new Operation(
            id,
            operation.path("summary").asText(),
            operation.path("description").asText(""),
            verb.toUpperCase(Locale.ROOT),
            path,
            inPath,
            query,
            body,
            result.get(),
            repeat(verb, operation)));
  }

  /** By the meaning of the method in HTTP, or by the document's own word. */
  private static Repeat repeat(String verb, JsonNode operation) {
    return switch (operation.path("x-idempotent").asText("")) {
      case "always" -> Repeat.ALWAYS;
      case "key" -> Repeat.WITH_KEY;
      case "never" -> Repeat.NEVER;
      case "" -> verb.equals("get") || verb.equals("put") ? Repeat.ALWAYS : Repeat.NEVER;
      default -> throw new IllegalStateException("unknown value of x-idempotent: " + operation);
    };
  }

  private Optional<Result> result(String id, JsonNode responses) {
    var content = new LinkedHashMap<String, JsonNode>();
    boolean succeeds = false;
    boolean maybeEmpty = false;
    for (var entry : responses.properties()) {
      if (entry.getKey().startsWith("2")) {
        succeeds = true;
        var bodies = resolved(entry.getValue()).path("content");
        maybeEmpty |= bodies.isEmpty();
        bodies.properties().forEach(body -> content.putIfAbsent(body.getKey(), body.getValue()));
      }
    }
    if (!succeeds) {
      return Optional.empty();
    }
    if (content.isEmpty()) {
      return Optional.of(Result.Other.NOTHING);
    }
    var lines = content.get("application/x-ndjson");
    if (lines != null) {
      return Optional.of(
          new Result.Lines(type(ApiPart.capital(id) + "Line", lines.path("schema"))));
    }
    var json = content.get("application/json");
    if (json != null && content.size() == 1) {
      var type = type(ApiPart.capital(id) + "Result", json.path("schema"));
      return Optional.of(new Result.Json(type, maybeEmpty));
    }
    boolean isBytes =
        content.keySet().stream()
            .anyMatch(each -> each.startsWith("image/") || each.equals("application/gzip"));
    return Optional.of(isBytes ? Result.Other.BYTES : Result.Other.TEXT);
  }

  private JsonNode resolved(JsonNode node) {
    var reference = node.path("$ref").asText("");
    return reference.isEmpty() ? node : document.at(reference.substring(1));
  }
}
