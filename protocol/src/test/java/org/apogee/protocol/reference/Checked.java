package org.apogee.protocol.reference;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.engine.Ruleset;
import org.apogee.protocol.ProtocolJson;

/** The schema of a ruleset, to hold values to its definitions. */
final class Checked {
  private final Map<String, Schema> schemas = new HashMap<>();
  private final Ruleset ruleset;

  Checked(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  /** What is wrong with a message, a view or another part of it, by the definition of a name. */
  List<String> faults(String definition, JsonNode value) {
    return schemas
        .computeIfAbsent(definition, this::compiled)
        .validate(value.toString(), InputFormat.JSON)
        .stream()
        .map(Error::getMessage)
        .toList();
  }

  List<String> faults(String definition, Object value) {
    return faults(definition, json(value));
  }

  /** As it is written for programs. */
  static JsonNode json(Object value) {
    try {
      return ProtocolJson.MAPPER.readTree(ProtocolJson.write(value));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private Schema compiled(String definition) {
    var root = GameSchema.of(ruleset);
    root.remove("oneOf");
    root.put("$ref", "#/$defs/" + definition);
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(root.toString());
  }
}
