package org.apogee.node.feed;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apogee.protocol.event.FeedJson;

/** The published schemas, against which every record that a test sees is held. */
final class FeedSchemas {
  private static final Schema GAMES = read("games-1.schema.json");
  private static final Schema RESULTS = read("results-1.schema.json");

  private FeedSchemas() {}

  private static Schema read(String file) {
    try (var in = FeedJson.class.getResourceAsStream(file)) {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void checkNews(String json) {
    assertThat(GAMES.validate(json, InputFormat.JSON)).as(json).isEmpty();
  }

  static void checkResult(String json) {
    assertThat(RESULTS.validate(json, InputFormat.JSON)).as(json).isEmpty();
  }
}
