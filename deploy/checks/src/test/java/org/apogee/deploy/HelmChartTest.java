package org.apogee.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Namespace;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.rbac.RoleBinding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The Helm chart beside the manifests of kustomize, which are the source of truth. */
class HelmChartTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String CHECKSUM = "checksum/settings";

  private @TempDir Path folder;

  @Test
  void helmFindsNothingToComplainAbout() {
    var lint = HelmChart.lint();
    assertThat(lint.isFailed()).as("%s", lint.getMessages()).isFalse();
    assertThat(lint.getMessages())
        .allSatisfy(message -> assertThat(message).doesNotContain("[WARNING]", "[ERROR]"));
  }

  /** Objects of a database and a broker are no part of the chart, nor is the namespace. */
  @ParameterizedTest
  @CsvSource({
    "base, chart",
    "overlays/local, chart small",
    "overlays/production, chart production",
    "overlays/seeds, chart production seeds",
    "overlays/secured, chart production secured",
  })
  void theChartGivesTheSameObjectsAsTheOverlay(String overlay, String values) {
    assumeTrue(Manifests.kubectl(), "skipped: kubectl, which builds the overlays, is missing");
    var wanted = comparable(Manifests.build(overlay));
    var rendered = comparable(Manifests.build(values));
    assertThat(rendered.keySet()).isEqualTo(wanted.keySet());
    assertThat(rendered.keySet()).hasSizeGreaterThan(20);
    wanted.forEach((name, object) -> assertThat(rendered.get(name)).as(name).isEqualTo(object));
  }

  private static Map<String, JsonNode> comparable(Manifests all) {
    var objects = new TreeMap<String, JsonNode>();
    for (var object : all.objects()) {
      var name = object.getMetadata().getName();
      if (!(object instanceof Namespace) && !name.equals("database") && !name.equals("kafka")) {
        var tree = withoutEachOnesOwn(object);
        objects.put(object.getKind() + " " + tree.at("/metadata/name").asText(), tree);
      }
    }
    return objects;
  }

  /** Both replace pods when a setting changes: Helm by a checksum, kustomize by a name. */
  private static JsonNode withoutEachOnesOwn(HasMetadata object) {
    ObjectNode tree = JSON.valueToTree(object);
    if (object instanceof ConfigMap) {
      withoutHash((ObjectNode) tree.path("metadata"));
    }
    for (var container : tree.at("/spec/template/spec/containers")) {
      for (var source : container.path("envFrom")) {
        withoutHash((ObjectNode) source.path("configMapRef"));
      }
    }
    if (tree.at("/metadata/labels") instanceof ObjectNode labels) {
      labels.remove(List.of("app.kubernetes.io/managed-by", "helm.sh/chart"));
      if (labels.isEmpty()) {
        ((ObjectNode) tree.path("metadata")).remove("labels");
      }
    }
    if (tree.at("/spec/template/metadata/annotations") instanceof ObjectNode annotations) {
      annotations.remove(CHECKSUM);
    }
    return tree;
  }

  private static void withoutHash(ObjectNode named) {
    named.put("name", named.path("name").asText().replaceFirst("-[0-9a-z]{10}$", ""));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8})
  void moreThanHalfOfTheFirstNodesBeginACluster(int nodes) {
    var one = settings(with("node: {replicas: %d}".formatted(nodes)));
    int contacts = Integer.parseInt(one.get("APOGEE_KUBERNETES_CONTACT_POINTS"));
    assertThat(contacts).isGreaterThan(nodes / 2).isLessThanOrEqualTo(nodes);
    var growing = with("autoscaling: {enabled: true, minReplicas: %d}".formatted(nodes));
    assertThat(settings(growing))
        .containsEntry("APOGEE_KUBERNETES_CONTACT_POINTS", Integer.toString(contacts));
  }

  @Test
  void anotherNamespaceIsMeantEverywhere() {
    var all = Manifests.chart("games", List.of("production"));
    for (var object : all.objects()) {
      assertThat(object.getMetadata().getNamespace()).isEqualTo("games");
    }
    assertThat(all.all(RoleBinding.class).getFirst().getSubjects())
        .allSatisfy(subject -> assertThat(subject.getNamespace()).isEqualTo("games"));
    var seeds = Manifests.chart("games", List.of("seeds"));
    assertThat(settings(seeds).get("APOGEE_SEEDS"))
        .startsWith("apogee-node-0.apogee-node-peers.games.svc:17355, apogee-node-1.");
    assertThat(HelmChart.render("games", List.of("seeds")))
        .contains("value: $(POD_NAME).apogee-matchmaker-peers.games.svc")
        .doesNotContain(".apogee.svc");
  }

  @Test
  void podsAreReplacedWhenASettingChanges() {
    var before = checksums(Manifests.build("chart"));
    assertThat(before).hasSize(1);
    assertThat(checksums(with("kafka: {replication: 2}"))).hasSize(1).isNotEqualTo(before);
  }

  private static Set<String> checksums(Manifests all) {
    return all.pods().stream()
        .map(pod -> pod.getMetadata().getAnnotations().get(CHECKSUM))
        .collect(Collectors.toSet());
  }

  @Test
  void anIdentityProviderHasItsSettingsAndFurtherSettingsWin() {
    var all = Manifests.build("chart provider");
    assertThat(settings(all))
        .containsEntry("APOGEE_HTTP_PUBLIC_URL", "https://games.example.org")
        .containsEntry("APOGEE_OIDC_ISSUER", "https://login.example.org/realms/games")
        .containsEntry("APOGEE_OIDC_NAME", "Example")
        .containsEntry("APOGEE_OIDC_CLIENT_ID", "apogee")
        .containsEntry("APOGEE_OIDC_CLIENT_SECRET_FILE", "/secrets/oidc-client-secret")
        .containsEntry("APOGEE_GATEWAY_GAMES_PER_PLAYER", "12")
        .containsEntry("APOGEE_STOP_GRACE", "8s");
    assertThat(all.containers())
        .allSatisfy(container -> {
          assertThat(container.getImage()).isEqualTo("registry.example.org/games/apogee:0.1.1");
          assertThat(container.getImagePullPolicy()).isEqualTo("IfNotPresent");
        });
    for (var part : List.of("node", "matchmaker", "analytics")) {
      assertThat(ports(all, part)).as(part).contains(465, 4318);
    }
  }

  @Test
  void wayOutLeadsToThePortsThatTheAddressesName() {
    var all = Manifests.build("chart stores");
    for (var part : List.of("node", "matchmaker", "analytics")) {
      assertThat(ports(all, part)).contains(5433, 5434, 5432, 9092, 9094);
    }
    for (var pod : all.pods()) {
      var sources =
          pod.getSpec().getVolumes().stream()
              .filter(volume -> volume.getName().equals("secrets"))
              .flatMap(volume -> volume.getProjected().getSources().stream())
              .map(source -> source.getSecret())
              .toList();
      assertThat(sources)
          .extracting(secret -> secret.getName())
          .containsExactly("tokens", "games-db-app");
      assertThat(sources.getLast().getItems().getFirst().getPath())
          .isEqualTo(
              Path.of(settings(all).get("APOGEE_DATABASE_PASSWORD_FILE")).getFileName().toString());
    }
  }

  private static List<Integer> ports(Manifests all, String part) {
    return all.all(NetworkPolicy.class).stream()
        .filter(policy -> policy.getMetadata().getName().equals("apogee-" + part))
        .flatMap(policy -> policy.getSpec().getEgress().stream())
        .flatMap(rule -> rule.getPorts().stream())
        .map(port -> port.getPort().getIntVal())
        .toList();
  }

  @Test
  void monitoringAndNetworkPoliciesCanBeSwitchedOff() {
    var all = Manifests.build("chart bare");
    assertThat(all.all(NetworkPolicy.class)).isEmpty();
    for (var pod : all.pods()) {
      assertThat(pod.getMetadata().getAnnotations()).doesNotContainKey("prometheus.io/scrape");
    }
    var node = all.pod(Map.of("part", "node"));
    assertThat(node.getMetadata().getAnnotations()).containsEntry("example.org/team", "games");
    assertThat(node.getSpec().getNodeSelector()).containsEntry("example.org/pool", "games");
    assertThat(node.getSpec().getTolerations()).hasSize(1);
    assertThat(node.getSpec().getContainers().getFirst().getEnv())
        .anyMatch(it -> "-XX:MaxRAMPercentage=60".equals(it.getValue()));
    var closed = with("monitoring: {enabled: false}");
    for (var policy : closed.all(NetworkPolicy.class)) {
      assertThat(policy.getSpec().getIngress())
          .noneMatch(rule ->
              rule.getPorts().stream()
                  .anyMatch(port -> "management".equals(port.getPort().getStrVal())));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          replicas: 3                                | replicas
          node: {replica: 3}                         | replica
          node: {replicas: 0}                        | replicas
          node: {replicas: many}                     | replicas
          node: {resources: {limits: {memory: null}}} | memory
          cluster: {formation: consul}               | formation
          database: {url: postgresql://db/apogee}    | url
          kafka: {servers: kafka}                    | servers
          kafka: {replication: 0}                    | replication
          ingress: {enabled: true}                   | host
          ingress: {enabled: true, host: 'a b'}      | host
          oidc: {issuer: 'https://login.example.org'} | publicUrl
          settings: {apogee_log: text}               | apogee_log
          log: xml                                   | log
          monitoring: {enabled: 'no'}                | enabled
          secret: ''                                 | secret
          """)
  void wrongValuesAreRefusedByName(String values, String name) {
    assertThatThrownBy(() -> with(values))
        .hasMessageContaining("values don't meet the specifications of the schema")
        .hasMessageContaining(name);
  }

  /**
   * What the schema leaves out would be refused, and what the page leaves out would not be found.
   */
  @Test
  void schemaAndPageHaveEveryValue() throws IOException {
    var values = new YAMLMapper().readTree(HelmChart.FOLDER.resolve("values.yaml").toFile());
    var schema = JSON.readTree(HelmChart.FOLDER.resolve("values.schema.json").toFile());
    var names = new TreeSet<String>();
    for (var entry : values.properties()) {
      names.addAll(names(entry.getKey(), entry.getValue()));
    }
    var described = new TreeSet<String>();
    var row = Pattern.compile("(?m)^\\| `([A-Za-z.]+)` \\|");
    row.matcher(Files.readString(HelmChart.FOLDER.resolve("README.md")))
        .results()
        .forEach(found -> described.addAll(parts(found.group(1))));
    assertThat(described).isEqualTo(names);
    var known = new TreeSet<String>();
    for (var entry : schema.path("properties").properties()) {
      var own =
          entry.getValue().path("$ref").asText().endsWith("/part")
              ? schema.at("/definitions/part")
              : entry.getValue();
      known.addAll(known(entry.getKey(), own));
    }
    known.remove("global"); // Helm's own
    assertThat(known).isEqualTo(names);
  }

  private static Collection<String> names(String key, JsonNode value) {
    if (!value.isObject() || value.isEmpty()) {
      return List.of(key);
    }
    return value.properties().stream().map(inner -> key + "." + inner.getKey()).toList();
  }

  private static Collection<String> known(String key, JsonNode schema) {
    var inner = schema.path("properties");
    return inner.isEmpty()
        ? List.of(key)
        : inner.properties().stream().map(entry -> key + "." + entry.getKey()).toList();
  }

  /** A row about {@code PART.replicas} describes the value of each part. */
  private static Collection<String> parts(String name) {
    return name.startsWith("PART.")
        ? Stream.of("node", "matchmaker", "analytics")
            .map(part -> part + name.substring("PART".length()))
            .toList()
        : List.of(name);
  }

  private Manifests with(String values) {
    try {
      var file = Files.writeString(folder.resolve("values.yaml"), values);
      return Manifests.read(values, HelmChart.render("apogee", Stream.of(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> settings(Manifests all) {
    return all.all(ConfigMap.class).getFirst().getData();
  }
}
