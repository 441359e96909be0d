package org.apogee.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.management.cluster.bootstrap.ClusterBootstrap;
import org.apache.pekko.management.javadsl.PekkoManagement;
import org.apogee.platform.Unavailable;
import org.apogee.platform.config.Configuration;

/**
 * Formation by the API of Kubernetes, which lists the pods of the nodes; each pod is then asked for
 * its cluster. Only listed pods may form a cluster; docs/decisions/0042 explains when.
 *
 * @param pods the label selector of pods that may form a cluster
 * @param container the container that must run in them
 * @param portName the name of the bootstrap port in the pods
 * @param port the bootstrap port of this member
 * @param contactPoints the number of pods that must have answered before one of them forms a
 *     cluster
 * @param token the file with the service account's token
 * @param authority the file with the certificate of the API
 */
public record KubernetesFormation(
    String namespace,
    String pods,
    String container,
    String portName,
    int port,
    int contactPoints,
    Path token,
    Path authority)
    implements Formation {
  private static final Duration BIND_PATIENCE = Duration.ofSeconds(10);
  private static final String SERVICE_HOST = "KUBERNETES_SERVICE_HOST";

  static KubernetesFormation from(Configuration kubernetes) {
    var read =
        new KubernetesFormation(
            kubernetes.text("namespace"),
            kubernetes.text("pods"),
            kubernetes.text("container"),
            kubernetes.text("port-name"),
            kubernetes.whole("port", 1, 65_535),
            kubernetes.whole("contact-points", 1, 1000),
            file(kubernetes, "token-file"),
            file(kubernetes, "authority-file"));
    // A token with a line break would silently not be sent, and everybody be a stranger.
    var token = contentOf(kubernetes, "token-file", read.token);
    if (!token.equals(token.strip()) || token.isEmpty()) {
      throw kubernetes.bad(
          "token-file",
          "names " + read.token + ", which must contain one token on a line of its own");
    }
    var _ = contentOf(kubernetes, "authority-file", read.authority);
    if (System.getenv(SERVICE_HOST) == null) {
      throw kubernetes.bad(
          "namespace",
          "is set, but " + SERVICE_HOST + " is not: this process does not run in a pod");
    }
    return read;
  }

  private static Path file(Configuration kubernetes, String key) {
    return Path.of(kubernetes.text(key));
  }

  private static String contentOf(Configuration kubernetes, String key, Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw kubernetes.bad(
          key, "names " + file + ", which cannot be read; mount the token of a service account");
    }
  }

  /** What Pekko has to know of it. */
  Map<String, Object> pekko(String host) {
    var discovery = "pekko.management.cluster.bootstrap.contact-point-discovery.";
    var api = "pekko.discovery.kubernetes-api.";
    return Map.ofEntries(
        Map.entry("pekko.management.http.hostname", host),
        Map.entry("pekko.management.http.port", port),
        Map.entry(discovery + "port-name", portName),
        Map.entry(discovery + "required-contact-point-nr", contactPoints),
        Map.entry(api + "pod-namespace", namespace),
        Map.entry(api + "pod-label-selector", pods),
        Map.entry(api + "container-name", container),
        Map.entry(api + "api-token-path", token.toString()),
        Map.entry(api + "api-ca-path", authority.toString()));
  }

  /** Starts to answer the probes of other members, and to look for a cluster. */
  void begin(ActorSystem<?> system) {
    try {
      var _ =
          PekkoManagement.get(system)
              .start()
              .toCompletableFuture()
              .orTimeout(BIND_PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
              .join();
    } catch (CompletionException | CancellationException taken) {
      throw new Unavailable(
          "Cannot listen on port %d for cluster formation; see apogee.cluster.kubernetes.port."
              .formatted(port),
          taken);
    }
    ClusterBootstrap.get(system).start();
  }
}
