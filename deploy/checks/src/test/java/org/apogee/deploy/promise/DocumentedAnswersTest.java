package org.apogee.deploy.promise;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.stack.routes.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the routes answer stands in the documents for people or programs. */
class DocumentedAnswersTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final List<String> SERVERS =
      List.of("platform", "cluster", "cluster-node", "matchmaker", "analytics-consumer");

  private static final String CODE = "([a-z][a-z0-9]*(?:-[a-z0-9]+)*)";

  /** A code is the first literal of a refusal, and the third value of a quota. */
  private static final Pattern REFUSAL =
      Pattern.compile(
          "\\b(?:(?:BadInput|Refusal|RequestRefused|Problem)(?:[.]\\w+)?\\s*[(][^;\"{}]*"
              + "|Quota[(]\\s*[^,]+,[^,]+,\\s*)\""
              + CODE
              + "\"");

  private static final Pattern NAMED = Pattern.compile("`" + CODE + "`");

  /** Of a start, a command, a stored event and a delivery: no request gets them. */
  private static final Set<String> NEVER_SENT =
      Set.of("no-database", "nothing-consumed", "records-gone", "bad-event", "too-many-mails");

  @Test
  void everyCodeOfARefusalIsDocumented() throws IOException {
    var documented = new TreeSet<>(NEVER_SENT);
    try (var pages = Files.list(ROOT.resolve("docs"))) {
      for (var page : pages.filter(Files::isRegularFile).toList()) {
        documented.addAll(found(NAMED, Files.readString(page)));
      }
    }
    for (var part : Part.values()) {
      documented.addAll(found(NAMED, document(part).toString()));
    }
    var sent = new TreeSet<String>();
    for (var server : SERVERS) {
      try (var files = Files.walk(ROOT.resolve(server).resolve(Path.of("src", "main", "java")))) {
        for (var file : files.filter(Files::isRegularFile).toList()) {
          sent.addAll(found(REFUSAL, Files.readString(file)));
        }
      }
    }
    assertThat(sent).contains("stale-ply", "too-many-links", "no-such-round", "bad-body");
    sent.removeAll(documented);
    assertThat(sent).as("codes that docs/api.md does not name").isEmpty();
  }

  private static Set<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1)).collect(Collectors.toSet());
  }

  /** A client of the document must not take the answer to its repeat for an unknown one. */
  @ParameterizedTest
  @EnumSource
  void aCreationThatTellsARepeatNamesBothStatuses(Part part) throws IOException {
    var document = document(part);
    assertThat(operations(document))
        .filteredOn(operation -> tellsARepeat(document, operation.at("/responses/201")))
        .allSatisfy(operation ->
            assertThat(operation.at("/responses/200/content"))
                .as(operation.path("operationId").asText())
                .isEqualTo(operation.at("/responses/201/content")));
  }

  private static Stream<JsonNode> operations(JsonNode document) {
    return document.path("paths").valueStream().flatMap(JsonNode::valueStream);
  }

  private static boolean tellsARepeat(JsonNode document, JsonNode answer) {
    var schema = answer.at("/content/application~1json/schema");
    var reference = schema.path("$ref").asText("");
    var meant = reference.isEmpty() ? schema : document.at(reference.substring(1));
    return meant.path("properties").has("repeated");
  }

  private static JsonNode document(Part part) throws IOException {
    try (var in = Part.class.getResourceAsStream(part.document())) {
      return new JsonMapper().readTree(in);
    }
  }
}
