package org.apogee.protocol.reference;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.engine.Ruleset;
import org.apogee.protocol.ProtocolJson;

/** The schema of a ruleset, to hold values to its definitions. */
final class Checked {
  private final Map<String, JsonSchema> schemas = new HashMap<>();
  private final Ruleset ruleset;

  Checked(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  /** What is wrong with a message, a view or another part of it, by the definition of a name. */
  List<String> faults(String definition, JsonNode value) {
    return schemas.computeIfAbsent(definition, this::compiled).validate(value).stream()
        .map(ValidationMessage::getMessage)
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

  private JsonSchema compiled(String definition) {
    var root = GameSchema.of(ruleset);
    root.remove("oneOf");
    root.put("$ref", "#/$defs/" + definition);
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(root);
  }
}
