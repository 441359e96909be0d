package org.apogee.protocol.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The published schema of one direction. */
final class BotSchema {
  static final BotSchema TO_BOT = new BotSchema("toBot");
  static final BotSchema FROM_BOT = new BotSchema("fromBot");

  private final JsonSchema schema;

  private BotSchema(String direction) {
    try (var file = BotLines.class.getResourceAsStream("bot-protocol-1.schema.json")) {
      var factory = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
      assertThat(file).as("the schema").isNotNull();
      this.schema = factory.getSchema(file).getSubSchema(fragment(direction));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static com.networknt.schema.JsonNodePath fragment(String direction) {
    return SchemaLocation.Fragment.of("/$defs/" + direction);
  }

  boolean allows(String line) {
    return schema.validate(line, InputFormat.JSON).isEmpty();
  }
}
