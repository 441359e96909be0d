package org.apogee.grafana;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A dashboard as its file has it. */
record Dashboard(String name, JsonNode json) {
  private static final JsonMapper MAPPER = new JsonMapper();

  static List<Dashboard> all() {
    try (var files = Files.list(Path.of("dashboards"))) {
      return files.sorted().map(Dashboard::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Dashboard read(Path file) {
    try {
      return new Dashboard(file.getFileName().toString(), MAPPER.readTree(file.toFile()));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " is not JSON", e);
    }
  }

  String uid() {
    return json.path("uid").asText();
  }

  Stream<JsonNode> panels() {
    return elements(json.path("panels"));
  }

  /** Every query, with the title of its panel. */
  Stream<Query> queries() {
    return panels()
        .flatMap(panel ->
            elements(panel.path("targets"))
                .map(target ->
                    new Query(
                        name + ": " + panel.path("title").asText(), target.path("expr").asText())));
  }

  static Stream<JsonNode> elements(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false);
  }

  @Override
  public String toString() {
    return name;
  }

  /** One expression, and where it stands. */
  record Query(String where, String expression) {}
}
