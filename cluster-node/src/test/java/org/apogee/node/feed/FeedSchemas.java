package org.apogee.node.feed;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apogee.protocol.event.FeedJson;

/** The published schemas, against which every record that a test sees is held. */
final class FeedSchemas {
  private static final JsonSchema GAMES = read("games-1.schema.json");
  private static final JsonSchema RESULTS = read("results-1.schema.json");

  private FeedSchemas() {}

  private static JsonSchema read(String file) {
    try (var in = FeedJson.class.getResourceAsStream(file)) {
      return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(in);
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
