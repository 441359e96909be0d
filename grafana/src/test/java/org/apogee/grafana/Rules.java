package org.apogee.grafana;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

/** The rules that Prometheus reads. */
final class Rules {
  private static final YAMLMapper MAPPER = new YAMLMapper();

  private Rules() {}

  static List<JsonNode> alerts() {
    return rules("alerts.yml");
  }

  static List<JsonNode> objectives() {
    return rules("objectives.yml");
  }

  private static List<JsonNode> rules(String file) {
    try {
      var path = Path.of("prometheus", "rules", file);
      return Dashboard.elements(MAPPER.readTree(path.toFile()).path("groups"))
          .flatMap(group -> Dashboard.elements(group.path("rules")))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
