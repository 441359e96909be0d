package org.apogee.protocol.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The published schema of one direction. */
final class BotSchema {
  static final BotSchema TO_BOT = new BotSchema("toBot");
  static final BotSchema FROM_BOT = new BotSchema("fromBot");

  private final Schema schema;

  private BotSchema(String direction) {
    try (var file = BotLines.class.getResourceAsStream("bot-protocol-1.schema.json")) {
      var factory = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
      assertThat(file).as("the schema").isNotNull();
      this.schema = factory.getSchema(file).getSubSchema(fragment(direction));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static com.networknt.schema.path.NodePath fragment(String direction) {
    return SchemaLocation.Fragment.of("/$defs/" + direction);
  }

  boolean allows(String line) {
    return schema.validate(line, InputFormat.JSON).isEmpty();
  }
}
