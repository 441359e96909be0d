package org.apogee.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.typesafe.config.ConfigFactory;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.ContainerPort;
import io.fabric8.kubernetes.api.model.PodTemplateSpec;
import io.fabric8.kubernetes.api.model.Probe;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.ServicePort;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether the manifests mean what they say; a cluster would find out much later. */
class ManifestsTest {
  @BeforeAll
  static void needsKubectl() {
    assumeTrue(Manifests.kubectl(), "skipped: kubectl, which builds the overlays, is missing");
  }

  private static List<String> overlays() {
    return List.of(
        "base",
        "overlays/local",
        "overlays/production",
        "overlays/seeds",
        "overlays/secured",
        "chart",
        "chart production",
        "chart production secured",
        "chart production seeds",
        "chart small",
        "chart provider",
        "chart stores",
        "chart bare");
  }

  @ParameterizedTest
  @MethodSource("overlays")
  void kubernetesKnowsEveryField(String overlay) {
    for (var object : Manifests.build(overlay).objects()) {
      assertThat(StrictReading.unknownFields(object)).as(object.getMetadata().getName()).isEmpty();
    }
  }

  @Test
  void aMisspeltFieldWouldBeFound() {
    Object service =
        new KubernetesSerialization()
            .unmarshal(
                """
                apiVersion: v1
                kind: Service
                metadata: {name: a}
                spec: {portz: []}
                """);
    assertThat(StrictReading.unknownFields(service)).singleElement().asString().contains("portz");
  }

  @ParameterizedTest
  @MethodSource("overlays")
  void everySelectorFindsPods(String overlay) {
    var all = Manifests.build(overlay);
    for (var service : all.all(Service.class)) {
      var pod = all.pod(service.getSpec().getSelector());
      for (var port : service.getSpec().getPorts()) {
        assertThat(ports(pod)).as(service.getMetadata().getName()).contains(target(port));
      }
    }
    for (var set : all.all(StatefulSet.class)) {
      assertThat(all.names(Service.class)).contains(set.getSpec().getServiceName());
      assertThat(set.getSpec().getTemplate().getMetadata().getLabels())
          .containsAllEntriesOf(set.getSpec().getSelector().getMatchLabels());
    }
    for (var budget : all.all(PodDisruptionBudget.class)) {
      all.pod(budget.getSpec().getSelector().getMatchLabels());
    }
    for (var policy : all.all(NetworkPolicy.class)) {
      var chosen = policy.getSpec().getPodSelector().getMatchLabels();
      if (chosen != null && !chosen.isEmpty()) {
        all.pod(chosen);
      }
    }
  }

  private static String target(ServicePort port) {
    var target = port.getTargetPort();
    return target == null
        ? port.getName()
        : target.getStrVal() == null ? target.getIntVal().toString() : target.getStrVal();
  }

  private static Set<String> ports(PodTemplateSpec pod) {
    return pod.getSpec().getContainers().stream()
        .flatMap(container -> container.getPorts().stream())
        .map(ContainerPort::getName)
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("overlays")
  void everyContainerIsWatchedBoundAndHarmless(String overlay) {
    for (var container : Manifests.build(overlay).containers()) {
      var name = container.getName();
      probe(container, container.getStartupProbe());
      probe(container, container.getReadinessProbe());
      probe(container, container.getLivenessProbe());
      assertThat(container.getResources().getRequests()).as(name).containsKeys("cpu", "memory");
      assertThat(container.getResources().getLimits()).as(name).containsKey("memory");
      var security = container.getSecurityContext();
      assertThat(security.getAllowPrivilegeEscalation()).as(name).isFalse();
      assertThat(security.getCapabilities().getDrop()).as(name).containsExactly("ALL");
      assertThat(container.getImage()).as(name).matches(".+:.*\\d.*");
      if (container.getImage().matches("(.*/)?apogee:.*")) {
        assertThat(security.getReadOnlyRootFilesystem()).as(name).isTrue();
        assertThat(KnownSettings.isProgram(container.getArgs().getFirst())).as(name).isTrue();
      }
    }
    for (var pod : Manifests.build(overlay).pods()) {
      var security = pod.getSpec().getSecurityContext();
      assertThat(security.getRunAsNonRoot()).isTrue();
      assertThat(security.getRunAsUser()).isPositive();
      assertThat(security.getSeccompProfile().getType()).isEqualTo("RuntimeDefault");
    }
  }

  private static void probe(Container container, Probe probe) {
    var name = container.getName();
    assertThat(probe).as(name).isNotNull();
    var http = probe.getHttpGet();
    var tcp = probe.getTcpSocket();
    var port = http != null ? http.getPort() : tcp != null ? tcp.getPort() : null;
    if (port != null) {
      assertThat(container.getPorts())
          .extracting(ContainerPort::getName)
          .contains(port.getStrVal());
    }
  }

  @ParameterizedTest
  @MethodSource("overlays")
  void whatPodsReferToIsThere(String overlay) {
    var all = Manifests.build(overlay);
    for (var pod : all.pods()) {
      if (pod.getSpec().getServiceAccountName() != null) {
        assertThat(all.names(ServiceAccount.class)).contains(pod.getSpec().getServiceAccountName());
      }
      for (var container : pod.getSpec().getContainers()) {
        for (var source : container.getEnvFrom()) {
          assertThat(all.names(ConfigMap.class)).contains(source.getConfigMapRef().getName());
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "overlays/production",
        "overlays/secured",
        "chart production secured",
        "chart production seeds",
        "chart provider",
        "chart stores",
        "chart bare"
      })
  void settingsAreReadBySomeProcess(String overlay) {
    var all = Manifests.build(overlay);
    for (var settings : all.all(ConfigMap.class)) {
      assertThat(KnownSettings.all()).containsAll(settings.getData().keySet());
    }
    for (var container : all.containers()) {
      for (var variable : container.getEnv()) {
        if (variable.getName().startsWith("APOGEE_")) {
          assertThat(KnownSettings.all()).contains(variable.getName());
        }
      }
    }
  }

  /** A folder of certificates that no volume provides would stop every start. */
  @Test
  void foldersOfCertificatesAreMounted() {
    var all = Manifests.build("overlays/secured");
    var settings =
        all.all(ConfigMap.class).stream()
            .filter(map -> map.getMetadata().getName().startsWith("apogee-"))
            .findFirst()
            .orElseThrow()
            .getData();
    for (var pod : all.pods()) {
      var paths =
          pod.getSpec().getVolumes().stream()
              .filter(volume -> volume.getProjected() != null)
              .flatMap(volume -> volume.getProjected().getSources().stream())
              .flatMap(source -> source.getSecret().getItems().stream())
              .map(item -> "/tls/" + item.getPath())
              .toList();
      assertThat(paths)
          .contains(
              settings.get("APOGEE_DATABASE_TLS") + "/ca.crt",
              settings.get("APOGEE_KAFKA_TLS") + "/ca.crt",
              settings.get("APOGEE_HTTP_TLS") + "/tls.crt",
              settings.get("APOGEE_HTTP_TLS") + "/tls.key");
      boolean isMember = !"analytics".equals(pod.getMetadata().getLabels().get("part"));
      var certificate = settings.get("APOGEE_CLUSTER_TLS");
      assertThat(paths.containsAll(List.of(certificate + "/tls.crt", certificate + "/tls.key")))
          .isEqualTo(isMember);
    }
  }

  /** A pod reads a ConfigMap once; a new name is what replaces it. */
  @Test
  void podsAreReplacedWhenASettingChanges() {
    var names =
        Stream.of("base", "overlays/local", "overlays/seeds", "overlays/secured")
            .map(Manifests::build)
            .flatMap(all -> all.names(ConfigMap.class).stream())
            .toList();
    assertThat(names).hasSize(4).doesNotHaveDuplicates();
  }

  /** By default no connection may leave a pod: e-mails would wait for a day and be given up. */
  @ParameterizedTest
  @ValueSource(
      strings = {"base", "overlays/production", "overlays/secured", "overlays/seeds", "chart"})
  void nodesReachWebhooksAndTheMailServer(String overlay) {
    var notices = ConfigFactory.load().getConfig("apogee.notices");
    var wanted = new TreeSet<Integer>();
    for (var port : notices.getString("ports").split(",", -1)) {
      wanted.add(Integer.valueOf(port));
    }
    wanted.add(notices.getInt("mail.port"));
    var all = Manifests.build(overlay);
    assertThat(wayOut(all, "apogee-node")).containsAll(wanted);
    assertThat(wayOut(all, "apogee-analytics")).doesNotContainAnyElementsOf(wanted);
  }

  private static List<Integer> wayOut(Manifests all, String policy) {
    return all.all(NetworkPolicy.class).stream()
        .filter(one -> one.getMetadata().getName().equals(policy))
        .flatMap(one -> one.getSpec().getEgress().stream())
        .filter(rule -> rule.getTo().isEmpty())
        .flatMap(rule -> rule.getPorts().stream())
        .map(port -> port.getPort().getIntVal())
        .toList();
  }

  /** Without its namespace the first command of a new installation would fail. */
  @Test
  void theNamespaceIsMadeBeforeTheSecretInIt() throws IOException {
    var page = Files.readString(Path.of("..", "..", "docs", "operations.md"));
    var namespace = "kubectl apply -f deploy/kubernetes/base/namespace.yml\n";
    assertThat(page)
        .containsSubsequence(namespace, "kubectl -n apogee create secret generic apogee ");
    assertThat(Path.of("..", "kubernetes", "base", "namespace.yml")).exists();
  }

  @Test
  void processesBelieveTheIngressByItsAddress() {
    for (var settings : Manifests.build("overlays/production").all(ConfigMap.class)) {
      if (settings.getData().containsKey("APOGEE_DATABASE_URL")) {
        assertThat(settings.getData())
            .containsKey("APOGEE_HTTP_TRUSTED_PROXIES")
            .doesNotContainKey("APOGEE_HTTP_TRUST_FORWARDED");
      }
    }
  }

  @Test
  void membersMoveOneAtATimeAndGetTheTimeToHandOver() {
    var all = Manifests.build("base");
    for (var budget : all.all(PodDisruptionBudget.class)) {
      assertThat(budget.getSpec().getMaxUnavailable().getIntVal()).isEqualTo(1);
    }
    for (var pod : all.pods()) {
      assertThat(pod.getSpec().getTerminationGracePeriodSeconds()).isEqualTo(75);
      assertThat(pod.getSpec().getTopologySpreadConstraints())
          .allSatisfy(spread ->
              assertThat(pod.getMetadata().getLabels())
                  .containsAllEntriesOf(spread.getLabelSelector().getMatchLabels()));
    }
  }
}
