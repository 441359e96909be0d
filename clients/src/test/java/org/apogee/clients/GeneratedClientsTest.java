package org.apogee.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The generated files of the clients are what the OpenAPI documents say now. {@code mvn test -pl
 * clients -am -Dtest=GeneratedClientsTest -Dclients.write=true
 * -Dsurefire.failIfNoSpecifiedTests=false} writes them anew.
 */
final class GeneratedClientsTest {
  private static final Path ROOT = Path.of("..");

  /** The module of each document in the clients. */
  static List<ApiPart> parts() throws IOException {
    return List.of(
        DocumentReader.read(
            "games", "cluster-node/src/main/resources/org/apogee/node/api/openapi.json", ROOT),
        DocumentReader.read(
            "tournaments", "matchmaker/src/main/resources/org/apogee/match/api/openapi.json", ROOT),
        DocumentReader.read(
            "ratings",
            "analytics-consumer/src/main/resources/org/apogee/analytics/api/openapi.json",
            ROOT));
  }

  @Test
  void theFilesAreWhatTheDocumentsSay() throws IOException {
    var files = new TreeMap<String, String>();
    for (var part : parts()) {
      files.put("python/apogee/" + part.name() + ".py", PythonPart.of(part));
      var typescript = "typescript/src/" + part.name();
      files.put(typescript + ".js", TypeScriptPart.code(part));
      files.put(typescript + ".d.ts", TypeScriptPart.types(part));
    }
    for (var file : files.entrySet()) {
      var path = Path.of(file.getKey());
      if (Boolean.getBoolean("clients.write")) {
        Files.writeString(path, file.getValue());
      }
      assertThat(Files.readString(path))
          .as("%s; write it with -Dclients.write=true", path)
          .isEqualTo(file.getValue());
    }
  }
}
