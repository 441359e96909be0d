package org.apogee.deploy;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.PodTemplateSpec;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What one overlay gives to a cluster.
 *
 * @param name the overlay
 * @param objects all of it, strictly typed
 */
record Manifests(String name, List<HasMetadata> objects) {
  private static final Path FOLDER = Path.of("..", "kubernetes");

  /** As {@code kubectl kustomize} builds it; that needs no cluster. */
  static Manifests build(String overlay) {
    try {
      var process =
          new ProcessBuilder("kubectl", "kustomize", FOLDER.resolve(overlay).toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      var yaml = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException("kubectl kustomize refuses " + overlay);
      }
      Object read = new KubernetesSerialization().unmarshal(yaml);
      List<?> objects = read instanceof Collection<?> many ? List.copyOf(many) : List.of(read);
      return new Manifests(overlay, objects.stream().map(HasMetadata.class::cast).toList());
    } catch (IOException e) {
      throw new IllegalStateException("kubectl cannot be run", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  static boolean kubectl() {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "kubectl")));
  }

  <T extends HasMetadata> List<T> all(Class<T> type) {
    return objects.stream().filter(type::isInstance).map(type::cast).toList();
  }

  List<String> names(Class<? extends HasMetadata> type) {
    return all(type).stream().map(object -> object.getMetadata().getName()).toList();
  }

  /** The pods of everything that runs. */
  List<PodTemplateSpec> pods() {
    return Stream.concat(
            all(StatefulSet.class).stream().map(set -> set.getSpec().getTemplate()),
            all(Deployment.class).stream().map(set -> set.getSpec().getTemplate()))
        .toList();
  }

  /** The pod that has at least these labels. */
  PodTemplateSpec pod(Map<String, String> labels) {
    return pods().stream()
        .filter(pod -> pod.getMetadata().getLabels().entrySet().containsAll(labels.entrySet()))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no pod has the labels " + labels));
  }

  List<Container> containers() {
    return pods().stream().flatMap(pod -> pod.getSpec().getContainers().stream()).toList();
  }

  @Override
  public String toString() {
    return name;
  }
}
