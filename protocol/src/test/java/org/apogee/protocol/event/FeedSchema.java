package org.apogee.protocol.event;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The published schema of one topic. */
final class FeedSchema {
  static final FeedSchema GAMES = new FeedSchema("games-1.schema.json");
  static final FeedSchema RESULTS = new FeedSchema("results-1.schema.json");

  private final Schema schema;

  private FeedSchema(String file) {
    try (var in = FeedJson.class.getResourceAsStream(file)) {
      assertThat(in).as("the schema").isNotNull();
      this.schema =
          SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean allows(String json) {
    return schema.validate(json, InputFormat.JSON).isEmpty();
  }
}
