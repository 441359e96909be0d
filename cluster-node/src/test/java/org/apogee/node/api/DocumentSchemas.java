package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.apogee.node.api.Api.Got;
import org.apogee.protocol.ProtocolJson;

/** The schemas of the OpenAPI document, to hold real answers to them. */
final class DocumentSchemas {
  private static final JsonNode DOCUMENT = read();
  private static final Map<String, Schema> SCHEMAS = new ConcurrentHashMap<>();

  private DocumentSchemas() {}

  private static JsonNode read() {
    try (var in = DocumentSchemas.class.getResourceAsStream(NodeApi.DOCUMENT)) {
      return ProtocolJson.MAPPER.readTree(in);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** What is wrong with a value, in sentences. */
  static Set<String> problems(String schema, JsonNode value) {
    return SCHEMAS
        .computeIfAbsent(schema, DocumentSchemas::compiled)
        .validate(value.toString(), InputFormat.JSON)
        .stream()
        .map(Object::toString)
        .collect(Collectors.toSet());
  }

  private static Schema compiled(String schema) {
    ObjectNode root = ProtocolJson.MAPPER.createObjectNode();
    root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    root.put("$ref", "#/components/schemas/" + schema);
    root.set("components", DOCUMENT.get("components"));
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(root.toString());
  }

  /** A good answer as the document describes it. */
  static void assertFits(String schema, Got got) {
    assertThat(got.status()).as(got.body()).isBetween(200, 201);
    assertFits(schema, got.json());
  }

  static void assertFits(String schema, JsonNode value) {
    assertThat(problems(schema, value)).as(value.toString()).isEmpty();
  }
}
