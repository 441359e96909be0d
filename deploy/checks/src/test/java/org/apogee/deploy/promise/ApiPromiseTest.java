package org.apogee.deploy.promise;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apogee.stack.routes.Part;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The OpenAPI documents against those of each release; {@code -Dapi.release=VERSION} keeps the
 * present ones as those of a release.
 */
class ApiPromiseTest {
  private static final Path RELEASES = Path.of("src", "test", "resources", "api");
  private static final JsonMapper JSON = new JsonMapper();
  private static final String GAME = "/paths/~1api~1v1~1games~1{id}";

  @BeforeAll
  static void keepIfAsked() throws IOException {
    var version = System.getProperty("api.release");
    if (version != null) {
      var folder = Files.createDirectories(RELEASES.resolve(version));
      for (var part : Part.values()) {
        try (var document = Part.class.getResourceAsStream(part.document())) {
          Files.write(folder.resolve(part.label() + ".json"), document.readAllBytes());
        }
      }
    }
  }

  record Kept(String release, Part part) {
    JsonNode document() throws IOException {
      return JSON.readTree(RELEASES.resolve(release).resolve(part.label() + ".json").toFile());
    }
  }

  static List<Kept> kept() throws IOException {
    var found = new ArrayList<Kept>();
    try (var releases = Files.list(RELEASES)) {
      releases
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .forEach(release ->
              Stream.of(Part.values()).map(part -> new Kept(release, part)).forEach(found::add));
    }
    return found;
  }

  @ParameterizedTest
  @MethodSource("kept")
  void programsForAReleaseStillWork(Kept kept) throws IOException {
    try (var now = Part.class.getResourceAsStream(kept.part.document())) {
      assertThat(ApiPromise.broken(kept.document(), JSON.readTree(now))).isEmpty();
    }
  }

  @Test
  void theFirstReleaseIsKept() throws IOException {
    assertThat(kept()).contains(new Kept("0.1.0", Part.NODE));
  }

  static List<Arguments> changes() {
    return List.of(
        change("GET /api/v1/games/{id}: is gone", root -> at(root, GAME).remove("get")),
        change(
            "GET /api/v1/games, query limit: maximum is 2",
            root -> at(parameter(root, "limit"), "/schema").put("maximum", 2)),
        change(
            "GET /api/v1/games, query limit: is needed",
            root -> parameter(root, "limit").put("required", true)),
        change(
            "GET /api/v1/games: no longer takes {}",
            root ->
                at(root, "/paths/~1api~1v1~1games/get")
                    .putArray("security")
                    .addObject()
                    .putArray("bearer")),
        change(
            "POST /api/v1/games/{id}/moves, body, move: is gone",
            root -> at(root, "/components/schemas/Move/properties").remove("move")),
        change(
            "POST /api/v1/games/{id}/moves, body, reason: is needed",
            root -> ((ArrayNode) root.at("/components/schemas/Move/required")).add("reason")),
        change(
            "POST /api/v1/games/{id}/moves, answer 200: is gone",
            root -> at(root, GAME + "~1moves/post/responses").remove("200")),
        change(
            "POST /api/v1/games/{id}/moves, answer 200, repeated: is gone",
            root -> at(root, "/components/schemas/Played/properties").remove("repeated")),
        change(
            "POST /api/v1/games/{id}/moves, answer 200, repeated: is \"string\"",
            root ->
                at(root, "/components/schemas/Played/properties/repeated").put("type", "string")),
        change(
            "POST /api/v1/games/{id}/moves, answer 200, plies: may be missing",
            root -> ((ObjectNode) root.at("/components/schemas/Played")).putArray("required")));
  }

  private static Arguments change(String sentence, Consumer<JsonNode> change) {
    return Arguments.of(sentence, change);
  }

  private static ObjectNode at(JsonNode root, String pointer) {
    return (ObjectNode) root.at(pointer);
  }

  private static ObjectNode parameter(JsonNode root, String name) {
    for (var parameter : root.at("/paths/~1api~1v1~1games/get/parameters")) {
      var meant =
          parameter.has("$ref") ? root.at(parameter.path("$ref").asText().substring(1)) : parameter;
      if (meant.path("name").asText().equals(name)) {
        return (ObjectNode) meant;
      }
    }
    throw new AssertionError("no parameter " + name);
  }

  @ParameterizedTest
  @MethodSource("changes")
  void aChangeThatBreaksProgramsIsNamed(String sentence, Consumer<JsonNode> change)
      throws IOException {
    var before = new Kept("0.1.0", Part.NODE).document();
    var now = before.deepCopy();
    change.accept(now);
    assertThat(ApiPromise.broken(before, now)).contains(sentence);
  }

  @Test
  void moreIsNoBreach() throws IOException {
    var before = new Kept("0.1.0", Part.NODE).document();
    var now = before.deepCopy();
    at(now, "/paths").putObject("/api/v1/more").putObject("get");
    at(now, "/components/schemas/Move/properties").putObject("note").put("type", "string");
    at(now, "/components/schemas/Played/properties").putObject("more").put("type", "string");
    at(parameter(now, "limit"), "/schema").put("maximum", 1_000_000);
    assertThat(ApiPromise.broken(before, now)).isEmpty();
  }
}
