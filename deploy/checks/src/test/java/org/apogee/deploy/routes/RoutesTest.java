package org.apogee.deploy.routes;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apogee.deploy.HelmChart;
import org.apogee.stack.routes.Part;
import org.apogee.stack.routes.RouteTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The compose file's gateway and the Ingress against the OpenAPI documents; {@code
 * -Droutes.write=true} writes their routes anew.
 */
class RoutesTest {
  private static final Path INGRESS =
      Path.of("..", "kubernetes", "overlays", "production", "ingress.yml");

  /** Values of path parameters, some of which are also fixed segments of other paths. */
  private static final List<String> VALUES =
      List.of("p-1", "house:greedy", "history", "ratings", "me", "a.b", "é");

  static Stream<Front> fronts() throws IOException {
    return Stream.of(
        Gateway.front(),
        IngressFront.of("ingress.yml", ingress()),
        IngressFront.of("chart", chartIngress()));
  }

  private static JsonNode ingress() throws IOException {
    return new YAMLMapper().readTree(INGRESS.toFile());
  }

  private static JsonNode chartIngress() throws IOException {
    var rendered = HelmChart.render("apogee", List.of("production"));
    for (var document : rendered.split("(?m)^---$", -1)) {
      var object = new YAMLMapper().readTree(document);
      if (object.path("kind").asText().equals("Ingress")) {
        return object;
      }
    }
    throw new AssertionError("the chart gives no Ingress");
  }

  @Test
  void theGatewayHasTheRoutesOfTheDocuments() throws IOException {
    written(Gateway.FILE, WrittenRoutes.gateway());
  }

  @Test
  void theIngressHasTheRoutesOfTheDocuments() throws IOException {
    written(INGRESS, WrittenRoutes.ingress("apogee"));
  }

  @Test
  void theChartHasTheRoutesOfTheDocuments() throws IOException {
    written(HelmChart.FOLDER.resolve("templates/ingress.yaml"), WrittenRoutes.ingress("apogee"));
  }

  private static void written(Path file, List<String> routes) throws IOException {
    var wanted = WrittenRoutes.replaced(Files.readString(file), routes);
    if (Boolean.getBoolean("routes.write")) {
      Files.writeString(file, wanted);
    }
    assertThat(Files.readString(file))
        .as("%s; write it with -Droutes.write=true and read what changed", file)
        .isEqualTo(wanted);
  }

  @ParameterizedTest
  @MethodSource("fronts")
  void everyDocumentedPathReachesThePartThatDocumentsIt(Front front) {
    for (var part : Part.values()) {
      for (var template : part.documentedPaths()) {
        for (var value : VALUES) {
          var path = template.replaceAll("\\{\\w+}", value);
          assertThat(front.part(path)).as(path).isEqualTo(part);
          assertThat(RouteTable.documented().part(path)).as(path).isEqualTo(part);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("fronts")
  void everyRuleServesADocumentedPath(Front front) {
    for (var location : front.locations()) {
      assertThat(location.part().documentedPaths())
          .as(location.text())
          .anyMatch(path -> front.location(path.replaceAll("\\{\\w+}", "x")).equals(location));
    }
  }

  @ParameterizedTest
  @MethodSource("fronts")
  void everythingElseReachesTheNodes(Front front) {
    for (var part : Part.values()) {
      for (var template : part.documentedPaths()) {
        var page = template.substring("/api/v1".length());
        assertThat(front.part(page)).as(page).isEqualTo(Part.NODE);
        assertThat(front.part("/x" + template)).as("below /x").isEqualTo(Part.NODE);
      }
      for (var rule : RouteTable.documented().rules(part)) {
        var longer = "/" + String.join("/", rule.segments()) + "x";
        assertThat(front.part(longer)).as(longer).isEqualTo(Part.NODE);
      }
    }
    for (var path : List.of("/", "/api", "/api/v1", "/api/v1/", "/api/v1/players/p-1")) {
      assertThat(front.part(path)).as(path).isEqualTo(Part.NODE);
    }
  }

  @Test
  void streamsAreNeitherBufferedNorCutOffBetweenHeartbeats() throws IOException {
    assertThat(Gateway.text())
        .contains("\n  proxy_buffering off;\n", "\n  proxy_read_timeout 60s;\n")
        .doesNotContain("proxy_buffering on");
    var annotations = ingress().path("metadata").path("annotations");
    assertThat(annotations.path("nginx.ingress.kubernetes.io/proxy-buffering").asText())
        .isEqualTo("off");
    assertThat(annotations.path("nginx.ingress.kubernetes.io/proxy-read-timeout").asInt())
        .isGreaterThanOrEqualTo(60);
  }
}
