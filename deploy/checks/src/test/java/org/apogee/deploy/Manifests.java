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
 * What one overlay, or the chart with some values, gives to a cluster.
 *
 * @param name the overlay or the values
 * @param objects all of it, strictly typed
 */
record Manifests(String name, List<HasMetadata> objects) {
  private static final Path FOLDER = Path.of("..", "kubernetes");

  /** An overlay, or {@code chart} with names of files of values. */
  static Manifests build(String name) {
    var words = List.of(name.split(" ", -1));
    return words.getFirst().equals("chart")
        ? chart("apogee", words.subList(1, words.size()))
        : overlay(name);
  }

  /** As Helm renders the chart with some files of values. */
  static Manifests chart(String namespace, List<String> values) {
    return read("chart " + String.join(" ", values), HelmChart.render(namespace, values));
  }

  /** As {@code kubectl kustomize} builds it; that needs no cluster. */
  private static Manifests overlay(String overlay) {
    try {
      var process =
          new ProcessBuilder("kubectl", "kustomize", FOLDER.resolve(overlay).toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      var yaml = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException("kubectl kustomize refuses " + overlay);
      }
      return read(overlay, yaml);
    } catch (IOException e) {
      throw new IllegalStateException("kubectl cannot be run", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  static Manifests read(String name, String yaml) {
    Object read = new KubernetesSerialization().unmarshal(yaml);
    List<?> objects = read instanceof Collection<?> many ? List.copyOf(many) : List.of(read);
    return new Manifests(name, objects.stream().map(HasMetadata.class::cast).toList());
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
