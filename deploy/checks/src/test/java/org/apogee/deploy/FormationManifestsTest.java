package org.apogee.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.ContainerPort;
import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicyEgressRule;
import io.fabric8.kubernetes.api.model.rbac.Role;
import io.fabric8.kubernetes.api.model.rbac.RoleBinding;
import io.fabric8.kubernetes.api.model.rbac.Subject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether members that these manifests start would find each other. */
class FormationManifestsTest {
  private static final List<String> MEMBERS = List.of("node", "matchmaker");
  private static final Config KUBERNETES =
      ConfigFactory.load().getConfig("apogee.cluster.kubernetes");

  @BeforeAll
  static void needsKubectl() {
    assumeTrue(Manifests.kubectl(), "skipped: kubectl, which builds the overlays, is missing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"base", "overlays/local", "overlays/production", "chart", "chart provider"})
  void membersMayAskForPodsAndFindTheNodes(String overlay) {
    var all = Manifests.build(overlay);
    assertThat(settings(all)).containsEntry("APOGEE_FORMATION", "kubernetes");
    assertThat(settings(all)).doesNotContainKey("APOGEE_SEEDS");
    var port = KUBERNETES.getString("port-name");
    int number = KUBERNETES.getInt("port");
    for (var part : MEMBERS) {
      var pod = all.pod(Map.of("app", "apogee", "part", part));
      assertThat(pod.getSpec().getAutomountServiceAccountToken()).isTrue();
      assertThat(mayList(all, "pods")).contains(pod.getSpec().getServiceAccountName());
      var container = pod.getSpec().getContainers().getFirst();
      assertThat(fields(container))
          .containsEntry("APOGEE_HOST", "status.podIP")
          .containsEntry("APOGEE_KUBERNETES_NAMESPACE", "metadata.namespace");
      assertThat(numbers(container)).containsEntry(port, number);
      assertThat(policy(all, part).getSpec().getEgress())
          .anyMatch(rule -> allows(rule, 443) && rule.getTo().isEmpty())
          .anyMatch(rule -> allows(rule, number));
      assertThat(policy(all, part).getSpec().getIngress())
          .anyMatch(rule ->
              rule.getPorts().stream().anyMatch(open -> port.equals(open.getPort().getStrVal())));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "base",
        "overlays/local",
        "overlays/production",
        "chart",
        "chart production",
        "chart bare"
      })
  void onlyNodesBeginAClusterAndOnlyWithMoreThanHalfOfThem(String overlay) {
    var all = Manifests.build(overlay);
    var chosen = new HashMap<String, String>();
    for (var label : KUBERNETES.getString("pods").split(",", -1)) {
      int is = label.indexOf('=');
      chosen.put(label.substring(0, is), label.substring(is + 1));
    }
    var found = all.pod(chosen);
    assertThat(found.getMetadata().getLabels()).containsEntry("part", "node");
    assertThat(found.getSpec().getContainers().getFirst().getName())
        .isEqualTo(KUBERNETES.getString("container"));
    var nodes =
        all.all(StatefulSet.class).stream()
            .filter(set -> set.getMetadata().getName().equals("apogee-node"))
            .findFirst()
            .orElseThrow();
    int first =
        nodes.getSpec().getReplicas() != null
            ? nodes.getSpec().getReplicas()
            : all.all(HorizontalPodAutoscaler.class).getFirst().getSpec().getMinReplicas();
    int moreThanHalf = first / 2 + 1;
    assertThat(settings(all))
        .containsEntry("APOGEE_KUBERNETES_CONTACT_POINTS", Integer.toString(moreThanHalf));
  }

  @Test
  void whoFindsTheOthersByNameHasNothingToShowToKubernetes() {
    var all = Manifests.build("overlays/seeds");
    assertThat(settings(all)).containsEntry("APOGEE_FORMATION", "seeds");
    var seeds =
        IntStream.range(0, 3)
            .mapToObj("apogee-node-%d.apogee-node-peers.apogee.svc:17355"::formatted)
            .collect(Collectors.joining(", "));
    assertThat(settings(all)).containsEntry("APOGEE_SEEDS", seeds);
    assertThat(all.names(Service.class)).contains("apogee-node-peers");
    assertThat(all.names(Role.class)).isEmpty();
    assertThat(all.names(RoleBinding.class)).isEmpty();
    for (var pod : all.pods()) {
      assertThat(pod.getSpec().getAutomountServiceAccountToken()).isFalse();
    }
  }

  private static Map<String, String> settings(Manifests all) {
    return all.all(ConfigMap.class).getFirst().getData();
  }

  private static Set<String> mayList(Manifests all, String resource) {
    var roles =
        all.all(Role.class).stream()
            .filter(role ->
                role.getRules().stream()
                    .anyMatch(rule ->
                        rule.getResources().contains(resource) && rule.getVerbs().contains("list")))
            .map(role -> role.getMetadata().getName())
            .toList();
    return all.all(RoleBinding.class).stream()
        .filter(binding -> roles.contains(binding.getRoleRef().getName()))
        .flatMap(binding -> binding.getSubjects().stream())
        .filter(subject -> "apogee".equals(subject.getNamespace()))
        .map(Subject::getName)
        .collect(Collectors.toSet());
  }

  private static Map<String, String> fields(Container container) {
    return container.getEnv().stream()
        .filter(variable -> variable.getValueFrom() != null)
        .collect(
            Collectors.toMap(
                EnvVar::getName, variable -> variable.getValueFrom().getFieldRef().getFieldPath()));
  }

  private static Map<String, Integer> numbers(Container container) {
    return container.getPorts().stream()
        .collect(Collectors.toMap(ContainerPort::getName, ContainerPort::getContainerPort));
  }

  private static NetworkPolicy policy(Manifests all, String part) {
    return all.all(NetworkPolicy.class).stream()
        .filter(policy -> policy.getMetadata().getName().equals("apogee-" + part))
        .findFirst()
        .orElseThrow();
  }

  private static boolean allows(NetworkPolicyEgressRule rule, int port) {
    return rule.getPorts().stream()
        .anyMatch(open -> Integer.valueOf(port).equals(open.getPort().getIntVal()));
  }
}
