package org.apogee.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fabric8.kubernetes.api.model.ContainerPort;
import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the Prometheus operator gets: the same rules as any other Prometheus, and every process. */
class MonitoringManifestsTest {
  private static final Path RULES = Path.of("..", "..", "grafana", "prometheus", "rules");
  private static final List<String> FILES = List.of("objectives.yml", "alerts.yml");
  private static final Path MANIFEST =
      Path.of("..", "kubernetes", "components", "monitoring", "rules.yml");
  private static final Pattern JOB = Pattern.compile("job=\"(apogee-[^\"]+)\"");
  private static final ObjectMapper JSON = new ObjectMapper();

  /** {@code -Dmonitoring.write=true} writes the manifest after a change of the rules. */
  @Test
  void theManifestIsMadeOfTheRules() throws IOException {
    var made =
        """
        # Made of grafana/prometheus/rules by MonitoringManifestsTest: change the rules there.
        apiVersion: monitoring.coreos.com/v1
        kind: PrometheusRule
        metadata:
          name: apogee
          labels: {app: apogee}
        spec:
          groups:
        """
            + groups();
    if (Boolean.getBoolean("monitoring.write")) {
      Files.writeString(MANIFEST, made);
    }
    assertThat(MANIFEST).content().isEqualTo(made);
  }

  private static String groups() throws IOException {
    var groups = new StringBuilder();
    for (var file : FILES) {
      Files.readString(RULES.resolve(file))
          .lines()
          .dropWhile(line -> !line.equals("groups:"))
          .skip(1)
          .forEach(line -> groups.append(line.isEmpty() ? "" : "  " + line).append('\n'));
    }
    return groups.toString();
  }

  /** The names by kind, so that a rules file that nobody lists above is found. */
  @Test
  void allRulesArriveAsTheyAre() throws IOException {
    var expected = JSON.createArrayNode();
    try (var files = Files.list(RULES)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(FILES);
    }
    for (var file : FILES) {
      new YAMLMapper().readTree(RULES.resolve(file).toFile()).path("groups").forEach(expected::add);
    }
    assertThat(spec("PrometheusRule").path("groups")).isEqualTo(expected);
  }

  @Test
  void everyProcessIsScrapedAsTheJobThatTheRulesKnow() throws IOException {
    var spec = spec("PodMonitor");
    assertThat(fields(spec)).containsExactlyInAnyOrder("selector", "podMetricsEndpoints");
    assertThat(spec.path("podMetricsEndpoints")).hasSize(1);
    var endpoint = spec.at("/podMetricsEndpoints/0");
    assertThat(fields(endpoint))
        .containsExactlyInAnyOrder("port", "path", "interval", "relabelings");
    var relabeling = endpoint.at("/relabelings/0");
    assertThat(fields(relabeling))
        .containsExactlyInAnyOrder("sourceLabels", "targetLabel", "replacement");
    assertThat(relabeling.at("/sourceLabels/0").asText())
        .isEqualTo("__meta_kubernetes_pod_label_part");
    assertThat(relabeling.path("targetLabel").asText()).isEqualTo("job");
    var chosen = spec.at("/selector/matchLabels").properties();
    var jobs = new TreeSet<String>();
    for (var pod : build("overlays/monitored").pods()) {
      var labels = pod.getMetadata().getLabels();
      assertThat(chosen)
          .allMatch(label -> label.getValue().asText().equals(labels.get(label.getKey())));
      assertThat(pod.getSpec().getContainers().getFirst().getPorts())
          .extracting(ContainerPort::getName)
          .contains(endpoint.path("port").asText());
      jobs.add(relabeling.path("replacement").asText().replace("$1", labels.get("part")));
    }
    assertThat(jobs).containsExactly("apogee-analytics", "apogee-matchmaker", "apogee-node");
    var named =
        JOB.matcher(Files.readString(RULES.resolve("alerts.yml")))
            .results()
            .map(match -> match.group(1))
            .collect(Collectors.toSet());
    assertThat(jobs).containsAll(named);
  }

  /** A cluster without the operator would refuse them. */
  @ParameterizedTest
  @ValueSource(strings = {"base", "overlays/local", "overlays/production"})
  void noOtherOverlayNeedsTheOperator(String overlay) {
    assertThat(build(overlay).all(GenericKubernetesResource.class)).isEmpty();
  }

  private static Manifests build(String overlay) {
    assumeTrue(Manifests.kubectl(), "skipped: kubectl, which builds the overlays, is missing");
    return Manifests.build(overlay);
  }

  private static JsonNode spec(String kind) {
    var found =
        build("overlays/monitored").all(GenericKubernetesResource.class).stream()
            .filter(object -> object.getKind().equals(kind))
            .toList();
    assertThat(found).as(kind).hasSize(1);
    assertThat(found.getFirst().getApiVersion()).isEqualTo("monitoring.coreos.com/v1");
    assertThat(found.getFirst().getMetadata().getNamespace()).isEqualTo("apogee");
    return JSON.valueToTree(found.getFirst().getAdditionalProperties().get("spec"));
  }

  private static List<String> fields(JsonNode node) {
    return node.properties().stream().map(Map.Entry::getKey).toList();
  }
}
