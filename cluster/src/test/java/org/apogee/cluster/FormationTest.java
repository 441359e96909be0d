package org.apogee.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.platform.config.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FormationTest {
  @TempDir private Path folder;

  @Test
  void withoutAnySettingAMemberIsAlone() {
    assertThat(read(Map.of())).isEqualTo(new Formation.Seeds(List.of()));
    assertThat(read(Map.of()).isAlone()).isTrue();
  }

  @Test
  void seedsAreReadInTheirOrder() {
    var formation = read(Map.of("apogee.node.seeds", "b:2, a:1"));

    assertThat(formation).isEqualTo(new Formation.Seeds(List.of("b:2", "a:1")));
    assertThat(formation.isAlone()).isFalse();
  }

  @Test
  void whatCannotBeUsedIsNamed() throws Exception {
    assertRefused(Map.of("formation", "dns"), "'dns'", "seeds or kubernetes");
    assertRefused(Map.of("formation", ""), "formation", "is empty");
    var all = kubernetes();
    assertRefused(with(all, "apogee.node.seeds", "a:1"), "use only one of them");
    var nowhere = with(all, "kubernetes.namespace", "");
    assertRefused(nowhere, "kubernetes.namespace", "is empty");
    assertRefused(with(all, "kubernetes.contact-points", 0), "kubernetes.contact-points", "from 1");
    assertRefused(with(all, "kubernetes.port", 0), "kubernetes.port", "from 1");
    var missing = folder.resolve("missing").toString();
    assertRefused(with(all, "kubernetes.token-file", missing), "token-file", "cannot be read");
    assertRefused(with(all, "kubernetes.authority-file", missing), "authority-file", "read");
    var twoLines = Files.writeString(folder.resolve("lines"), "token\n").toString();
    assertRefused(with(all, "kubernetes.token-file", twoLines), "token-file", "of its own");
    // This test does not run in a pod, where the variable would be set.
    if (System.getenv("KUBERNETES_SERVICE_HOST") == null) {
      assertRefused(all, "KUBERNETES_SERVICE_HOST is not");
    }
  }

  @Test
  void aPodThatDoesNotListenYetIsAskedAgainWhileItIsProbed() {
    var whole = ClusterSystem.load(Map.of());
    var pause = whole.getDuration("pekko.http.host-connection-pool.max-connection-backoff");
    var probe =
        whole.getDuration(
            "pekko.management.cluster.bootstrap.contact-point.probing-failure-timeout");

    assertThat(pause).isLessThan(probe);
  }

  private Map<String, Object> kubernetes() throws Exception {
    return Map.of(
        "formation",
        "kubernetes",
        "kubernetes.namespace",
        "games",
        "kubernetes.token-file",
        Files.writeString(folder.resolve("token"), "token").toString(),
        "kubernetes.authority-file",
        Files.writeString(folder.resolve("ca"), "ca").toString());
  }

  private static Map<String, Object> with(Map<String, Object> all, String key, Object value) {
    var changed = new HashMap<>(all);
    changed.put(key, value);
    return changed;
  }

  private static void assertRefused(Map<String, Object> cluster, String... words) {
    var settings = new HashMap<String, Object>();
    cluster.forEach((key, value) ->
        settings.put(key.startsWith("apogee.") ? key : "apogee.cluster." + key, value));
    assertThatThrownBy(() -> read(settings))
        .isNotInstanceOf(ConfigException.class)
        .hasMessageContainingAll(words);
  }

  private static Formation read(Map<String, Object> settings) {
    return MemberSettings.from(Configuration.of(ClusterSystem.load(settings))).formation();
  }
}
